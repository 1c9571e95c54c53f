import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { writeFrameAddress } from '@docent/playground/parameters'
import type { FrameParameters } from '@docent/playground/parameters'
import { GROUPS } from '@docent/playground/states'

/** The window, what of it is in the picture, and how wide that is on a sheet. */
const SIZES = [
  {
    name: 'desktop',
    window: { width: 1440, height: 900 },
    clip: { x: 0, y: 200, width: 800, height: 700 },
    shownWidth: 400,
  },
  {
    name: 'phone',
    window: { width: 320, height: 640 },
    clip: { x: 0, y: 0, width: 320, height: 640 },
    shownWidth: 240,
  },
] as const

const THEMES = ['light', 'dark'] as const

/** Writes a picture of each state, in both sizes and themes, and a sheet that shows all of a kind. */
export async function takeContactSheets(
  browser: Browser,
  address: string,
  folder: string,
): Promise<void> {
  for (const { name: size, window, clip, shownWidth } of SIZES) {
    for (const theme of THEMES) {
      const place = join(folder, `${size}-${theme}`)
      await mkdir(place, { recursive: true })
      const page = await browser.newPage({ viewport: window, reducedMotion: 'reduce' })
      for (const state of STATES) {
        await showState(page, address, { state, theme })
        await page.screenshot({ path: join(place, `${state}.png`), clip })
      }
      await drawSheet(page, place, shownWidth)
      await page.close()
    }
  }
}

const STATES = GROUPS.flatMap(({ states }) => states.map(({ name }) => name))

/** Opens a state of the playground, and waits until it has come about. */
export async function showState(
  page: Page,
  address: string,
  parameters: Partial<FrameParameters>,
): Promise<void> {
  const path = writeFrameAddress(parameters)
  await page.goto(address + path)
  const root = page.locator(`html[data-played="${path.split('#')[1]}"], html[data-problem]`)
  await root.waitFor({ state: 'attached' })
  const problem = await root.getAttribute('data-problem')
  if (problem !== null) throw new Error(`Cannot take the picture of ${path}: ${problem}`)
  // Animations end.
  await page.waitForTimeout(250)
}

async function drawSheet(page: Page, place: string, shownWidth: number): Promise<void> {
  const figures = await Promise.all(
    STATES.map(async (state) => {
      const data = await readFile(join(place, `${state}.png`), 'base64')
      const image = `<img width=${shownWidth} src="data:image/png;base64,${data}">`
      return `<figure>${image}<figcaption>${state}</figcaption></figure>`
    }),
  )
  await page.setViewportSize({ width: 1720, height: 800 })
  await page.setContent(`<!doctype html><style>${SHEET_STYLE}</style>${figures.join('')}`)
  await writeFile(`${place}.png`, await page.screenshot({ fullPage: true }))
}

const SHEET_STYLE = `
  body { display: flex; flex-wrap: wrap; gap: 16px; margin: 16px; font: 13px system-ui }
  figure { margin: 0 }
  img { display: block; border: 1px solid gray }
`
