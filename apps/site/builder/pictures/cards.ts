// The link previews. Drawing one takes about as long as building fifty pages, so they are kept by the
// hash of their contents: a page that keeps its title keeps its card.

import { createHash } from 'node:crypto'
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import type { Config, Content } from '@docent/content'
import { CACHE } from '../files/cache.ts'
import { openRasteriser } from './rasterise.ts'
import type { CARD_SHEETS } from '../kit/siteKit.ts'
import type { Renderer } from '../../src/render.tsx'
import { chooseSign } from '../../src/shell/siteIcon.ts'

export interface CardTally {
  readonly made: number
  readonly kept: number
  /** The time that drawing them took. */
  readonly ms: number
}

interface Cards {
  /** Where the card of a route is on the site. */
  readonly paths: ReadonlyMap<string, string>
  readonly tally: CardTally
}

const CARDS = join(CACHE, 'cards')
const KEPT_DAYS = 60
const DAY_MS = 86_400_000

/** Raise this when the same drawing gives other pixels. */
const VERSION = '1'

export interface CardParts {
  /** The folder of the sheets and fonts that cards are drawn with. */
  readonly folder: string
  /** The owner's signs: see `readSigns`. */
  readonly signs?: ReadonlyMap<string, string>
}

/** Puts a picture into the folder for every route that wants one. */
export async function makeCards(
  { routes, drawCard }: Pick<Renderer, 'routes' | 'drawCard'>,
  folder: string,
  { folder: parts, signs = new Map() }: CardParts,
  cache: string = CARDS,
): Promise<Cards> {
  const startedAt = performance.now()
  const [art, tokens] = await Promise.all([readSheet(parts, 'art'), readSheet(parts, 'tokens')])
  const sheets = { art, tokens, signs }
  const paths = new Map<string, string>()
  const seen = new Set<string>()
  let made = 0
  await mkdir(cache, { recursive: true })
  for (const route of routes) {
    const svg = drawCard(route, sheets)
    if (svg === undefined) continue
    const name = `card-${createHash('sha256').update(VERSION).update(svg).digest('hex').slice(0, 16)}.png`
    paths.set(route, `/assets/${name}`)
    // Pages of one title have one card.
    if (seen.has(name)) continue
    seen.add(name)
    const isNew = await keepPicture(join(cache, name), svg, parts)
    if (isNew) made += 1
    await mkdir(join(folder, 'assets'), { recursive: true })
    await copyFile(join(cache, name), join(folder, 'assets', name))
  }
  await forgetOld(cache)
  const ms = performance.now() - startedAt
  return { paths, tally: { made, kept: seen.size - made, ms } }
}

/** The picture that stands for the brand on cards, as a `data:` address, by its path on the site. */
export async function readSigns(
  content: Content,
  config: Config,
): Promise<ReadonlyMap<string, string>> {
  const path = chooseSign(content, config)
  if (path === undefined) return new Map()
  const bytes = await readFile(join(content.folder, path))
  const type = /\.svg$/i.test(path) ? 'svg+xml' : 'png'
  return new Map([[path, `data:image/${type};base64,${bytes.toString('base64')}`]])
}

function readSheet(parts: string, name: (typeof CARD_SHEETS)[number]): Promise<string> {
  return readFile(join(parts, `${name}.css`), 'utf8')
}

/** Makes a picture from SVG unless it is there; says whether it was made. */
export async function keepPicture(file: string, svg: string, parts: string): Promise<boolean> {
  const now = new Date()
  try {
    await utimes(file, now, now)
    return false
  } catch {
    // Not there yet.
  }
  const rasterise = await openRasteriser(parts)
  // Another build may draw it too: each writes under a temporary name until it is complete.
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, rasterise(svg))
  await rename(draft, file)
  return true
}

/** Removes what no build has used for two months. */
export async function forgetOld(cache: string): Promise<void> {
  const before = Date.now() - KEPT_DAYS * DAY_MS
  for (const name of await readdir(cache)) {
    const file = join(cache, name)
    // Another build may have renamed its draft since the folder was read.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < before) await rm(file, { force: true })
  }
}
