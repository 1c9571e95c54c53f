import { chromium } from '@playwright/test'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'
import { BenchError } from '../measure.ts'

const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export async function openBrowser(): Promise<Browser> {
  const found = await findBrowser()
  if ('problem' in found) throw new BenchError(found.problem)
  // As root, Chromium runs only without its sandbox.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: found.path, args: [...sandbox, ...FLAGS] })
}

/** A page, and what makes its machine and its line slower. */
export async function openPage(browser: Browser): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  return { page, devtools: await page.context().newCDPSession(page) }
}

/** Makes the page's processor slower by a factor; 1 is as it is. */
export async function slowDown(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}
