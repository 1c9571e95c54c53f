// The specification's rules for the panel that only a browser can show: sizes, places, scrolling.

import type { Page } from '@playwright/test'
import type { StreamPart } from '@docent/protocol'
import {
  answerWith,
  ask,
  expect,
  finish,
  openPanel,
  start,
  startStream,
  test,
  text,
} from '../fixtures.ts'
import { fieldOf as field, panelOf as panel, pillOf as pill, readStill } from '../panel.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

const paragraphs = (count: number): StreamPart =>
  text(Array.from({ length: count }, (_, index) => `Paragraph ${index + 1}.`).join('\n\n'))

/** Has every question answered with these parts, and the reply left open for more. */
async function answerAll(page: Page, ...parts: StreamPart[]) {
  let write: (...more: StreamPart[]) => void = () => undefined
  const close = await answerWith(page, (_, response) => {
    write = startStream(response)
    write(start, ...parts)
  })
  return { close, send: (...more: StreamPart[]) => write(...more) }
}

const heightOf = async (page: Page, of = field(page)) => (await of.boundingBox())!.height
const fromEnd = (page: Page) =>
  list(page).evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop))

test('header, banner, list, quick replies and input are below each other', async ({
  page,
  complaints,
}) => {
  const close = await answerWith(page, (_, response) => void response.writeHead(500).end())
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  const parts = [
    panel(page).getByRole('heading', { level: 2 }),
    panel(page).getByRole('alert'),
    list(page),
    panel(page).getByRole('list', { name: 'Suggested questions' }),
    field(page),
  ]
  await expect(parts[1]!).toContainText('Something went wrong. Please try again.')
  const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!))
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(box.y).toBeGreaterThanOrEqual(boxes[index]!.y + boxes[index]!.height)
  }
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('Failed to fetch the chat response.'),
  ])
  close()
})

test('the list is at most 410 px high, however long the conversation', async ({ page }) => {
  const { close } = await answerAll(page, paragraphs(60), finish)
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  await expect(panel(page)).toContainText('Paragraph 60.')
  expect(await heightOf(page, list(page))).toBeLessThanOrEqual(410)
  const { width, height } = (await panel(page).boundingBox())!
  expect([width, height]).toEqual([750, 600])
  close()
})

test('the field grows with its text from 48 to 120 px, and shrinks again', async ({ page }) => {
  await page.goto('/')
  await openPanel(page)
  expect(await heightOf(page)).toBe(48)

  await field(page).pressSequentially('one')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('two')
  await expect(field(page)).toHaveValue('one\ntwo')
  const grown = await heightOf(page)
  expect(grown).toBeGreaterThan(48)
  expect(grown).toBeLessThan(120)

  await field(page).fill('line\n'.repeat(20))
  expect(await heightOf(page)).toBe(120)
  await field(page).fill('')
  expect(await heightOf(page)).toBe(48)
})

test('the counter shows the length, and what is over 2000 is kept, marked and not sent', async ({
  page,
}) => {
  await page.goto('/')
  await openPanel(page)
  await field(page).fill('x'.repeat(2000))
  await expect(panel(page).getByText('2000/2000')).toBeVisible()
  await expect(button(page, 'Send')).toBeEnabled()

  await field(page).press('End')
  await field(page).pressSequentially('y')
  await expect(panel(page).getByText('2001/2000')).toBeVisible()
  await expect(button(page, 'Send')).toBeDisabled()
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue(/y$/)
  await expect(panel(page).getByRole('article')).toHaveCount(0)
})

test('the list scrolls to its end with every update, unless the reader has scrolled up', async ({
  page,
}) => {
  const { close, send } = await answerAll(page, paragraphs(30))
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  await expect(panel(page)).toContainText('Paragraph 30.')
  await expect.poll(() => fromEnd(page)).toBe(0)
  send(text('\n\nMore.'), paragraphs(10))
  await expect(panel(page)).toContainText('More.')
  await expect.poll(() => fromEnd(page)).toBe(0)

  await list(page).hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(() => fromEnd(page)).toBeGreaterThan(200)
  const top = await readStill(page, () => list(page).evaluate((box) => box.scrollTop))
  send(text('\n\nBehind the reader.'), paragraphs(10), finish)
  await expect(panel(page)).toContainText('Behind the reader.')
  await expect(button(page, 'New messages')).toBeVisible()
  expect(await list(page).evaluate((box) => box.scrollTop)).toBe(top)

  await button(page, 'New messages').click()
  await expect.poll(() => fromEnd(page)).toBe(0)
  await button(page, 'Start of answer').click()
  await expect(list(page).getByText('Paragraph 1.', { exact: true }).first()).toBeInViewport()
  await expect(list(page)).toBeFocused()
  await expect(button(page, 'Start of answer')).toBeHidden()
  await ask(page, 'Another')
  await expect.poll(() => fromEnd(page)).toBe(0)
  close()
})

test('each bubble has a Copy button, and only the last answer a Regenerate button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { close } = await answerAll(page, text('It is **so**.'), finish)
  await page.goto('/')
  await openPanel(page)
  for (const question of ['one', 'two']) {
    await ask(page, question)
    await expect(list(page).getByText('It is so.')).toHaveCount(question === 'one' ? 1 : 2)
  }
  await expect(button(page, 'Copy')).toHaveCount(4)
  await expect(button(page, 'Regenerate')).toHaveCount(1)

  const last = panel(page).getByRole('article').last()
  await last.getByRole('button', { name: 'Copy' }).click()
  await expect(last.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('It is **so**.')
  await expect(last.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()

  const regenerated = page.waitForRequest('**/api/gen-ai')
  await last.getByRole('button', { name: 'Regenerate' }).click()
  const { messages } = (await regenerated).postDataJSON() as { messages: { role: string }[] }
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
  close()
})

test('a request carries the chat, its messages and the page, and is sent to /api/gen-ai', async ({
  page,
}) => {
  await page.goto('/products')
  await openPanel(page)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await ask(page, 'What is it?')
  const request = await sent
  expect(new URL(request.url()).pathname).toBe('/api/gen-ai')
  expect(request.headers()['content-type']).toBe('application/json')
  expect(request.postDataJSON()).toEqual({
    id: expect.stringMatching(/^[\da-f]{32}$/),
    messages: [
      {
        id: expect.stringMatching(/^[\da-f]{32}$/),
        role: 'user',
        content: 'What is it?',
        parts: [{ type: 'text', text: 'What is it?' }],
      },
    ],
    data: {
      page: {
        url: expect.stringMatching(/\/products$/),
        title: 'Products · Docent',
        language: 'en',
      },
    },
  })
})

test('tokens and costs are not shown', async ({ page }) => {
  const usage = { promptTokens: 1234, completionTokens: 5678 }
  const done: StreamPart = { type: 'finish_message', value: { finishReason: 'stop', usage } }
  const { close } = await answerAll(page, text('So.'), done)
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  await expect(button(page, 'Regenerate')).toBeVisible()
  await expect(panel(page)).not.toContainText(/1234|5678|6912|token|cost/i)
  close()
})

test('opening the panel leads to the end of the conversation', async ({ page }) => {
  const { close } = await answerAll(page, paragraphs(30), finish)
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  await expect(button(page, 'Regenerate')).toBeVisible()
  await list(page).hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(() => fromEnd(page)).toBeGreaterThan(200)
  await button(page, 'Close').click()
  await openPanel(page)
  await expect.poll(() => fromEnd(page)).toBe(0)
  close()
})

test('the panel never asks to resume', async ({ page, complaints }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/gen-ai') asked.push(request.method())
  })
  let cut: () => void = () => undefined
  const close = await answerWith(page, (_, response) => {
    startStream(response)(start, text('Half'))
    cut = () => response.destroy()
  })
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  await expect(panel(page)).toContainText('Half')
  cut()
  await expect(panel(page).getByRole('alert')).toContainText('Something went wrong.')
  await page.goto('/products')
  await openPanel(page)
  expect(asked).toEqual(['POST'])
  expect(complaints.splice(0)).toHaveLength(1)
  close()
})

test('after a full load the panel is closed', async ({ page }) => {
  await page.goto('/')
  await openPanel(page)
  await page.reload()
  await expect(pill(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(panel(page)).toBeHidden()
})

test('the pill is at the physical left on a right-to-left page too', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  expect((await pill(page).boundingBox())!.x).toBe(24)
  await openPanel(page)
  await expect.poll(async () => (await panel(page).boundingBox())!.x).toBe(24)
})

for (const [what, width, height] of [
  ['640 px wide', 640, 800],
  ['420 px high', 1200, 420],
] as const) {
  test(`at ${what} the panel fills the screen, and the list what is left of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const { close } = await answerAll(page, paragraphs(60), finish)
    await page.goto('/')
    await expect(pill(page).getByText('Talk to the assistant')).toBeVisible()
    await openPanel(page)
    const dialog = page.getByRole('dialog', { name: 'Docent assistant' })
    await ask(page, 'Anything')
    await expect(dialog).toContainText('Paragraph 60.')
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height })
    const box = (await list(page).boundingBox())!
    const below = (await field(page).boundingBox())!
    expect(box.height).toBeGreaterThan(height / 3)
    expect(below.y + below.height).toBeLessThanOrEqual(height)
    close()
  })
}

test('one pixel above both the panel is next to its pill', async ({ page }) => {
  await page.setViewportSize({ width: 641, height: 421 })
  await page.goto('/')
  await openPanel(page)
  await expect(panel(page)).toBeVisible()
  await expect(pill(page).getByText('Talk to the assistant')).toBeVisible()
  const { x, y, width, height } = (await panel(page).boundingBox())!
  expect(x).toBeGreaterThan(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThan(641)
  expect(y + height).toBeLessThanOrEqual((await pill(page).boundingBox())!.y)
})
