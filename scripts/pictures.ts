import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { serve, stop } from '../e2e/server.ts'
import { findBrowser } from './browser.ts'
import { ROOT } from './command.ts'

const PAGES = {
  home: '/',
  product: '/products/widget',
  tutorial: '/tutorials/start',
  article: '/articles/the-last-line',
}

/** Takes the pictures in docs/pictures anew, of the built product as it is. */
export async function takePictures(): Promise<void> {
  const browser = await findBrowser()
  if ('problem' in browser) throw new Error(browser.problem)

  const data = await mkdtemp(join(tmpdir(), 'docent-pictures-'))
  const { child, address } = await serve(['--port', '0', '--data', data])
  const chromiumProcess = await chromium.launch({
    executablePath: browser.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await chromiumProcess.newPage({ viewport: { width: 1440, height: 900 } })
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(address + path, { waitUntil: 'networkidle' })
      await take(page, name)
    }
    await takePanel(page, address)
  } finally {
    await chromiumProcess.close()
    await stop(child)
    await rm(data, { recursive: true, force: true })
  }
}

async function takePanel(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Talk to the assistant' }).click()
  await page.getByPlaceholder('Type your message...').waitFor()
  await take(page, 'panel-empty')

  await page.getByRole('button', { name: 'What products are available?' }).click()
  await page.getByText(/^Sources/).waitFor()
  await take(page, 'panel-answer')

  await page.route('**/api/gen-ai', (route) => route.abort())
  await page.getByPlaceholder('Type your message...').fill('Does it need an API key?')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await take(page, 'panel-error')
}

async function take(page: Page, name: string): Promise<void> {
  // What moves has come to rest.
  await page.mouse.move(1400, 500)
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(ROOT, 'docs/pictures', `${name}.png`) })
}
