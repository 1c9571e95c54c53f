import type { Page } from '@playwright/test'
import type { Scenery } from './shots.ts'
import { openPanel, settle } from './usePanel.ts'

/** Takes a frame that a viewer sees for some milliseconds. */
type TakeFrame = (durationMs: number) => Promise<void>

/** A moving picture for README: screenshots of the running site, one after another. */
export interface Film {
  /** The file in docs/pictures, without its ending. */
  readonly name: string
  /** Plays the scene, and takes a frame whenever something has changed. */
  play(page: Page, scenery: Scenery, take: TakeFrame): Promise<void>
}

export const FILM_WINDOW = { width: 480, height: 600 }

/** A real answer arrives within milliseconds, in which nobody can see it grow. */
const SLOW_STREAM = { bytes: 48, everyMs: 60 }
const TYPING_MS = 70
const STREAMING_MS = 110
const READING_MS = 2200

export const FILMS: readonly Film[] = [
  {
    name: 'ask',
    async play(page, { site }, take) {
      await slowAnswers(page)
      await page.goto(`${site}/products`, { waitUntil: 'networkidle' })
      await take(900)
      await openPanel(page)
      await settle(page)
      await take(700)
      const field = page.getByPlaceholder('Type your message...')
      await type('What happens if the process is killed?', (text) => field.fill(text), take)
      await page.keyboard.press('Enter')
      await takeUntil(page.locator('.docent').getByRole('button', { name: /^Regenerate/ }), take)
      await settle(page)
      await take(READING_MS)
      await page.locator('.docent .sources a').first().click()
      await page.waitForFunction(() => CSS.highlights.size > 0)
      await settle(page)
      await take(READING_MS * 1.5)
    },
  },
  {
    name: 'search',
    async play(page, { site }, take) {
      await page.goto(`${site}/products`, { waitUntil: 'networkidle' })
      await take(900)
      await page.getByRole('link', { name: 'Search' }).click()
      const field = page.getByRole('combobox')
      await field.waitFor()
      await settle(page)
      await take(700)
      const show = async (text: string) => {
        await field.fill(text)
        await page.waitForTimeout(250)
      }
      await type('proces killed', show, take)
      await page.getByRole('option').nth(2).waitFor()
      await settle(page)
      await take(READING_MS)
      await page.keyboard.press('Enter')
      await page.waitForURL(/products\/|articles\//)
      await settle(page)
      await take(READING_MS * 1.5)
    },
  },
]

/** Types two letters in each frame. */
async function type(
  text: string,
  fill: (text: string) => Promise<void>,
  take: TakeFrame,
): Promise<void> {
  for (let end = 2; end <= text.length + 1; end += 2) {
    await fill(text.slice(0, end))
    await take(TYPING_MS * 2)
  }
  await take(500)
}

/** Takes frames until an element appears. */
async function takeUntil(element: ReturnType<Page['locator']>, take: TakeFrame): Promise<void> {
  while (!(await element.isVisible())) await take(STREAMING_MS)
}

/** Gives the page the lines of a real answer a few bytes at a time. */
async function slowAnswers(page: Page): Promise<void> {
  await page.addInitScript(({ bytes, everyMs }) => {
    const fetchAtOnce = window.fetch
    window.fetch = async (...request) => {
      const response = await fetchAtOnce(...request)
      if (!response.url.endsWith('/api/gen-ai') || !response.body) return response
      const slow = new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, controller) {
          for (let start = 0; start < chunk.length; start += bytes) {
            controller.enqueue(chunk.slice(start, start + bytes))
            await new Promise((resolve) => setTimeout(resolve, everyMs))
          }
        },
      })
      return new Response(response.body.pipeThrough(slow), response)
    }
  }, SLOW_STREAM)
}
