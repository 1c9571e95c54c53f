import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { BenchError } from '../measure.ts'

/** The page that is weighed, and the one that its link leads to. */
export const FROM = '/products/widget'
export const TO = '/products'

/** The targets of all links of the header: frameworks fetch them ahead of their use. */
const PATHS = [FROM, TO, '/', '/tutorials', '/articles', '/about-us'] as const

interface TakenPage {
  readonly title: string
  readonly description: string
  /** The content of its <main>, as HTML. */
  readonly main: string
}

interface Taken extends TakenPage {
  readonly footer: string
  readonly sheets: readonly string[]
  readonly font: string
}

/**
 * Takes the words, sheets and font of our served pages, from which the other sites are built. Writes
 * one file for their builds, and the linked files under `folder`; resolves with the path of the first.
 */
export async function takeSite(browser: Browser, address: string, folder: string): Promise<string> {
  const pages: Record<string, TakenPage> = {}
  for (const path of PATHS) {
    const { title, description, main } = await takePage(browser, address + path)
    pages[path] = { title, description, main }
  }
  const { footer, sheets, font } = await takePage(browser, address + FROM)
  for (const path of [...sheets, font]) await take(address, path, folder)
  const file = join(folder, 'site.json')
  await writeFile(file, JSON.stringify({ footer, sheets, font, pages }))
  return file
}

/** The page as it was sent: no script runs. */
async function takePage(browser: Browser, url: string): Promise<Taken> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  try {
    await page.goto(url)
    return await page.evaluate(() => {
      const read = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name) ?? ''
      const sheets = document.querySelectorAll('link[rel=stylesheet]')
      return {
        title: document.title,
        description: read('meta[name=description]', 'content'),
        main: document.querySelector('main')?.innerHTML ?? '',
        footer: document.querySelector('footer')?.innerHTML ?? '',
        sheets: [...sheets].map((sheet) => sheet.getAttribute('href') ?? ''),
        font: read('link[rel=preload][as=font]', 'href'),
      }
    })
  } finally {
    await page.close()
  }
}

async function take(address: string, path: string, folder: string): Promise<void> {
  const response = await fetch(address + path)
  if (!response.ok) throw new BenchError(`Cannot take ${path} of our site: ${response.status}.`)
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await response.bytes())
}
