import type { Browser, Page } from '@playwright/test'
import { BenchError } from '../measure.ts'
import { openPage, slowDown } from '../panel/browser.ts'

export interface Way {
  /** The page that holds a link in its header to the other. */
  readonly url: string
  /** The path that the link leads to. */
  readonly to: string
  /** The addresses that may not load, as patterns. */
  readonly without?: readonly string[]
}

/** From the first move of the pointer to the one onto the link, and from that to the click. */
const MOVING_MS = 700
const HOVERING_MS = 300
/** A page that has not arrived by then will not arrive. */
const MOST_MS = 60_000

/**
 * Follows a link after hovering over it, on a processor that is this many times slower. Resolves with
 * the milliseconds from the click to the end of the first frame that shows the other page's heading.
 */
export async function timeNavigation(browser: Browser, way: Way, slow: number): Promise<number> {
  const { page, devtools } = await openPage(browser)
  try {
    await devtools.send('Network.enable')
    await devtools.send('Network.setBlockedURLs', { urls: [...(way.without ?? [])] })
    const { shown } = await watchHeading(page)
    await page.goto(way.url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await slowDown(devtools, slow)
    await page.mouse.move(700, 600, { steps: 5 })
    await page.waitForTimeout(MOVING_MS)
    await pointAt(page, way.to)
    await page.waitForTimeout(HOVERING_MS)
    await page.mouse.down()
    await page.mouse.up()
    return await Promise.race([shown, page.waitForTimeout(MOST_MS).then(giveUp)])
  } finally {
    await page.close()
  }
}

function giveUp(): never {
  throw new BenchError('A link was followed, and no other heading was shown within a minute.')
}

async function pointAt(page: Page, path: string): Promise<void> {
  const box = await page.locator(`header nav a[href="${path}"]`).boundingBox()
  if (!box) throw new BenchError(`There is no link to ${path} to be pointed at.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
}

declare global {
  var tellShown: (ms: number) => void
}

/**
 * Makes each document of the page report when its heading differs from the one at the click. Measured
 * within the page, by the clock that documents share: round trips would count too.
 */
async function watchHeading(page: Page): Promise<{ shown: Promise<number> }> {
  const { promise: shown, resolve } = Promise.withResolvers<number>()
  await page.exposeFunction('tellShown', resolve)
  await page.addInitScript(() => {
    const KEY = 'bench:click'
    const readHeading = () => document.querySelector('h1')?.textContent
    const look = (click: { at: number; from: string }): void => {
      requestAnimationFrame(() => {
        const heading = readHeading()
        if (heading === undefined || heading === click.from) return look(click)
        // A message comes after the frame that was being made when it was sent.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          sessionStorage.removeItem(KEY)
          globalThis.tellShown(performance.timeOrigin + performance.now() - click.at)
        })
        port1.start()
        port2.postMessage(undefined)
      })
    }
    const kept = sessionStorage.getItem(KEY)
    if (kept !== null) look(JSON.parse(kept) as { at: number; from: string })
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const click = { at: performance.timeOrigin + timeStamp, from: readHeading() ?? '' }
        sessionStorage.setItem(KEY, JSON.stringify(click))
        look(click)
      },
      { capture: true },
    )
  })
  return { shown }
}
