import { chromium } from '@playwright/test'
import type { CDPSession, Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'
import { BenchError } from '../measure.ts'
import type { Drawn, RenderingPage } from './renderingPage.ts'

/** The page is made here, and nothing else is: no request leaves the machine. */
const ADDRESS = 'http://bench.test/'

const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export interface Stage {
  readonly version: string
  /**
   * Renders a growing text, and returns the milliseconds of processor time that script took of the
   * page's main thread, and what was drawn in the end.
   */
  render(name: string, text: string, pieceLength: number): Promise<{ ms: number; drawn: Drawn }>
  /** Makes the page's processor slower by a factor; 1 is as it is. */
  slowDown(factor: number): Promise<void>
  close(): Promise<void>
}

/** Opens a page in Chromium that holds one script. */
export async function openStage(script: string): Promise<Stage> {
  const found = await findBrowser()
  if ('problem' in found) throw new BenchError(found.problem)

  // As root, Chromium runs only without its sandbox.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [...sandbox, ...FLAGS],
  })
  const page = await browser.newPage()
  await page.route('**/*', (route) => {
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><meta charset=utf-8>' })
  })
  await page.goto(ADDRESS)
  await page.addScriptTag({ content: script })
  const devtools = await page.context().newCDPSession(page)
  // Ticks of the thread: other processes do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })

  return {
    version: browser.version(),
    render: (name, text, pieceLength) => renderReply(page, devtools, [name, text, pieceLength]),
    async slowDown(rate) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    },
    close: () => browser.close(),
  }
}

async function renderReply(
  page: Page,
  devtools: CDPSession,
  what: Parameters<RenderingPage['render']>,
): Promise<{ ms: number; drawn: Drawn }> {
  // The garbage of the previous run is not collected at the expense of this one.
  await devtools.send('HeapProfiler.collectGarbage')
  const before = await readScriptSeconds(devtools)
  await page.evaluate((what) => globalThis.rendering.render(...what), what)
  const after = await readScriptSeconds(devtools)
  const drawn = await page.evaluate(() => globalThis.rendering.clear())
  return { ms: (after - before) * 1000, drawn }
}

async function readScriptSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}
