import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findIcon, splitLanguages, isAudio, isVideo } from '@docent/content'
import type { Config, Content, Document, Redirect } from '@docent/content'
import { writeCounting } from './files/counting.ts'
import { copyAssets } from './files/assets.ts'
import { copySourceFiles } from './files/sourceFiles.ts'
import type { ServedFile } from './files/sourceFiles.ts'
import { subsetFonts, writeFonts } from './fonts/fonts.ts'
import type { FontTally } from './fonts/fonts.ts'
import { type CardTally, makeCards, readSigns } from './pictures/cards.ts'
import { makeCopies, writeCopies } from './pictures/copies.ts'
import type { PictureTally } from './pictures/copies.ts'
import { chooseStyle } from './theme/chooseStyle.ts'
import { drawIcon, writeTouchIcon } from './pictures/icons.ts'
import type { PageNote } from '../src/faq/types.ts'
import type { HeroAnswer, HeroSource } from '../src/hero/types.ts'
import type { Renderer } from '../src/render.tsx'
import { findSiteKit } from './kit/kit.ts'
import { formatRedirects } from './files/redirects.ts'
import { formatSearchFiles } from './files/searchFiles.ts'
import { formatHeadersFile, HEADERS_FILE } from './files/securityHeaders.ts'
import { readShownFiles } from './files/shownFiles.ts'
import { openSiteKit } from './kit/siteKit.ts'

export interface BuildSiteOptions {
  readonly content: Content
  readonly config: Config
  /** The assistant's answers to the questions of the home page. */
  readonly hero?: readonly HeroAnswer[]
  /** The proven notes on the pages, in the order of the pages. */
  readonly notes?: readonly PageNote[]
  /** Old paths, and where they lead. */
  readonly redirects?: readonly Redirect[]
  /** All pages that the assistant answers from, if it knows more than those of the site. */
  readonly known?: Iterable<Document>
  /** The files that pages of sources show. */
  readonly sourceFiles?: readonly ServedFile[]
  /** The folder of the files. It is created if missing; its other files stay. */
  readonly folder: string
}

export type { CardTally, FontTally, HeroAnswer, HeroSource, PageNote, PictureTally, ServedFile }

export interface BuiltSite {
  readonly files: number
  readonly cards: CardTally
  readonly pictures: PictureTally
  readonly fonts: FontTally
}

/**
 * Builds the whole site as static files: every route as `ROUTE/index.html`, so that any static
 * host serves it, pages for old addresses, `404.html`, `theme.js`, `favicon.svg`, `search.json`, the
 * files that pages refer to, what machines read (`sitemap.xml`, feeds, `llms.txt`, each page as
 * Markdown), and under `assets/` what has a hash in its name and never changes.
 *
 * @throws {Error} that names what could not be built.
 */
export async function buildSite(options: BuildSiteOptions): Promise<BuiltSite> {
  const { content, config, hero, notes, redirects = [], known, sourceFiles = [], folder } = options
  const kit = await openSiteKit(await findSiteKit())
  await mkdir(folder, { recursive: true })
  await copyAssets(content, folder)
  await copySourceFiles(sourceFiles, folder)
  const fonts = await subsetFonts({ content, config, known })
  await writeFonts(fonts, folder)
  const copies = await makeCopies(content)
  await writeCopies(copies, folder)
  const shown = await readShownFiles(content, sourceFiles)
  const images = new Map([...shown.images, ...copies.sizes])
  const client = await kit.writeClient(folder, chooseStyle({ content, config, images }))
  const touchIcon = await writeTouchIcon({ content, config, images }, kit.cardFolder, folder)
  const counting = await writeCounting(config.analytics, folder)
  const renderer = kit.createRenderer(
    { ...shown, content, config, images, copies: copies.byPath, hero, notes },
    { ...client.assets, touchIcon, counting },
  )
  const signs = await readSigns(content, config)
  const cards = await makeCards(renderer, folder, { folder: kit.cardFolder, signs })
  const texts = await writeAll(
    folder,
    listTexts({ renderer, cards: cards.paths, content, config, redirects }),
  )
  return {
    files:
      content.assets.length +
      sourceFiles.length +
      copies.files.size +
      client.files +
      (touchIcon ? 1 : 0) +
      (counting.length > 0 ? 1 : 0) +
      cards.paths.size +
      texts,
    cards: cards.tally,
    pictures: copies.tally,
    fonts: fonts.tally,
  }
}

type File = readonly [path: string, text: string]

interface TextSource extends Required<Pick<BuildSiteOptions, 'content' | 'config' | 'redirects'>> {
  readonly renderer: Renderer
  /** The pictures of shared links, by the routes of their pages. */
  readonly cards: ReadonlyMap<string, string>
}

/** Every file of text, made only when it is asked for: a large site is never in memory as a whole. */
function* listTexts({ renderer, cards, content, config, redirects }: TextSource): Generator<File> {
  for (const route of renderer.routes) {
    yield [`${route.slice(1)}/index.html`, renderer.render(route, cards.get(route)) ?? '']
  }
  for (const path of renderer.notFound) yield [path.slice(1), renderer.renderNotFound(path)]
  yield* formatRedirects(redirects, config.url)
  // Files that an author has put there, such as a `robots.txt`, stay.
  const own = new Set(content.assets.map((file) => `/${file}`))
  for (const [path, text] of renderer.formatFiles()) if (!own.has(path)) yield [path.slice(1), text]
  if (!own.has(`/${HEADERS_FILE}`)) {
    const playsMedia = content.assets.some((file) => isVideo(file) || isAudio(file))
    yield [HEADERS_FILE, formatHeadersFile(config, playsMedia)]
  }
  yield* formatSearchFiles(splitLanguages(content, config))
  if (findIcon(content.assets) === undefined) yield ['favicon.svg', drawIcon(config)]
}

/** How many files are written at the same time. */
const BATCH = 64

/** Writes files, and says how many. */
async function writeAll(folder: string, files: Iterable<File>): Promise<number> {
  let written = 0
  let batch: Promise<void>[] = []
  for (const [path, text] of files) {
    batch.push(write(folder, path, text))
    written += 1
    if (batch.length < BATCH) continue
    await Promise.all(batch)
    batch = []
  }
  await Promise.all(batch)
  return written
}

async function write(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
