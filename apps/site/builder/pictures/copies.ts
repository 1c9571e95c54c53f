// Smaller copies of an owner's photographs. Encoding one takes a second, so they are kept by the hash of
// the file: a second build encodes nothing.

import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { toDarkPath, toDensePath, toFilePath, toPhonePath } from '@docent/content'
import type { Content } from '@docent/content'
import type { ImageSize, PictureCopy } from '../../src/site.ts'
import { CACHE } from '../files/cache.ts'
import { keepFile } from '../files/keepFile.ts'
import { forgetOld } from './cards.ts'
import { loadSharp } from './sharp.ts'
import type { Sharp } from './sharp.ts'

export interface PictureTally {
  readonly made: number
  readonly kept: number
  /** Pictures that are served as they are, because sharp is not installed. */
  readonly left: number
  /** The time that encoding took. */
  readonly ms: number
}

export interface Copies {
  /** The copies of each picture, the narrowest first, by the path of the picture on the site. */
  readonly byPath: ReadonlyMap<string, readonly PictureCopy[]>
  /** The sizes of these pictures as they are shown, which the turned ones of a camera do not have. */
  readonly sizes: ReadonlyMap<string, ImageSize>
  /** The files of the copies, in the cache, by their paths on the site. */
  readonly files: ReadonlyMap<string, string>
  readonly tally: PictureTally
}

/** Widths in pixels, for phones, for columns of text, and for the widest picture of a page. */
const WIDTHS = [480, 960, 1600]
const QUALITY = 55
/** Of 9: higher takes longer for a few bytes less. */
const EFFORT = 3
/** Raise this when the same file gives other copies. */
const VERSION = '1'

const COPIED = /\.(?:png|jpe?g)$/i

/** Makes the copies of all pictures that pages show. `load` is replaced in tests. */
export async function makeCopies(
  content: Content,
  { cache = join(CACHE, 'pictures'), load = loadSharp } = {},
): Promise<Copies> {
  const startedAt = performance.now()
  const paths = listPictures(content)
  const sharp = paths.length > 0 ? await load() : undefined
  const byPath = new Map<string, readonly PictureCopy[]>()
  const sizes = new Map<string, ImageSize>()
  const files = new Map<string, string>()
  const count = { made: 0, kept: 0 }
  if (sharp !== undefined) await mkdir(cache, { recursive: true })
  for (const path of sharp === undefined ? [] : paths) {
    const made = await copyPicture(join(content.folder, path), { sharp, cache, count })
    if (made === undefined) continue
    byPath.set(path, made.copies)
    sizes.set(path, made.size)
    for (const { src } of made.copies) files.set(src, join(cache, src.replace('/assets/', '')))
  }
  if (sharp !== undefined) await forgetOld(cache)
  const left = sharp === undefined ? paths.length : 0
  return { byPath, sizes, files, tally: { ...count, left, ms: performance.now() - startedAt } }
}

/** Puts the copies into the folder of a site. */
export async function writeCopies({ files }: Copies, folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const [path, file] of files) await copyFile(file, join(folder, path))
}

/**
 * The pictures of pages, with their versions for the dark theme and for phones, unless a dense one is
 * next to them.
 */
function listPictures({ documents, assets }: Content): string[] {
  const files = new Set(assets.map((file) => `/${file}`))
  const shown = documents.flatMap(({ links }) =>
    links.flatMap(({ type, target }) => (type === 'image' && target ? [toFilePath(target)] : [])),
  )
  const themed = shown.flatMap((path) => [path, toDarkPath(path)])
  const all = new Set(themed.flatMap((path) => [path, toPhonePath(path)]))
  return [...all].filter(
    (path) => COPIED.test(path) && files.has(path) && !files.has(toDensePath(path)),
  )
}

interface Workbench {
  readonly sharp: Sharp | undefined
  readonly cache: string
  readonly count: { made: number; kept: number }
}

/** The copies of one file; undefined for a small or animated one, or one that is not a picture. */
async function copyPicture(
  file: string,
  { sharp, cache, count }: Workbench,
): Promise<{ copies: PictureCopy[]; size: ImageSize } | undefined> {
  const bytes = await readFile(file)
  const facts = await sharp?.(bytes)
    .metadata()
    // A file that is cut short or of another format: it is served as it is, and `docent check` says so.
    .catch(() => undefined)
  if (sharp === undefined || facts === undefined || (facts.pages ?? 1) > 1) return undefined
  const { width, height } = facts.autoOrient
  const [least = 0] = WIDTHS
  if (width <= least) return undefined
  const hash = createHash('sha256').update(VERSION).update(bytes).digest('hex').slice(0, 16)
  const widths = [...new Set(WIDTHS.map((one) => Math.min(one, width)))]
  const copies = []
  for (const one of widths) {
    const name = `picture-${hash}-${one}.avif`
    const kept = join(cache, name)
    const isNew = await keepFile(kept, () =>
      sharp(bytes)
        .autoOrient()
        .resize({ width: one })
        .avif({ quality: QUALITY, effort: EFFORT })
        .toBuffer(),
    )
    if (isNew) count.made += 1
    else count.kept += 1
    copies.push({ src: `/assets/${name}`, width: one, bytes: (await stat(kept)).size })
  }
  return { copies, size: { width, height } }
}
