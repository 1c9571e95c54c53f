import type { Page } from '@playwright/test'
import type { Docent, DocentInstance } from '../../packages/widget/src/embed/index.ts'
import { ask, openPanel } from '../fixtures.ts'
import { answersOf, fieldOf, panelOf, pillOf } from '../panel.ts'
import { expect, pageWith, test } from './stage.ts'

type Host = Window & { Docent: Docent; seen: [string, unknown][] }

async function showReady(page: Page, show: () => Promise<void>): Promise<void> {
  await show()
  await expect(page.locator('docent-chat').first()).toBeAttached()
}

test('calls that come before the chat is loaded are done when it is', async ({ page, stage }) => {
  await showReady(page, () => stage.show(page, pageWith(stage.assistant)))
  await page.evaluate(() => (window as unknown as Host).Docent.ask('What is Docent?'))
  await expect(panelOf(page)).toBeVisible()
  await expect(fieldOf(page)).toHaveValue('What is Docent?')

  await page.evaluate(() => (window as unknown as Host).Docent.close())
  await expect(panelOf(page)).toBeHidden()
  await page.evaluate(() => (window as unknown as Host).Docent.toggle())
  await expect(panelOf(page)).toBeVisible()
})

test('events tell the page what a visitor does, as listeners and from the element', async ({
  page,
  stage,
}) => {
  await page.addInitScript(() => {
    const seen: [string, unknown][] = []
    Object.assign(window, { seen })
    document.addEventListener('docent:ready', (event) => {
      const chat = (event as CustomEvent<DocentInstance>).detail
      chat.on('ask', (detail) => seen.push(['on ask', detail]))
    })
    for (const kind of ['ready', 'open', 'ask', 'answer', 'feedback', 'close']) {
      document.addEventListener(`docent:${kind}`, () => seen.push([kind, undefined]))
    }
  })
  await stage.show(page, pageWith(stage.assistant))
  await openPanel(page)
  await ask(page, 'What products are available?')
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await page.getByRole('button', { name: 'Helpful', exact: true }).click()
  await page.waitForFunction(() => (window as unknown as Host).seen.at(-1)?.[0] === 'feedback')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => (window as unknown as Host).seen.at(-1)?.[0] === 'close')
  const seen = await page.evaluate(() => (window as unknown as Host).seen)
  expect(seen).toEqual([
    ['ready', undefined],
    ['open', undefined],
    ['on ask', { question: 'What products are available?' }],
    ['ask', undefined],
    ['answer', undefined],
    ['feedback', undefined],
    ['close', undefined],
  ])
})

test('a listener is forgotten, and reset puts the conversation away', async ({ page, stage }) => {
  await showReady(page, () => stage.show(page, pageWith(stage.assistant)))
  await page.evaluate(() => {
    const host = window as unknown as Host
    host.seen = []
    const off = host.Docent.on('ask', () => host.seen.push(['ask', null]))
    off()
  })
  await openPanel(page)
  await ask(page, 'What products are available?')
  await expect(answersOf(page)).toHaveCount(1)
  await page.evaluate(() => (window as unknown as Host).Docent.reset())
  await expect(answersOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as Host).seen)).toEqual([])
})

test('two chats on a page do not disturb each other', async ({ page, stage }) => {
  const second = `<script src="${stage.assistant}/widget.js" async data-position="right"
    data-label="Ask the other" data-endpoint="${stage.assistant}/api/gen-ai?of=other"></script>`
  await stage.show(page, pageWith(stage.assistant, '', second))
  const [left, right] = [pillOf(page), page.getByRole('button', { name: 'Ask the other' })]
  await left.click()
  await ask(page, 'What products are available?')
  await expect(answersOf(page)).toHaveCount(1)
  await left.click()
  await expect(panelOf(page)).toBeHidden()

  await right.click()
  await expect(panelOf(page)).toBeVisible()
  await expect(answersOf(page)).toHaveCount(0)
  await expect(left).toHaveAttribute('aria-expanded', 'false')
  await page.evaluate(() => {
    for (const one of (window as unknown as Host).Docent.instances) {
      if (one.element.shadowRoot?.querySelector('.panel')) one.destroy()
    }
  })
  await expect(right).toHaveCount(0)
  await left.click()
  await expect(answersOf(page)).toHaveCount(1)
})

/**
 * React listens to the page from the moment it is loaded, once however many chats
 * come and go, and hears nothing without one.
 */
const OF_REACT = ['selectionchange']

/** Counts the listeners on window and document, from before any script of the page. */
async function countListeners(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const kept: string[] = []
    Object.assign(window, { kept })
    const forget = (type: string): void => {
      const place = kept.indexOf(type)
      if (place >= 0) kept.splice(place, 1)
    }
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
    for (const target of [window, document]) {
      target.addEventListener = (type: string, listener: unknown, options?: unknown) => {
        const { once, signal } = Object(options) as AddEventListenerOptions
        if (!once) kept.push(type)
        signal?.addEventListener('abort', () => forget(type))
        add.call(target, type, listener as EventListener, options as AddEventListenerOptions)
      }
      target.removeEventListener = (type: string, listener: unknown, options?: unknown) => {
        forget(type)
        remove.call(target, type, listener as EventListener, options as EventListenerOptions)
      }
    }
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { kept: string[] }).kept.toSorted((a, b) => (a < b ? -1 : 1)),
    )
}

test('destroy leaves nothing behind', async ({ page, stage }) => {
  const readListeners = await countListeners(page)
  const readGlobals = () => page.evaluate(() => Object.getOwnPropertyNames(window).toSorted())
  await stage.show(page, '<!doctype html><title>A page</title><body><h1>A page</h1>')
  const [globals, markup] = [await readGlobals(), await page.content()]

  for (const _ of ['once', 'and again']) {
    await addTag(page, stage.assistant)
    expect((await readGlobals()).filter((name) => !globals.includes(name))).toEqual(['Docent'])
    await openPanel(page)
    await page.getByRole('button', { name: 'Explain what you do.' }).click()
    await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
    await page.evaluate(() => (window as unknown as Host).Docent.destroy())

    expect(await readGlobals()).toEqual(globals)
    expect(await page.content()).toBe(markup)
    expect(await readListeners()).toEqual(OF_REACT)
  }
})

function addTag(page: Page, assistant: string): Promise<unknown> {
  return page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const tag = Object.assign(document.createElement('script'), { src, onload: resolve })
        document.body.append(tag)
        tag.remove()
      }),
    `${assistant}/widget.js`,
  )
}

test('a chat that could not be loaded says so, and is tried again', async ({
  page,
  stage,
  complaints,
}) => {
  await page.route('**/widget-chat-*.js', (route) => route.abort(), { times: 1 })
  await stage.show(page, pageWith(stage.assistant))
  await pillOf(page).click()
  const words = page.getByRole('status').filter({ hasText: 'could not be loaded' })
  await expect(words).toBeVisible()
  await pillOf(page).click()
  await expect(panelOf(page)).toBeVisible()
  await expect(words).toHaveCount(0)
  complaints.length = 0
})

test('complaint 15: a conversation is kept over a load, until it is reset', async ({
  page,
  stage,
}) => {
  await stage.show(page, pageWith(stage.assistant))
  await openPanel(page)
  await ask(page, 'What products are available?')
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await waitForKept(page, true)
  await page.reload()
  await expect(panelOf(page)).toBeHidden()
  await openPanel(page)
  await expect(answersOf(page)).toHaveCount(1)

  await page.evaluate(() => (window as unknown as Host).Docent.reset())
  await waitForKept(page, false)
  await page.reload()
  await openPanel(page)
  await expect(answersOf(page)).toHaveCount(0)
})

function waitForKept(page: Page, isKept: boolean): Promise<unknown> {
  return page.waitForFunction(
    (isKept) => Object.keys(sessionStorage).some((key) => key.includes(':chat@')) === isKept,
    isKept,
  )
}

test('a hidden pill leaves the panel to the page, and returns the focus', async ({
  page,
  stage,
}) => {
  const button = '<button onclick="Docent.open()">Need help?</button>'
  await stage.show(page, pageWith(stage.assistant, 'data-hidden', button))
  await expect(page.locator('docent-chat')).toBeAttached()
  await expect(pillOf(page)).toBeHidden()
  const opener = page.getByRole('button', { name: 'Need help?' })
  await opener.click()
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a panel that was open is open again if the tag asks for it', async ({ page, stage }) => {
  await stage.show(page, pageWith(stage.assistant, 'data-restore-open'))
  await openPanel(page)
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => /:open@/.test(key)))
  await page.reload()
  await expect(panelOf(page)).toBeVisible()
})
