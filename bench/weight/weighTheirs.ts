import { extname } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { openPage } from '../panel/browser.ts'
import { bundleChat } from './bundleChat.ts'
import type { Files } from './bundleChat.ts'
import type { Chat } from './chats.ts'
import { countLoaded } from './loadedBytes.ts'
import type { Loaded } from './loadedBytes.ts'

/** No other host is reached: a chat that needs more from its maker than an answer goes without. */
const ADDRESS = 'http://chat.test'

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * The bytes that a chat loads until a question was sent. Its answer does not arrive: that may load
 * more.
 */
export async function weighTheirs(browser: Browser, chat: Chat): Promise<Loaded> {
  const files = await bundleChat(chat)
  const { page } = await openPage(browser)
  try {
    await serveFiles(page, files)
    const read = countLoaded(page)
    await page.goto(ADDRESS)
    if (chat.opener !== undefined) await page.locator(chat.opener).first().click()
    await page.locator(chat.field).first().focus()
    await page.keyboard.type('What is this?')
    await page.keyboard.press('Enter')
    return await read()
  } finally {
    await page.close()
  }
}

async function serveFiles(page: Page, files: Files): Promise<void> {
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const body = origin === ADDRESS ? files.get(pathname) : undefined
    if (body === undefined) return route.fulfill({ status: 503 })
    const type = TYPES[extname(pathname)] ?? 'application/octet-stream'
    return route.fulfill({ contentType: type, body: Buffer.from(body) })
  })
}
