import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findIcon } from '@docent/content'
import type { Config, Content } from '@docent/content'
import { copyAssets } from './assets.ts'
import {
  BOOT,
  CACHE,
  CHAT,
  createConfig,
  CSS_TARGET,
  READING_STYLES,
  RENDER,
  runBuild,
  STYLES,
  THEME_SCRIPT,
} from './bundle.ts'
import { type CardTally, makeCards } from './cards.ts'
import { keepTogether } from './chunks.ts'
import { readImageSizes } from './imageSize.ts'
import { favicon } from './favicon.ts'
import { createSearchIndex } from './src/search/indexFile.ts'
import { slim } from './slim.ts'
import type { Assets, createRenderer } from './src/render.tsx'

export interface BuildSiteOptions {
  readonly content: Content
  readonly config: Config
  /** Where the files go. It is made where it is missing; what is in it already is left there. */
  readonly folder: string
}

export type { CardTally }

export interface BuiltSite {
  readonly files: number
  readonly cards: CardTally
}

/**
 * Builds the whole site as static files: every route as `ROUTE/index.html`, so that any static
 * host serves it, `404.html`, `theme.js`, `favicon.svg`, `search.json`, the files that pages refer to,
 * what machines read (`sitemap.xml`, feeds, `llms.txt`, each page as Markdown),
 * and under `assets/` what has a hash in its name and never changes.
 *
 * @throws {Error} that names what could not be built.
 */
export async function buildSite(options: BuildSiteOptions): Promise<BuiltSite> {
  const { content, config, folder } = options
  await mkdir(folder, { recursive: true })
  await mkdir(CACHE, { recursive: true })
  const work = await mkdtemp(join(CACHE, 'render-'))
  try {
    await copyAssets(content, folder)
    const { assets, written } = await buildClient(config, folder, needsExtended(content, config))
    const create = await buildRenderer(work)
    const images = await readImageSizes(content.folder, content.assets)

    const renderer = create({ content, config, images }, assets)
    const cards = await makeCards(renderer, folder)
    await writeAll(
      folder,
      renderer.routes
        .values()
        .map((route) => [
          `${route.slice(1)}/index.html`,
          renderer.render(route, cards.paths.get(route)) ?? '',
        ]),
    )
    await write(folder, '404.html', renderer.renderNotFound())
    const files = await writeFiles(renderer.formatFiles(), content, folder)
    await write(folder, 'search.json', JSON.stringify(createSearchIndex(content.documents)))
    const hasIcon = findIcon(content.assets) !== undefined
    if (!hasIcon) await write(folder, 'favicon.svg', favicon(config.theme['accent']))
    const pages = renderer.routes.length + (hasIcon ? 2 : 3)
    return {
      files: content.assets.length + written + files + cards.paths.size + pages,
      cards: cards.tally,
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

// The ranges of fontsExtended.css, but for signs that the first file has too.
const EXTENDED =
  /[\u0100-\u02ff\u1d00-\u1dbf\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/

/** Whether any page, or the site's own name, has a letter that the face's first file lacks. */
function needsExtended({ documents }: Content, config: Config): boolean {
  if (EXTENDED.test(JSON.stringify(config))) return true
  return documents.some(({ markdown, meta, title, summary }) =>
    EXTENDED.test(`${title} ${summary} ${JSON.stringify(meta)} ${markdown}`),
  )
}

/** Bundles what browsers load, and says under which addresses. */
async function buildClient(
  config: Config,
  folder: string,
  extended: boolean,
): Promise<{ assets: Assets; written: number }> {
  const common = createConfig(() => config.theme, { extended })
  const { output } = await runBuild('the styles and scripts of the site', {
    ...common,
    plugins: [common.plugins, slim()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: 'assets',
      target: 'es2022',
      cssTarget: CSS_TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { boot: BOOT, theme: THEME_SCRIPT, site: STYLES, reading: READING_STYLES },
        output: {
          codeSplitting: keepTogether('chat', CHAT, BOOT),
          entryFileNames: ({ name }) => (name === 'theme' ? 'theme.js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  })
  const script = output.find((file) => file.type === 'chunk' && file.name === 'boot')
  const sheet = output.find((file) => file.type === 'asset' && file.names.includes('site.css'))
  const search = output.find((file) => file.type === 'asset' && file.names.includes('search.css'))
  const reading = output.find((file) => file.type === 'asset' && file.names.includes('reading.css'))
  const font = output.find(({ fileName }) => /-latin-wght-normal[^/]*\.woff2$/.test(fileName))
  if (!script || !sheet || !reading || !search || !font)
    throw new Error('Cannot build the site: its styles, script or font are missing.')
  return {
    assets: {
      styles: [`/${sheet.fileName}`],
      reading: `/${reading.fileName}`,
      scripts: [`/${script.fileName}`],
      search: `/${search.fileName}`,
      fonts: [`/${font.fileName}`],
    },
    written: output.length,
  }
}

/** Bundles the pages for Node, React included, and loads them. */
async function buildRenderer(work: string): Promise<typeof createRenderer> {
  await runBuild('the pages of the site', {
    ...createConfig(() => ({})),
    // React's own builds ask for this, and the slow one answers by default.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: RENDER, outDir: work, emptyOutDir: false, minify: false },
  })
  const module: unknown = await import(pathToFileURL(join(work, 'render.js')).href)
  return (module as { createRenderer: typeof createRenderer }).createRenderer
}

/** What an author has put there themselves, such as a `robots.txt` of their own, stays. */
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

/** Files that are on their way to the disk at the same time. */
const BATCH = 64

/** Writes files, each made as late as it can be: not all of a large site are in memory at once. */
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
