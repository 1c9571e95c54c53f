// Data that outlives its page: a conversation that continues after a full load, and one that is put
// away for another.

import type { Page } from '@playwright/test'
import type { StreamPart } from '@docent/protocol'
import { followUps } from '@docent/playground/answers'
import {
  ask,
  expect,
  findViolations,
  finish,
  openPanel,
  sendTo,
  start,
  test,
  text,
  startStream,
} from '../fixtures.ts'
import { answersOf, fieldOf, panelOf, pillOf, readStill } from '../panel.ts'

interface Asked {
  readonly token: string | undefined
  readonly id: string
  readonly messages: readonly { readonly content: string }[]
}

/** Answers each question as it is told, with a token as our server does, and notes what was asked. */
async function answerEach(page: Page, ...parts: StreamPart[]) {
  const asked: Asked[] = []
  const close = await sendTo(page, async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const token = request.headers['x-docent-chat']
    asked.push({ ...(JSON.parse(body) as Asked), token: token as string | undefined })
    response.setHeader('x-docent-chat', `token-${asked.length}`)
    startStream(response)(start, text(`Answer ${asked.length}. `), ...parts)
    if (parts.includes(finish)) response.end()
  })
  return { asked, close }
}

const newConversation = (page: Page) =>
  panelOf(page).getByRole('button', { name: 'New conversation' })
const questionsOf = (page: Page) => panelOf(page).getByRole('article', { name: 'You said' })
const followUpsOf = (page: Page) => panelOf(page).getByRole('list', { name: 'Related questions' })

/** The record is written a moment after an answer, or as the page is left. */
async function leaveFor(page: Page, route: string): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('docent:chat') !== null)
  await page.goto(route)
}

test('a conversation survives a full load, and goes on with the next question', async ({
  page,
}) => {
  const { asked, close } = await answerEach(page, finish)
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'First')
  await expect(answersOf(page)).toHaveText(/Answer 1/)
  await fieldOf(page).fill('half a thou')

  await leaveFor(page, '/products')
  await expect(pillOf(page)).toHaveAttribute('aria-expanded', 'false')
  await openPanel(page)
  await expect(questionsOf(page)).toContainText(['First'])
  await expect(answersOf(page)).toContainText(['Answer 1'])
  await expect(fieldOf(page)).toHaveValue('half a thou')

  await ask(page, 'Second')
  await expect(answersOf(page)).toContainText(['Answer 1', 'Answer 2'])
  expect(asked[1]).toMatchObject({ id: asked[0]!.id, token: 'token-1' })
  expect(asked[1]!.messages.map(({ content }) => content.trim())).toEqual([
    'First',
    'Answer 1.',
    'Second',
  ])
  close()
})

test('the real server continues a conversation after a full load', async ({ page }) => {
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Who should get the widget?')
  await expect(panelOf(page).getByRole('list', { name: /Sources/ })).toBeVisible()
  await leaveFor(page, '/about-us')
  await openPanel(page)
  await expect(panelOf(page).getByRole('list', { name: /Sources/ })).toBeVisible()
  const answered = page.waitForResponse('**/api/gen-ai')
  await ask(page, 'What products are available?')
  const token = (await (await answered).request().allHeaders())['x-docent-chat']
  // A token that the server does not take for its own is answered by another.
  expect((await answered).headers()['x-docent-chat']).toBe(token)
})

test('a reply that is left in the middle keeps its text so far, and is marked', async ({
  page,
}) => {
  const { close } = await answerEach(page, text('and then'))
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'First')
  await expect(answersOf(page)).toContainText('and then')
  await leaveFor(page, '/')
  await openPanel(page)
  await expect(answersOf(page)).toContainText('Answer 1. and then')
  await expect(answersOf(page)).toContainText('Interrupted')
  await expect(panelOf(page).getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await expect(fieldOf(page)).toBeEnabled()
  close()
})

test('a question that is left before its answer is in the field again', async ({ page }) => {
  const close = await sendTo(page, (request) => void request.resume())
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Never answered')
  await expect(panelOf(page)).toContainText('Thinking...')
  await page.reload()
  await openPanel(page)
  await expect(fieldOf(page)).toHaveValue('Never answered')
  close()
})

for (const [what, answer] of [
  ['cannot be loaded', 'abort'],
  ['takes too long', 'hold'],
] as const) {
  test(`the panel works if the code that keeps a conversation ${what}`, async ({ page }) => {
    const { close } = await answerEach(page, finish)
    await page.route('**/assets/keeping-*.js', async (route) => {
      if (answer === 'abort') await route.abort()
    })
    await page.addInitScript(() => sessionStorage.setItem('docent:draft', 'left'))
    await page.goto('/')
    await openPanel(page)
    await ask(page, 'First')
    await expect(answersOf(page)).toHaveText(/Answer 1/)
    close()
  })
}

test('New conversation begins another, with the focus in the field', async ({ page }) => {
  const { asked, close } = await answerEach(page, finish)
  await page.goto('/')
  await openPanel(page)
  await expect(newConversation(page)).toBeHidden()
  await ask(page, 'First')
  await expect(answersOf(page)).toBeVisible()
  await page.waitForFunction(() => sessionStorage.getItem('docent:chat') !== null)

  // Before the field, and after the title: the keyboard's way to it.
  await newConversation(page).focus()
  await page.keyboard.press('Enter')
  await expect(fieldOf(page)).toBeFocused()
  await expect(answersOf(page)).toBeHidden()
  await expect(newConversation(page)).toBeHidden()
  await expect(
    panelOf(page).locator('[aria-live=polite]').getByText('New conversation'),
  ).toHaveCount(1)
  await page.waitForFunction(() => sessionStorage.getItem('docent:chat') === null)

  await ask(page, 'Second')
  await expect(answersOf(page)).toHaveText(/Answer 2/)
  expect(asked[1]!.id).not.toBe(asked[0]!.id)
  expect(asked[1]).toMatchObject({ token: undefined, messages: { length: 1 } })
  close()
})

test('New conversation ends a running reply', async ({ page }) => {
  const { close } = await answerEach(page, text('on and on'))
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'First')
  await expect(answersOf(page)).toContainText('on and on')
  await newConversation(page).click()
  await expect(panelOf(page).getByRole('heading', { name: 'Welcome to Docent' })).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
  close()
})

for (const [what, spoil] of [
  [
    'blocked',
    () => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      Object.defineProperty(window, 'sessionStorage', { get: refuse })
      Object.defineProperty(window, 'localStorage', { get: refuse })
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'poisoned',
    () => {
      sessionStorage.setItem('docent:chat', '{"version":1,"messages":[{"role":"assistant"}]}')
      sessionStorage.setItem('docent:draft', 'x'.repeat(1_000_000))
    },
  ],
] as const) {
  test(`storage that is ${what} does not break the panel`, async ({ page }) => {
    const { close } = await answerEach(page, finish)
    await page.addInitScript(spoil)
    await page.goto('/')
    await openPanel(page)
    await expect(fieldOf(page)).toHaveValue('')
    await ask(page, 'First')
    await expect(answersOf(page)).toHaveText(/Answer 1/)
    await newConversation(page).click()
    await expect(answersOf(page)).toBeHidden()
    close()
  })
}

test('up to three follow-ups are below the last answer, and a click sends them', async ({
  page,
}) => {
  const questions = ['What is it?', 'Who is it for?', 'What does it cost?', 'One too many?']
  const { asked, close } = await answerEach(page, followUps(...questions), finish)
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'First')
  await expect(followUpsOf(page).getByRole('button')).toHaveText(questions.slice(0, 3))
  expect(await findViolations(page, '.docent')).toEqual([])

  await followUpsOf(page).getByRole('button', { name: 'Who is it for?' }).press('Enter')
  await expect(answersOf(page)).toHaveCount(2)
  await expect(followUpsOf(page)).toHaveCount(1)
  expect(asked[1]!.messages.at(-1)).toMatchObject({ content: 'Who is it for?' })
  await expect(fieldOf(page)).toBeFocused()
  close()
})

test('follow-ups are gone while a reply is pending', async ({ page }) => {
  const { close } = await answerEach(page, followUps('What is it?'))
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'First')
  await expect(answersOf(page)).toContainText('Answer 1')
  await expect(followUpsOf(page)).toBeHidden()
  await panelOf(page).getByRole('button', { name: 'Stop' }).click()
  await expect(followUpsOf(page)).toBeVisible()
  close()
})

test('with persist local the tabs of a visitor agree, each with its own draft', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const first = await answerEach(page, finish)
  const second = await answerEach(other, finish)
  await openChats([page, other], { persist: 'local' })
  await fieldOf(other).fill('typing here')

  await ask(page, 'First')
  await expect(answersOf(other)).toHaveText(/Answer 1/)
  await expect(fieldOf(other)).toHaveValue('typing here')
  await expect(answersOf(other)).not.toContainText('Interrupted')

  await ask(other, 'Second')
  await expect(answersOf(page)).toHaveCount(2)
  expect(second.asked[0]).toMatchObject({ id: first.asked[0]!.id, token: 'token-1' })

  await newConversation(page).click()
  await expect(answersOf(other)).toHaveCount(0)
  first.close()
  second.close()
})

test('with persist local a deletion for good reaches a tab in the middle of a reply', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const tabs = [page, other]
  await page.route('**/api/conversation?*', (route) => route.fulfill({ status: 204 }))
  const first = await answerEach(page, finish)
  const second = await answerEach(other)
  await openChats(tabs, { persist: 'local' })
  await ask(page, 'First')
  await expect(answersOf(other)).toHaveText(/Answer 1/)
  await ask(other, 'Second')
  await expect(answersOf(other)).toHaveCount(2)

  await panelOf(page).getByRole('button', { name: 'Settings and shortcuts' }).click()
  await panelOf(page).getByRole('button', { name: 'Delete for good' }).click()
  for (const tab of tabs) {
    await expect(questionsOf(tab)).toHaveCount(0)
    await expect(tab.getByRole('button', { name: 'Earlier conversations' })).toHaveCount(0)
  }
  const listKept = () => Object.keys(localStorage).filter((key) => key.includes('chat'))
  await expect.poll(() => page.evaluate(listKept)).toEqual([])
  first.close()
  second.close()
})

test('with restoreOpen an open panel is open after a load, and takes no focus', async ({
  page,
}) => {
  const { close } = await answerEach(page, finish)
  await withOptions(page, { restoreOpen: true })
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'First')
  await expect(answersOf(page)).toHaveText(/Answer 1/)
  await page.reload()
  await expect(answersOf(page)).toHaveText(/Answer 1/)
  await expect(page.locator('body')).toBeFocused()

  await page.setViewportSize({ width: 600, height: 800 })
  await page.reload()
  await expect(pillOf(page)).toBeVisible()
  await openPanel(page)
  await expect(answersOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(pillOf(page)).toHaveAttribute('aria-expanded', 'false')
  expect(await page.evaluate(() => sessionStorage.getItem('docent:open'))).toBeNull()
  close()
})

test('a restored panel shows the position of its reader, or follows the end', async ({ page }) => {
  const long = 'A line of an answer.\n\n'.repeat(60)
  const { close } = await answerEach(page, text(long), finish)
  await withOptions(page, { restoreOpen: true })
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'First')
  const list = page.locator('.list')
  const distance = () => list.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await expect.poll(distance).toBeLessThan(2)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await expect.poll(distance).toBeLessThan(2)

  await list.hover()
  await page.mouse.wheel(0, -300)
  const top = () => list.evaluate((box) => Math.round(box.scrollTop))
  await expect.poll(distance).toBeGreaterThan(250)
  const left = await readStill(page, top)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeAttached()
  await expect.poll(top).toBe(left)
  await expect(page.getByRole('button', { name: 'New messages' })).toBeHidden()

  // A newly opened panel begins at the end, as ever.
  await pillOf(page).click()
  await pillOf(page).click()
  await expect.poll(distance).toBeLessThan(2)
  close()
})

/** As on a site whose configuration says so. */
async function withOptions(page: Page, own: object): Promise<void> {
  await page.addInitScript((own) => {
    addEventListener('DOMContentLoaded', () => {
      const chat = document.querySelector<HTMLElement>('.docent')
      const options = JSON.parse(chat?.dataset['options'] ?? '{}') as object
      if (chat) chat.dataset['options'] = JSON.stringify({ ...options, ...own })
    })
  }, own)
}

async function openChats(tabs: readonly Page[], own: object): Promise<void> {
  for (const tab of tabs) {
    await withOptions(tab, own)
    await tab.goto('/')
    await openPanel(tab)
  }
}

// Nothing said that the page was the subject: the panel opened as by its pill.
test('Ask about this page suggests a question, and the question says which page', async ({
  page,
}) => {
  await page.goto('/articles/the-last-line')
  await page.getByRole('button', { name: 'Ask about this page' }).click()
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('What does this page explain?')
  const request = page.waitForRequest('**/api/gen-ai')
  await page.keyboard.press('Enter')
  const { data } = (await request).postDataJSON() as { data: unknown }
  const title = await page.title()
  expect(data).toMatchObject({
    page: { url: expect.stringMatching(/\/articles\/the-last-line$/), title },
  })
  const source = answersOf(page).last().getByRole('link', { name: 'Source 1' })
  await expect(source).toHaveAttribute('href', /\/articles\/the-last-line$/)
})
