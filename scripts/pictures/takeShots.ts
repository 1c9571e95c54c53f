import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { serve, stop } from '../../e2e/server.ts'
import { ROOT } from '../command.ts'
import { encodeAvif } from './encodeAvif.ts'
import { breakProductPage, openExampleSite } from './exampleSite.ts'
import { type Scenery, type Shot, SHOTS } from './shots.ts'

const FOLDER = join(ROOT, 'content/pictures')
const THEMES = ['light', 'dark'] as const
/** Sharp on every screen: pages show a picture at about half its size. */
const DENSITY = 2

/** Takes the pictures that pages show, in both themes: all, or some by name. */
export async function takeShots(
  browser: Browser,
  playground: string,
  names: readonly string[],
): Promise<void> {
  const shots = SHOTS.filter(({ name }) => names.length === 0 || names.includes(name))
  await mkdir(FOLDER, { recursive: true })
  await withScenery(playground, async (scenery) => {
    for (const shot of shots) await takeShot(browser, shot, scenery)
  })
}

/** Takes one picture in both themes, without preparing the page twice. */
async function takeShot(browser: Browser, shot: Shot, scenery: Scenery): Promise<void> {
  const page = await browser.newPage({
    viewport: shot.window,
    deviceScaleFactor: DENSITY,
    reducedMotion: 'reduce',
  })
  try {
    const clip = await shot.show(page, scenery)
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      const png = await page.screenshot(clip ? { clip } : {})
      await encodeAvif(png, join(FOLDER, `${shot.name}${theme === 'dark' ? '.dark' : ''}.avif`))
    }
  } finally {
    await page.close()
  }
}

/** Serves this site and a new one while `use` runs. */
export async function withScenery(
  playground: string,
  use: (scenery: Scenery) => Promise<void>,
): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'docent-pictures-'))
  const { child, address } = await serve(['--port', '0', '--data', data])
  const example = await openExampleSite()
  try {
    const brokenFolder = join(dirname(example.folder), 'broken')
    await cp(example.folder, brokenFolder, { recursive: true })
    await breakProductPage(brokenFolder)
    await use({
      site: address,
      data,
      playground,
      example: example.address,
      exampleFolder: example.folder,
      brokenFolder,
    })
  } finally {
    await example.close()
    await stop(child)
    await rm(data, { recursive: true, force: true })
  }
}
