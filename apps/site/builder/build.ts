import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { decodePath, findIcon, splitLanguages, isAudio, isVideo } from '@docent/content'
import type { Config, Content, Document, Redirect } from '@docent/content'
import { writeCounting } from './files/counting.ts'
import { copyAssets } from './files/assets.ts'
import { copySourceFiles } from './files/sourceFiles.ts'
import type { ServedFile } from './files/sourceFiles.ts'
import { subsetFonts, writeFonts } from './fonts/fonts.ts'
import type { FontTally } from './fonts/fonts.ts'
import { type CardTally, makeCards, readSigns } from './pictures/cards.ts'
import { readFileBytes } from './files/fileBytes.ts'
import { makeCopies, writeCopies } from './pictures/copies.ts'
import type { PictureTally } from './pictures/copies.ts'
import { readImageSizes, readSourceSizes } from './pictures/imageSize.ts'
import { needsExtended } from './theme/extended.ts'
import { choosePanelSign } from './theme/panelSign.ts'
import { drawIcon, writeTouchIcon } from './pictures/icons.ts'
import type { PageNote } from '../src/faq/types.ts'
import type { HeroAnswer, HeroSource } from '../src/hero/types.ts'
import { findSiteKit } from './kit/kit.ts'
import { formatRedirects } from './files/redirects.ts'
import { formatSearchFiles } from './files/searchFiles.ts'
import { formatHeadersFile, HEADERS_FILE } from './files/securityHeaders.ts'
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
  const isExtended = needsExtended(content, config)
  const copies = await makeCopies(content)
  await writeCopies(copies, folder)
  const read = await readImageSizes(content.folder, content.assets)
  const images = new Map([...(await readSourceSizes(sourceFiles)), ...read, ...copies.sizes])
  const sign = choosePanelSign({ content, config, images })
  const client = await kit.writeClient(folder, { config, isExtended, sign })
  const bytes = await readFileBytes(content.folder, content.assets)

  const touchIcon = await writeTouchIcon({ content, config, images }, kit.cardFolder, folder)
  const counting = await writeCounting(config.analytics, folder)
  const assets = { ...client.assets, touchIcon, counting }
  const renderer = kit.createRenderer(
    {
      content,
      config,
      images,
      copies: copies.byPath,
      sourceFiles: sourceFiles.map(({ path }) => decodePath(path)),
      bytes,
      hero,
      notes,
    },
    assets,
  )
  const signs = await readSigns(content, config)
  const cards = await makeCards(renderer, folder, { folder: kit.cardFolder, signs })
  await writeAll(
    folder,
    renderer.routes
      .values()
      .map((route) => [
        `${route.slice(1)}/index.html`,
        renderer.render(route, cards.paths.get(route)) ?? '',
      ]),
  )
  await writeAll(
    folder,
    renderer.notFound.map((path) => [path.slice(1), renderer.renderNotFound(path)]),
  )
  const moved = formatRedirects(redirects, config.url)
  await writeAll(folder, moved)
  const playsMedia = content.assets.some((file) => isVideo(file) || isAudio(file))
  const files = await writeFiles(
    new Map([
      ...renderer.formatFiles(),
      [`/${HEADERS_FILE}`, formatHeadersFile(config, playsMedia)],
    ]),
    content,
    folder,
  )
  const parts = splitLanguages(content, config)
  await writeAll(folder, formatSearchFiles(parts))
  const hasIcon = findIcon(content.assets) !== undefined
  if (!hasIcon) await write(folder, 'favicon.svg', drawIcon(config))
  const indexes = parts.length
  const pages =
    renderer.routes.length +
    renderer.notFound.length +
    indexes +
    (hasIcon ? 0 : 1) +
    (touchIcon ? 1 : 0)
  const counted = counting.length > 0 ? 1 : 0
  return {
    files:
      content.assets.length +
      sourceFiles.length +
      client.files +
      counted +
      copies.files.size +
      moved.size +
      files +
      cards.paths.size +
      pages,
    cards: cards.tally,
    pictures: copies.tally,
    fonts: fonts.tally,
  }
}

/** Files that an author has put there, such as a `robots.txt`, stay. */
async function writeFiles(
  files: ReadonlyMap<string, string>,
  { assets }: Content,
  folder: string,
): Promise<number> {
  const own = new Set(assets.map((file) => `/${file}`))
  const others = [...files].filter(([path]) => !own.has(path))
  await writeAll(
    folder,
    others.map(([path, text]) => [path.slice(1), text]),
  )
  return others.length
}

/** How many files are written at the same time. */
const BATCH = 64

/**
 * Writes files, and creates each as late as possible, so that a large site is never in memory as a
 * whole.
 */
async function writeAll(
  folder: string,
  files: Iterable<readonly [path: string, text: string]>,
): Promise<void> {
  let batch: Promise<void>[] = []
  for (const [path, text] of files) {
    batch.push(write(folder, path, text))
    if (batch.length < BATCH) continue
    await Promise.all(batch)
    batch = []
  }
  await Promise.all(batch)
}

async function write(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
