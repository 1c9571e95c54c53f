import type { Browser, Page } from '@playwright/test'
import { openPage } from '../panel/browser.ts'
import { countLoaded } from './loadedBytes.ts'
import type { Loaded } from './loadedBytes.ts'

/** The bytes that the built site loads up to a first answer: all scripts, and the chat's sheets. */
export async function weighSite(browser: Browser, address: string): Promise<Loaded> {
  const { page } = await openPage(browser)
  try {
    const read = countLoaded(page)
    await page.goto(address, { waitUntil: 'load' })
    const { styles } = await read()
    await askOnce(page)
    const all = await read()
    return { ...all, styles: all.styles - styles }
  } finally {
    await page.close()
  }
}

/** The same for a page that holds the tag of the embed and nothing else. */
export async function weighEmbed(browser: Browser, address: string): Promise<Loaded> {
  const { page } = await openPage(browser)
  try {
    const html = '<!doctype html><meta charset="utf-8"><script src="/widget.js" defer></script>'
    await page.route('**/shop', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    const read = countLoaded(page)
    await page.goto(`${address}/shop`)
    await askOnce(page)
    return await read()
  } finally {
    await page.close()
  }
}

async function askOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Talk to the assistant' }).click()
  const field = page.getByPlaceholder('Type your message...')
  await field.fill('What products are available?')
  await field.press('Enter')
  // A finished answer can be regenerated.
  await page.getByRole('button', { name: 'Regenerate' }).waitFor()
}
