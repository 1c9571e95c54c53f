import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import {
  BOOT,
  CHAT,
  createViteConfig,
  CSS_TARGET,
  EXTENDED_FONTS,
  READING_STYLES,
  RENDER,
  SHOWN_STYLES,
  runBuild,
  SITE,
  STYLES,
  THEME_SCRIPT,
} from '../bundle/bundle.ts'
import { keepTogether } from '../bundle/chunks.ts'
import { slim } from '../slim/slim.ts'
import { CARD_SHEETS, CLIENT, MANIFEST, THEME, type KitManifest } from './siteKit.ts'
import { collectThemeTokens } from '../theme/themeTokens.ts'

/** The letters that the face of the cards has. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const

/**
 * Compiles the shared part of all sites into a folder: `client/` with the files for browsers,
 * `render.js`, which renders pages in Node, `cards/` with the sheets and fonts of link previews, and a
 * manifest.
 *
 * @throws {Error} that names what could not be compiled.
 */
export async function buildSiteKit(folder: string): Promise<void> {
  const manifest = await buildClient(join(folder, CLIENT))
  await buildRenderer(folder)
  await copyCardParts(join(folder, 'cards'))
  const tokens = Object.fromEntries(await collectThemeTokens())
  await writeFile(join(folder, THEME), JSON.stringify(tokens))
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`)
}

/** Bundles what browsers load, and says under which names. */
async function buildClient(folder: string): Promise<KitManifest> {
  const common = createViteConfig()
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
        input: {
          boot: BOOT,
          theme: THEME_SCRIPT,
          site: STYLES,
          extended: EXTENDED_FONTS,
          reading: READING_STYLES,
          shown: SHOWN_STYLES,
        },
        // The names that the search shares with the chat: for them it would load the chat's whole file.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          codeSplitting: keepTogether('chat', CHAT, BOOT),
          entryFileNames: ({ name }) => (name === 'theme' ? 'theme.js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  })
  const files = output.map(({ fileName }) => fileName)
  const find = (what: string, pattern: RegExp): string => {
    const found = files.find((name) => pattern.test(name))
    if (found === undefined) throw new Error(`Cannot build the site: its ${what} is missing.`)
    return found
  }
  const findSheet = (name: string): string => {
    const found = output.find((file) => file.type === 'asset' && file.names.includes(name))
    if (!found) throw new Error(`Cannot build the site: its sheet ${name} is missing.`)
    return found.fileName
  }
  const sheet = findSheet('site.css')
  const extendedSheet = findSheet('extended.css')
  const extendedFont = find('font of rarer letters', /-latin-ext-wght-normal[^/]*\.woff2$/)
  return {
    sheet,
    extendedSheet,
    extendedFont,
    reading: findSheet('reading.css'),
    shown: findSheet('shown.css'),
    search: findSheet('search.css'),
    script: find('script', /^assets\/boot-[^/]*\.js$/),
    font: find('font', /-latin-wght-normal[^/]*\.woff2$/),
    files: files.filter((name) => ![sheet, extendedSheet, extendedFont].includes(name)),
  }
}

/** Bundles the pages for Node, React included. */
async function buildRenderer(folder: string): Promise<void> {
  await runBuild('the pages of the site', {
    ...createViteConfig(),
    // React chooses its build by this variable, and the default is the slow one.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: RENDER,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { comments: { legal: true, annotation: true, jsdoc: false } } },
    },
  })
}

async function copyCardParts(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  const fonts = SCRIPTS.map((script) =>
    resolve(`@fontsource/brygada-1918/files/brygada-1918-${script}-600-normal.woff`),
  )
  const rasteriser = resolve('@resvg/resvg-wasm/index_bg.wasm')
  const sheets = CARD_SHEETS.map((name) => join(SITE, 'src/styles', `${name}.css`))
  await mkdir(folder, { recursive: true })
  await Promise.all(
    [...fonts, ...sheets, rasteriser].map((file) => copyFile(file, join(folder, basename(file)))),
  )
}
