import type { Page } from '@playwright/test'
import { BenchError } from '../measure.ts'
import { openBrowser, openPage, slowDown } from '../panel/browser.ts'
import { readSpread, type Spread } from './figures.ts'
import { withServer } from './withServer.ts'

const WARM_UPS = 20
/** The typed part of a question, cut within a word. */
const SHARES = [0.3, 0.6, 1]

/**
 * Serves a folder and searches it over HTTP for visitors' queries, also with incomplete words. The time
 * from the request to the last byte counts.
 */
export async function measureSearches(
  content: string,
  data: string,
  questions: readonly string[],
): Promise<Spread> {
  const typed = questions.flatMap((text) =>
    SHARES.map((share) => text.slice(0, Math.ceil(text.length * share))),
  )
  return withServer(['--no-site', `--content=${content}`, `--data=${data}`], async (address) => {
    const times: number[] = []
    for (const text of typed) times.push(await askForHits(address, text.slice(0, 200)))
    return readSpread(times.slice(WARM_UPS))
  })
}

async function askForHits(address: string, text: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${address}/api/search?${new URLSearchParams({ q: text })}`)
  const body = await response.text()
  if (!response.ok) throw new BenchError(`Cannot search: ${response.status} ${body.slice(0, 200)}`)
  return performance.now() - startedAt
}

const WORDS = ['widget', 'protocol', 'assistant', 'theme', 'how to start', 'write a page', 'port']

/**
 * Types into the search of the shipped site, in a browser on a slower machine. Measures the time from a
 * key to the frame that shows its results; keys that are overtaken by the next one do not count.
 */
export async function measureKeys(data: string, slow: number): Promise<Spread> {
  return withServer([`--data=${data}`], async (address) => {
    const browser = await openBrowser()
    try {
      const { page, devtools } = await openPage(browser)
      await page.goto(address)
      await page.keyboard.press('Control+k')
      await page.locator('dialog.search [role=combobox]:focus').waitFor()
      await slowDown(devtools, slow)
      const times: number[] = []
      for (const word of WORDS) times.push(...(await typeWord(page, word)))
      return readSpread(times)
    } finally {
      await browser.close()
    }
  })
}

/** Each letter once the one before is answered: how long each takes. */
async function typeWord(page: Page, word: string): Promise<number[]> {
  await page.locator('dialog.search [role=combobox]').fill('')
  await page.evaluate(record)
  for (const [place, letter] of [...word].entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForFunction((count) => globalThis.keyTimes.length > count, place)
  }
  return page.evaluate(() => globalThis.keyTimes)
}

declare global {
  /** From each key to the frame that shows its results, in milliseconds. */
  var keyTimes: number[]
}

/** Runs in the page. Each list is the answer to the key before it. */
function record(): void {
  const isRecording = 'keyTimes' in globalThis
  globalThis.keyTimes = []
  if (isRecording) return
  let startedAt = 0
  addEventListener('keydown', () => (startedAt = performance.now()), { capture: true })
  const list = document.querySelector('dialog.search [role=listbox]')
  const observer = new MutationObserver(() => {
    // The field was emptied.
    if (list?.childElementCount === 0) return
    requestAnimationFrame(() =>
      setTimeout(() => globalThis.keyTimes.push(performance.now() - startedAt)),
    )
  })
  if (list) observer.observe(list, { childList: true })
}
