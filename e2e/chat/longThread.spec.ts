import '@docent/playground/livePage'
import type { Page } from '@playwright/test'
import { SOURCED } from '@docent/playground/answers'
import { answerWith, ask, expect, finish, openPanel, start, startStream } from '../fixtures.ts'
import { answersOf } from '../panel.ts'
import { showState, test } from '../playground.ts'

// A long conversation: the optimisations, and their absence of side effects.

const messagesOf = (page: Page) => page.locator('.thread > li')
const listOf = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const QUESTION = 'Question 1: how does it work?'

/** Where in the window the top of a message is, by its text. */
const findTop = (page: Page, what: string) =>
  messagesOf(page)
    .filter({ hasText: what })
    .evaluate((message) => message.getBoundingClientRect().top)

/** The text of the first question in sight. */
const findSeen = (page: Page) =>
  listOf(page).evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect()
    const questions = [...list.querySelectorAll('.you .verbatim')]
    const seen = questions.find((question) => {
      const place = question.getBoundingClientRect().top
      return place >= top && place < bottom
    })
    return seen?.textContent ?? ''
  })

async function scrollBy(page: Page, y: number): Promise<void> {
  const top = () => listOf(page).evaluate((list) => list.scrollTop)
  const before = await top()
  await page.mouse.wheel(0, y)
  await expect.poll(top).toBe(before + y)
}

async function fillLive(page: Page, playground: string, turns: number): Promise<void> {
  await page.goto(`${playground}live.html`)
  await page.evaluate(() => globalThis.live.open())
  await page.evaluate((turns) => globalThis.live.fill(turns, 'An answer.\n\n'.repeat(30)), turns)
}

test('complaint 9: a browser lays out and paints each message by itself', async ({
  page,
  playground,
}) => {
  await fillLive(page, playground, 10)
  const contains = await messagesOf(page).evaluateAll((all) =>
    all.map((message) => getComputedStyle(message).contain),
  )
  expect(contains).toEqual(Array(20).fill('layout paint'))
})

test('complaint 9: an answer that arrives changes no message above it', async ({
  page,
  playground,
}) => {
  await fillLive(page, playground, 10)
  await page.evaluate(() => globalThis.live.send('And?'))
  // All but the question that was asked before this one, which was the newest until now.
  await messagesOf(page).evaluateAll((all) => {
    const observer = new MutationObserver((changes) => Object.assign(window, { changes }))
    const options = { subtree: true, childList: true, characterData: true, attributes: true }
    for (const message of all.slice(0, 18)) observer.observe(message, options)
  })
  await page.evaluate(() => globalThis.live.stream('It goes on. '.repeat(40), 20, 5))
  await expect(messagesOf(page)).toHaveCount(22)
  expect(await page.evaluate(() => 'changes' in window)).toBe(false)
})

test('complaint 9: a conversation that comes back begins with its end', async ({
  page,
  playground,
}) => {
  await fillLive(page, playground, 40)
  await page.locator('.pill').click()
  await expect(messagesOf(page)).toHaveCount(0)
  const first = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.pill')!.click()
    while (!document.querySelector('.thread > li')) await new Promise(requestAnimationFrame)
    return document.querySelectorAll('.thread > li').length
  })
  expect(first).toBeLessThan(20)
  await expect(messagesOf(page)).toHaveCount(80)
  expect(await messagesOf(page).first().textContent()).toContain(QUESTION)
  const fromEnd = () =>
    listOf(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
  await expect.poll(fromEnd).toBeLessThan(1)
})

// The panel used to be disabled with `pointer-events: none`, which everything in it inherits: restyling
// a long conversation took longer than the closing animation.
test('complaint 9: a closing panel cannot be pressed, and nothing in it is restyled', async ({
  page,
  playground,
}) => {
  await fillLive(page, playground, 2)
  const found = await page.evaluate(async () => {
    const button = document.querySelector('.head .close')!
    const { left, top } = button.getBoundingClientRect()
    const before = getComputedStyle(button).pointerEvents
    document.querySelector<HTMLElement>('.pill')!.click()
    while (!document.querySelector('.panel[data-leaving]')) {
      await new Promise(requestAnimationFrame)
    }
    const pressed = document.elementFromPoint(left + 4, top + 4)
    return {
      pressed: pressed?.className,
      isSame: getComputedStyle(button).pointerEvents === before,
    }
  })
  expect(found).toEqual({ pressed: 'panel', isSame: true })
})

test('older messages appear above: they move nothing under a reader who has scrolled up', async ({
  page,
  playground,
}) => {
  await fillLive(page, playground, 60)
  await page.locator('.pill').click()
  await expect(messagesOf(page)).toHaveCount(0)
  await page.locator('.pill').click()
  const fromEnd = () =>
    listOf(page).evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop))
  await listOf(page).hover()
  await expect.poll(fromEnd).toBe(0)
  await page.mouse.wheel(0, -400)
  // Older messages change the position from the start, but not from the end.
  await expect.poll(fromEnd).toBe(400)
  const seen = 'Question 60:'
  const before = await findTop(page, seen)
  await expect(messagesOf(page)).toHaveCount(120)
  expect(Math.abs((await findTop(page, seen)) - before)).toBeLessThan(1)
  await expect(page.getByRole('button', { name: 'New messages' })).toBeHidden()
})

test('scrolling up through a restored conversation goes where the wheel leads', async ({
  page,
  playground,
}) => {
  await showState(page, playground, '200-messages')
  await listOf(page).hover()
  await scrollBy(page, -300)
  for (let step = 0; step < 12; step += 1) {
    await scrollBy(page, -150)
    const seen = await findSeen(page)
    if (seen === '') continue
    const before = await findTop(page, seen)
    await scrollBy(page, -250)
    expect(Math.abs((await findTop(page, seen)) - before - 250)).toBeLessThan(1)
  }
})

// Messages out of sight were skipped with `content-visibility: auto` in a trial: Chromium then left
// most of them out of the accessibility tree.
test('messages out of sight can be read and found', async ({ page, playground }) => {
  await showState(page, playground, '200-messages')
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  expect(nodes.filter(({ role }) => role?.value === 'article')).toHaveLength(200)
  const isFound = await page.evaluate((text) => {
    const { find } = window as unknown as Record<'find', (...what: unknown[]) => boolean>
    return find(text, false, false, true)
  }, QUESTION)
  expect(isFound).toBe(true)
})

test('the card of a source is whole, also in a message above others', async ({ page }) => {
  await answerWith(page, (_, response) => startStream(response)(start, ...SOURCED, finish))
  await page.goto('/')
  await openPanel(page)
  for (let turn = 1; turn <= 4; turn += 1) {
    await ask(page, `Question ${turn}`)
    await expect(answersOf(page)).toHaveCount(turn)
    await expect(page.locator('.subtitle')).toHaveAttribute('data-status', 'ready')
  }
  const mark = answersOf(page).first().getByRole('link', { name: 'Source 1' })
  await mark.hover()
  const card = answersOf(page).first().getByRole('tooltip')
  await expect(card).toBeVisible()
  const isWhole = await card.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [left + 12, right - 12].every((x) =>
      [top + 12, bottom - 12].every((y) => element.contains(document.elementFromPoint(x, y))),
    )
  })
  expect(isWhole).toBe(true)
  const [cardBox, markBox] = [(await card.boundingBox())!, (await mark.boundingBox())!]
  const gap = Math.max(
    cardBox.y - markBox.y - markBox.height,
    markBox.y - cardBox.y - cardBox.height,
  )
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(12)
})
