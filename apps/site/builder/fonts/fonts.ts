// An owner's fonts, without the characters of scripts that the site does not use. Compressing a font
// takes up to a second, so the smaller files are kept by the hash of what they are made from.

import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isFileWithin } from '@docent/content'
import type { Config, Content } from '@docent/content'
import { CACHE } from '../files/cache.ts'
import { keepFile } from '../files/keepFile.ts'
import { forgetOld } from '../pictures/cards.ts'
import { listCharacters } from './characters.ts'
import { loadSubsetter } from './subsetter.ts'
import type { Subsetter } from './subsetter.ts'

export { loadSubsetter }

export interface FontTally {
  /** Fonts that are served with fewer characters. */
  readonly smaller: number
  /** Fonts that are served as they are, because subset-font is not installed. */
  readonly left: number
  /** The bytes of all fonts, as the owner has them and as they are served. */
  readonly before: number
  readonly after: number
}

export interface Fonts {
  /** The smaller files, in the cache, by the paths of the fonts on the site. */
  readonly files: ReadonlyMap<string, string>
  /** The bytes of each font as it is served, by its path. */
  readonly bytes: ReadonlyMap<string, number>
  readonly tally: FontTally
}

interface Site {
  readonly content: Pick<Content, 'folder' | 'documents'>
  readonly config: Config
  /** The pages that the assistant answers from, if it knows more than the site's own. */
  readonly known?: Iterable<unknown> | undefined
}

/** Raise this when the same font and characters give another file. */
const VERSION = '1'

/** Makes the smaller files of all fonts of the configuration. `load` is replaced in tests. */
export async function subsetFonts(
  site: Site,
  { cache = join(CACHE, 'fonts'), load = loadSubsetter } = {},
): Promise<Fonts> {
  const { content, config } = site
  const named = new Set(config.fonts.map(({ file }) => file))
  const paths = [...named].filter((path) => isFileWithin(content.folder, path.slice(1)))
  const subset = paths.length > 0 ? await load() : undefined
  const characters = subset === undefined ? '' : listCharacters(listTexts(site))
  const files = new Map<string, string>()
  const bytes = new Map<string, number>()
  let before = 0
  if (subset !== undefined) await mkdir(cache, { recursive: true })
  for (const path of paths) {
    const font = await readFile(join(content.folder, path))
    before += font.length
    const made = subset && (await keepSubset(font, characters, { subset, cache }))
    const isSmaller = made !== undefined && made.bytes < font.length
    if (isSmaller) files.set(path, made.file)
    bytes.set(path, isSmaller ? made.bytes : font.length)
  }
  if (subset !== undefined) await forgetOld(cache)
  const after = bytes.values().reduce((sum, one) => sum + one, 0)
  const left = subset === undefined ? paths.length : 0
  return { files, bytes, tally: { smaller: files.size, left, before, after } }
}

function* listTexts({ content, config, known = [] }: Site): Generator {
  yield config
  yield* content.documents
  yield* known
}

/** Replaces the fonts in the folder of a site, which has the owner's files. */
export async function writeFonts({ files }: Fonts, folder: string): Promise<void> {
  for (const [path, file] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await copyFile(file, join(folder, path))
  }
}

interface Workbench {
  readonly subset: Subsetter
  readonly cache: string
}

/** The smaller file of a font; undefined for one that cannot be read, which is served as it is. */
async function keepSubset(
  font: Buffer,
  characters: string,
  { subset, cache }: Workbench,
): Promise<{ readonly file: string; readonly bytes: number } | undefined> {
  const hash = createHash('sha256').update(VERSION).update(characters).update(font).digest('hex')
  const file = join(cache, `font-${hash.slice(0, 16)}.woff2`)
  try {
    await keepFile(file, () => subset(font, characters, { targetFormat: 'woff2' }))
  } catch {
    return undefined
  }
  return { file, bytes: (await stat(file)).size }
}
