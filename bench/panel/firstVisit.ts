import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { serve, stop } from '../../e2e/server.ts'
import { printTable, readMedian } from '../measure.ts'
import type { Figures } from '../measure.ts'
import { openBrowser, openPage, slowDown } from './browser.ts'

/** A middling phone's line: 1.6 Mbit/s, with 150 ms there and back. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

const RUNS = 5
const TAP_LATER_MS = 3000

interface Visit {
  /** From the request of the page until something of it is drawn. */
  readonly seenMs: number
  /** From the tap until the field can be typed in. */
  readonly tapMs: number
  /** How long tasks blocked the main thread before the tap, beyond 50 ms each. */
  readonly blockedMs: number
}

/**
 * Measures from a tap on the pill to a field that can be typed in, on a first visit of the built
 * site: as it is, and with the chat loaded and hydrated by the page itself, as it would be without
 * `wake.ts`.
 */
export async function measureFirstVisits(slow: number, isShort: boolean): Promise<Figures> {
  const data = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const { child, address } = await serve(['--port', '0', '--data', data])
  const browser = await openBrowser()
  try {
    const rows: string[][] = []
    const figures: [string, number][] = []
    for (const isEager of [false, true]) {
      for (const waitMs of [0, TAP_LATER_MS]) {
        const visits: Visit[] = []
        for (let run = 0; run < (isShort ? 1 : RUNS); run += 1) {
          visits.push(await visit(browser, address, { isEager, waitMs, slow }))
        }
        rows.push(describe(isEager, waitMs, visits))
        figures.push(...nameFigures(isEager, waitMs, visits))
      }
    }
    printTable(['first visit', 'first drawn', 'tap', 'tap to field', 'page blocked before'], rows)
    return Object.fromEntries(figures)
  } finally {
    await browser.close()
    await stop(child)
    await rm(data, { recursive: true, force: true })
  }
}

function nameFigures(
  isEager: boolean,
  waitMs: number,
  visits: readonly Visit[],
): [string, number][] {
  const key = `${isEager ? 'hydrated' : 'docent'}.${waitMs === 0 ? 'atOnce' : 'later'}`
  const median = (read: (visit: Visit) => number) => readMedian(visits.map(read))
  return [
    [`${key}.drawn.ms`, median(({ seenMs }) => seenMs)],
    [`${key}.field.ms`, median(({ tapMs }) => tapMs)],
    [`${key}.blocked.ms`, median(({ blockedMs }) => blockedMs)],
  ]
}

function describe(isEager: boolean, waitMs: number, visits: readonly Visit[]): string[] {
  const median = (read: (visit: Visit) => number) => `${readMedian(visits.map(read)).toFixed(0)} ms`
  return [
    isEager ? 'the same, hydrated by the page' : 'as built',
    median(({ seenMs }) => seenMs),
    waitMs === 0 ? 'at first sight' : `${waitMs / 1000} s later`,
    median(({ tapMs }) => tapMs),
    median(({ blockedMs }) => blockedMs),
  ]
}

interface VisitOptions {
  readonly isEager: boolean
  /** From the first sight of the pill to the tap. */
  readonly waitMs: number
  readonly slow: number
}

async function visit(browser: Browser, address: string, options: VisitOptions): Promise<Visit> {
  const { page, devtools } = await openPage(browser)
  try {
    await tapSoon(page, options.waitMs)
    if (options.isEager) await hydrateEagerly(page)
    await beSlow(devtools, options.slow)
    await page.goto(address, { waitUntil: 'commit' })
    return await page.evaluate(() => globalThis.visit)
  } finally {
    await page.close()
  }
}

async function beSlow(devtools: CDPSession, slow: number): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await slowDown(devtools, slow)
}

declare global {
  var visit: Promise<Visit>
}

/**
 * Taps the pill a while after it was first drawn, and waits for the field. All of it runs within the
 * page: round trips to this process would count too, and arrive late.
 */
async function tapSoon(page: Page, waitMs: number): Promise<void> {
  await page.addInitScript((waitMs) => {
    let tappedAt = Infinity
    let blockedMs = 0
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (startTime < tappedAt) blockedMs += duration - 50
      }
    }).observe({ type: 'longtask', buffered: true })

    const untilSeen = <Found>(find: () => Found | null) =>
      new Promise<Found>((resolve) => {
        const look = () => {
          const found = find()
          if (found) resolve(found)
          else requestAnimationFrame(look)
        }
        look()
      })
    const visit = async () => {
      const pill = await untilSeen(() => document.querySelector<HTMLElement>('.pill'))
      const paint = await untilSeen(
        () => performance.getEntriesByName('first-contentful-paint')[0] ?? null,
      )
      await new Promise((resolve) => {
        setTimeout(resolve, waitMs)
      })
      tappedAt = performance.now()
      pill.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      pill.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      pill.click()
      await untilSeen(() => document.querySelector('.panel textarea:enabled'))
      return { seenMs: paint.startTime, tapMs: performance.now() - tappedAt, blockedMs }
    }
    globalThis.visit = visit()
  }, waitMs)
}

/** Has the page load the chat with everything else, and bring it to life before anybody asked. */
async function hydrateEagerly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      // The page's own script, which runs before this event, interprets it.
      document.querySelector('.pill')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    })
  })
}
