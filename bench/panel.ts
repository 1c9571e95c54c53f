// The panel in a real browser, on a machine made four times slower: how long the page is blocked in a
// long conversation and by a long reply, and how soon a first visitor can type. All figures are
// absolute, and nothing is asked for: a time belongs to its machine.

import type { Browser, Page } from '@playwright/test'
import '@docent/playground/livePage'
import { servePlayground } from '@docent/playground/serve'
import { printTable } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'
import { openBrowser, openPage, slowDown } from './panel/browser.ts'
import { measureFirstVisits } from './panel/firstVisit.ts'
import { traceTasks } from './panel/tasks.ts'
import type { Tasks } from './panel/tasks.ts'
import { createMarkdownReply } from './rendering/reply.ts'

const SLOW = 4

const TURNS = 100
const SHORT_TURNS = 3
const ANSWER_LENGTH = 1500
const LAST_LENGTH = 2000

const REPLY_LENGTH = 12_000
const PIECE_LENGTH = 20
/** About as fast as a quick model writes. */
const PIECE_EVERY_MS = 10

/** Prints the tables; called by `npm run bench`. */
export async function benchPanel({ isShort }: BenchRun): Promise<Figures> {
  const tasks = await measureTasks(isShort ? SHORT_TURNS : TURNS)
  const visits = await measureFirstVisits(SLOW, isShort)
  return { ...tasks, ...visits }
}

async function measureTasks(turns: number): Promise<Figures> {
  const browser = await openBrowser()
  const playground = await servePlayground()
  try {
    console.log(`  Chromium ${browser.version()}, ${SLOW} times slower; takes a minute`)
    const address = `${playground.address}live.html`
    const rows: Row[] = [
      ...(await measureLongConversation(browser, address, turns)),
      {
        key: 'longReply',
        what: 'a reply of 12,000 characters in 600 pieces',
        tasks: await measureLongReply(browser, address),
      },
    ]
    printTasks(rows)
    return Object.fromEntries(rows.flatMap(nameFigures))
  } finally {
    playground.close()
    await browser.close()
  }
}

interface Row {
  /** Its name among the published figures. */
  readonly key: string
  readonly what: string
  readonly tasks: Tasks
}

function nameFigures({ key, tasks: { longest, long } }: Row): [string, number][] {
  return [
    [`${key}.longest.ms`, longest.ms],
    [`${key}.long.count`, long],
  ]
}

async function measureLongConversation(
  browser: Browser,
  address: string,
  turns: number,
): Promise<Row[]> {
  const { page, devtools } = await openPage(browser)
  await page.goto(address)
  const answer = await createReply(ANSWER_LENGTH)
  await page.evaluate(() => globalThis.live.open())
  await page.evaluate(([turns, answer]) => globalThis.live.fill(turns, answer), [
    turns,
    answer,
  ] as const)
  await slowDown(devtools, SLOW)
  const what = `${turns * 2} messages`
  const trace = async (key: string, run: () => Promise<unknown>): Promise<Row> => {
    return { key, what: `${what}: ${key}`, tasks: await traceTasks(browser, page, run) }
  }
  const rows: Row[] = [
    await trace('typing', () => page.keyboard.type('And what does it cost?')),
    await trace('sending', () => page.evaluate(() => globalThis.live.send('And?'))),
    await trace('streaming', () => stream(page, LAST_LENGTH)),
    await trace('scrolling', () => scroll(page)),
    await trace('reopening', () => reopen(page, turns)),
  ]
  await page.close()
  return rows
}

async function measureLongReply(browser: Browser, address: string): Promise<Tasks> {
  const { page, devtools } = await openPage(browser)
  await page.goto(address)
  await page.evaluate(() => globalThis.live.open())
  await slowDown(devtools, SLOW)
  await page.evaluate(() => globalThis.live.send('Explain it all.'))
  const tasks = await traceTasks(browser, page, () => stream(page, REPLY_LENGTH))
  await page.close()
  return tasks
}

async function stream(page: Page, length: number): Promise<void> {
  const what = [await createReply(length), PIECE_LENGTH, PIECE_EVERY_MS] as const
  await page.evaluate((what) => globalThis.live.stream(...what), what)
}

/** The beginning of a reply that has every kind of Markdown in it. */
async function createReply(length: number): Promise<string> {
  return (await createMarkdownReply(REPLY_LENGTH)).slice(0, length)
}

/** From the end to the beginning and back, with a wheel. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(400, 500)
  for (const step of [-4000, 4000]) {
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, step)
  }
  await page.waitForTimeout(500)
}

async function reopen(page: Page, turns: number): Promise<void> {
  // By its class: to find it by its role, the test runner would go through the whole page first.
  const pill = page.locator('.pill')
  await pill.click()
  await page.waitForTimeout(500)
  await pill.click()
  await page.locator(`.thread > li:nth-child(${turns * 2})`).waitFor()
  await page.waitForTimeout(500)
}

function printTasks(rows: readonly Row[]): void {
  printTable(
    ['main thread', 'longest task', 'over 50 ms', 'of the longest'],
    rows.map(({ what, tasks: { longest, long } }) => [
      what,
      `${longest.ms.toFixed(0)} ms`,
      String(long),
      longest.parts.map(([name, ms]) => `${name} ${ms.toFixed(0)}`).join(', '),
    ]),
  )
}
