import { chromium } from '@playwright/test'
import { findBrowser } from '../browser.ts'

/** Opens a page of an application, presses the pill and writes into the panel. */
export async function pressPill(address: string, name: string): Promise<void> {
  const found = await findBrowser()
  if ('problem' in found) throw new Error(found.problem)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(address)
    await page.getByRole('button', { name: 'Talk to the assistant' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill('How do I dim it?')
    if (errors.length > 0) throw new Error(`${name}: ${errors.join(' / ')}`)
  } finally {
    await browser.close()
  }
}
