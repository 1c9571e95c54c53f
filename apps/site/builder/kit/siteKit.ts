import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '@docent/content'
import type { createRenderer } from '../../src/render.tsx'
import type { Assets } from '../../src/shell/assets.ts'
import { formatSign } from '../theme/panelSign.ts'
import type { PanelSign } from '../theme/panelSign.ts'
import { formatOwnStyles } from '../theme/themeSheet.ts'

export const MANIFEST = 'kit.json'
export const CLIENT = 'client'
/** The properties that an owner's theme may set. */
export const THEME = 'theme.json'
/** The sheets whose colours the pictures of shared links take. */
export const CARD_SHEETS = ['art', 'tokens'] as const

/** The files of a kit for browsers: names in its folder `client`. */
export interface KitManifest {
  readonly sheet: string
  /** The face for letters that few languages have, and its file: for sites that have such letters. */
  readonly extendedSheet: string
  readonly extendedFont: string
  /** The sheet of pages with a text to read. */
  readonly reading: string
  /** The sheet of pages that show something. */
  readonly shown: string
  readonly search: string
  readonly script: string
  /** The font of the first words. */
  readonly font: string
  /** All files that every site has. */
  readonly files: readonly string[]
}

export interface SiteStyle {
  readonly config: Pick<Config, 'theme' | 'fonts'>
  /** Whether a page has letters that the face's first file lacks. */
  readonly isExtended: boolean
  readonly sign?: PanelSign | undefined
}

/** The shared part of all sites, compiled. */
export interface SiteKit {
  readonly createRenderer: typeof createRenderer
  /** Where the sheets and fonts of the pictures of shared links are. */
  readonly cardFolder: string
  /** Where the files of `Assets` are, except the sheet, which is written for each site. */
  readonly clientFolder: string
  /** The addresses that pages load, and the text of this site's own sheet. */
  style(style: SiteStyle): Promise<{ readonly assets: Assets; readonly sheet: string }>
  /** Writes what browsers load into the folder of a site, and says how many files that were. */
  writeClient(folder: string, style: SiteStyle): Promise<{ assets: Assets; files: number }>
}

/** Opens the kit in a folder, as `buildSiteKit` has written it. */
export async function openSiteKit(folder: string): Promise<SiteKit> {
  const clientFolder = join(folder, CLIENT)
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as KitManifest
  const module: unknown = await import(pathToFileURL(join(folder, 'render.js')).href)

  async function style({ config, isExtended, sign }: SiteStyle) {
    const names = isExtended ? [manifest.sheet, manifest.extendedSheet] : [manifest.sheet]
    const texts = await Promise.all(names.map((name) => readFile(join(clientFolder, name), 'utf8')))
    const sheet = texts.join('') + formatOwnStyles(config) + formatSign(sign)
    const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8)
    const assets: Assets = {
      styles: [`/assets/site-${hash}.css`],
      reading: `/${manifest.reading}`,
      shown: `/${manifest.shown}`,
      scripts: [`/${manifest.script}`],
      search: `/${manifest.search}`,
      fonts: [`/${manifest.font}`],
    }
    return { assets, sheet }
  }

  return {
    createRenderer: (module as { createRenderer: typeof createRenderer }).createRenderer,
    cardFolder: join(folder, 'cards'),
    clientFolder,
    style,
    async writeClient(target, wanted) {
      const { assets, sheet } = await style(wanted)
      const names = wanted.isExtended ? [...manifest.files, manifest.extendedFont] : manifest.files
      await mkdir(join(target, 'assets'), { recursive: true })
      for (const name of names) {
        await mkdir(dirname(join(target, name)), { recursive: true })
        await copyFile(join(clientFolder, name), join(target, name))
      }
      await Promise.all(assets.styles.map((path) => writeFile(join(target, path), sheet)))
      return { assets, files: names.length + assets.styles.length }
    },
  }
}
