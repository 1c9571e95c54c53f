import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { serve, stop } from '../../e2e/server.ts'
import { ROOT } from '../command.ts'
import { encodeAvif } from './encodeAvif.ts'
import { breakProductPage, openExampleSite } from './exampleSite.ts'
import { type Scenery, type Shot, SHOTS } from './shots.ts'

const FOLDER = join(ROOT, 'content/pictures')
const THEMES = ['light', 'dark'] as const
/** Sharp on every screen: pages show a wide picture at about half its size, and phones are dense. */
const DENSITIES = { wide: 2, phone: 2.5 } as const

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

/** Takes one picture in both themes, without preparing the page twice: a wide one, and one for phones. */
async function takeShot(browser: Browser, shot: Shot, scenery: Scenery): Promise<void> {
  for (const version of ['wide', 'phone'] as const) {
    const view = shot[version]
    if (!view) continue
    const { window, part } = view
    const page = await browser.newPage({
      viewport: window,
      deviceScaleFactor: DENSITIES[version],
      reducedMotion: 'reduce',
      ...(version === 'phone' && { isMobile: true, hasTouch: true }),
    })
    try {
      await shot.show(page, scenery)
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme })
        await awaitPictures(page)
        const png = await page.screenshot(
          part === 'whole page' ? { fullPage: true } : part ? { clip: part } : {},
        )
        await encodeAvif(png, join(FOLDER, nameFile(shot.name, theme, version)))
      }
    } finally {
      await page.close()
    }
  }
}

/** Waits for the pictures in view: those of the other theme load when it is chosen. */
async function awaitPictures(page: Page): Promise<void> {
  await page.locator('img').evaluateAll((images) => {
    const isInView = (image: Element): boolean => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    }
    return Promise.all(images.filter(isInView).map((image) => (image as HTMLImageElement).decode()))
  })
}

/** The name by which a page finds the version for a theme and a window. */
function nameFile(name: string, theme: 'light' | 'dark', version: 'wide' | 'phone'): string {
  const words = [
    name,
    ...(theme === 'dark' ? ['dark'] : []),
    ...(version === 'phone' ? ['phone'] : []),
  ]
  return `${words.join('.')}.avif`
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
