import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { servePlayground } from '@docent/playground/serve'
import { serve, stop } from '../e2e/server.ts'
import { findBrowser } from './browser.ts'
import { ROOT } from './command.ts'
import { showState, takeContactSheets } from './contactSheets.ts'
import { takeFilms } from './pictures/takeFilms.ts'
import { takeShots, withScenery } from './pictures/takeShots.ts'

const PAGES = {
  home: '/',
  product: '/products/widget',
  tutorial: '/tutorials/start',
  article: '/articles/the-last-line',
}

/** The pictures of the panel, and the states of the playground that they are of. */
const PANELS = {
  'panel-empty': 'notice',
  'panel-answer': 'sources',
  'panel-error': 'offline',
}

const WINDOW = { width: 1440, height: 900 }

/** The panel with its pill and its shadow. */
const PANEL = { x: 0, y: 192, width: 798, height: 708 }

/**
 * Takes all pictures again: those of README in docs/pictures, and those of pages in content/pictures. With
 * the word `pages` or `films`, only the pictures of pages or the moving ones of README, all of them or
 * some by name; with `states` and a folder, contact sheets of all states of the panel instead.
 */
export async function takePictures([what, ...words]: readonly string[]): Promise<void> {
  const [folder] = words
  const isKnown =
    what === undefined || what === 'pages' || what === 'films' || (what === 'states' && folder)
  if (!isKnown) {
    throw new Error(
      `Cannot take pictures of "${what}": write "pages", "films", "states FOLDER", or nothing.`,
    )
  }
  await withBrowser(async (browser, playground) => {
    if (what === 'states') return takeContactSheets(browser, playground, resolve(folder ?? ''))
    if (what !== 'films') await takeShots(browser, playground, words)
    if (what === 'pages') return
    await withScenery(playground, (scenery) => takeFilms(browser, scenery, words))
    if (what === 'films') return
    await takePages(browser)
    await takePanels(browser, playground)
  })
}

async function withBrowser(
  use: (browser: Browser, playground: string) => Promise<void>,
): Promise<void> {
  const found = await findBrowser()
  if ('problem' in found) throw new Error(found.problem)
  const browser = await chromium.launch({
    executablePath: found.path,
    // As root, Chromium runs only without its sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const playground = await servePlayground()
  try {
    await use(browser, playground.address)
  } finally {
    playground.close()
    await browser.close()
  }
}

async function takePages(browser: Browser): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'docent-pictures-'))
  const { child, address } = await serve(['--port', '0', '--data', data])
  try {
    const page = await browser.newPage({ viewport: WINDOW })
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(address + path, { waitUntil: 'networkidle' })
      await take(page, name)
    }
    await page.close()
  } finally {
    await stop(child)
    await rm(data, { recursive: true, force: true })
  }
}

async function takePanels(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: WINDOW })
  for (const [name, state] of Object.entries(PANELS)) {
    await showState(page, address, { state })
    await take(page, name, PANEL)
  }
  await page.close()
}

async function take(page: Page, name: string, clip?: typeof PANEL): Promise<void> {
  const path = join(ROOT, 'docs/pictures', `${name}.png`)
  await page.screenshot({ path, ...(clip && { clip }) })
}
