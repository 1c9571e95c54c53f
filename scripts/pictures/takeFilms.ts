import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { ROOT, runCommand } from '../command.ts'
import { type Film, FILM_WINDOW, FILMS } from './films.ts'
import type { Scenery } from './shots.ts'

const FOLDER = join(ROOT, 'docs/pictures')
const THEMES = ['light', 'dark'] as const
/** README shows a film at most 400 px wide. */
const DENSITY = 1.5

/** Records the films of README in both themes, each with its last frame for readers who avoid motion. */
export async function takeFilms(
  browser: Browser,
  scenery: Scenery,
  names: readonly string[],
): Promise<void> {
  for (const film of FILMS) {
    if (names.length > 0 && !names.includes(film.name)) continue
    for (const theme of THEMES) await recordFilm(browser, film, scenery, theme)
  }
}

async function recordFilm(
  browser: Browser,
  film: Film,
  scenery: Scenery,
  theme: (typeof THEMES)[number],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-film-'))
  const page = await browser.newPage({
    viewport: FILM_WINDOW,
    deviceScaleFactor: DENSITY,
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const frames: string[] = []
  let last: Buffer | undefined
  async function take(durationMs: number): Promise<void> {
    last = await page.screenshot()
    const file = join(folder, `${frames.length}.png`)
    await writeFile(file, last)
    frames.push('-d', String(Math.round(durationMs)), file)
  }
  try {
    await film.play(page, scenery, take)
    const ending = theme === 'dark' ? '.dark.webp' : '.webp'
    await encode([...frames, '-o', join(FOLDER, film.name + ending)])
    await encode([...frames.slice(-3), '-o', join(FOLDER, `${film.name}.still${ending}`)])
  } finally {
    await page.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Joins frames into a WebP with the program of Debian's package `webp`. It repeats without end. */
async function encode(frames: readonly string[]): Promise<void> {
  const options = ['-loop', '0', '-min_size', '-lossy', '-q', '72', '-m', '6']
  const { code, output } = await runCommand('img2webp', [...options, ...frames])
  if (code !== 0) throw new Error(`Cannot write a film. Is img2webp installed? ${output}`)
}
