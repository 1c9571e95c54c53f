// A second brand, made from the packed packages as the tutorials say, and looked at in a browser. It
// shares nothing with the shipped site but the code.

import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { findBrowser } from '../../browser.ts'
import { ROOT } from '../../command.ts'
import type { Workshop } from '../workshop.ts'
import { BRAND_FILES } from './brandFiles.ts'
import { driveBrand } from './driveBrand.ts'
import { judgeBrand } from './judgeBrand.ts'
import { recordVideo } from './recordVideo.ts'

/** Set to a folder, it takes the pictures of the brand there. */
const PICTURES = process.env['DOCENT_BRAND_PICTURES']

interface Trying {
  /** The tarball of the package `docent`; `create-docent` is installed in the workshop. */
  readonly tarball: string
  /** Whether Lighthouse judges its pages. */
  readonly isJudged: boolean
}

export async function trySecondBrand(
  workshop: Workshop,
  { tarball, isJudged }: Trying,
): Promise<void> {
  const site = join(workshop.folder, 'halden')
  await workshop.run('npx create-docent halden')
  await workshop.install(tarball, site)
  const path = await findChromium()
  const browser = await openBrowser(path)
  try {
    await writeBrand(site, browser)
    const said = await workshop.run('npm run check -- --strict', site)
    if (!said.includes('no problems')) throw new Error(said)
    const server = await workshop.start('npm start -- --port 0 --no-limits', site)
    try {
      await requireAnswers(server.address)
      await weighProducts(server.address)
      await driveBrand({ browser, address: server.address, pictures: PICTURES })
      if (isJudged) await judgeBrand(server.address, path)
    } finally {
      await server.stop()
    }
  } finally {
    await browser.close()
  }
}

async function findChromium(): Promise<string> {
  const found = await findBrowser()
  if ('problem' in found) throw new Error(found.problem)
  return found.path
}

function openBrowser(executablePath: string): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath, args })
}

/** The brand in place of the pages that `create-docent` has written. */
async function writeBrand(site: string, browser: Browser): Promise<void> {
  await rm(join(site, 'content'), { recursive: true })
  await rm(join(site, 'study'), { recursive: true, force: true })
  for (const [file, text] of Object.entries(BRAND_FILES)) {
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), text)
  }
  const { resolve } = createRequire(join(ROOT, 'apps/site/package.json'))
  const font = '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2'
  await mkdir(join(site, 'content/fonts'), { recursive: true })
  await copyFile(resolve(font), join(site, 'content/fonts/halden.woff2'))
  const film = join(site, 'content/images/open')
  const { video, poster } = await recordVideo(browser)
  await writeFile(`${film}.webm`, video)
  await writeFile(`${film}.png`, poster)
}

/** Redirects lead on, and a page for a later day is nowhere. */
async function requireAnswers(address: string): Promise<void> {
  const redirects = { '/products/path-lamp': '/products/garden', '/shop': '/products' }
  for (const [from, to] of Object.entries(redirects)) {
    const { status, headers } = await fetch(address + from, { redirect: 'manual' })
    const location = headers.get('location')
    if (status !== 301 || location !== to) throw new Error(`${from}: ${status} to ${location}`)
  }
  const scheduled = await fetch(`${address}/articles/winter`)
  if (scheduled.status !== 404) throw new Error(`The scheduled page answers ${scheduled.status}.`)
  for (const path of ['/sitemap.xml', '/llms.txt', '/search.json', '/articles']) {
    const text = await (await fetch(address + path)).text()
    if (text.includes('granite') || text.includes('/winter')) throw new Error(`${path} has it.`)
  }
}

/** A product page of another brand keeps our budget, except for its font and pictures. */
async function weighProducts(address: string): Promise<void> {
  const budgets = JSON.parse(await readFile(join(ROOT, 'scripts/checks/budgets.json'), 'utf8')) as {
    productPage: { bytes: number }
  }
  const html = await (await fetch(`${address}/products/garden`)).text()
  const loaded = [...html.matchAll(/<(?:link rel="stylesheet" href|script[^>]* src)="([^"]+)"/g)]
  const texts = await Promise.all(
    loaded.map(async ([, path = '']) => (await fetch(address + path)).text()),
  )
  const bytes = [html, ...texts].reduce((sum, text) => sum + gzipSync(text).byteLength, 0)
  console.log(`        ${(bytes / 1024).toFixed(1)} KB for a product page of the second brand`)
  if (bytes > budgets.productPage.bytes) throw new Error(`A product page has ${bytes} bytes.`)
}
