import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROUTES } from '@docent/content'
import type { Config, SourceConfig } from '@docent/content'
import { hasOwnPages } from '../content/content.ts'
import { dropProductReplies } from '../content/fitDefaults.ts'
import type { ServerSettings } from '../settings.ts'
import type { ShownPlace } from './joinSources.ts'
import { isWebPlace } from './isWebPlace.ts'
import { readSiteConfig } from './readSiteConfig.ts'
import { makeFolder } from '../makeFolder.ts'

/**
 * Without pages of its owner, a site of sources is one page that links to them. The page is written
 * into the data folder, and builds read it like any content.
 */
export async function addStartPage(settings: ServerSettings): Promise<ServerSettings> {
  if (await hasOwnPages(settings.contentFolder)) return settings
  const { brand, sources } = await readSiteConfig(settings)
  if (sources.length === 0) return settings
  const contentFolder = join(settings.dataFolder, 'start')
  await makeFolder(contentFolder)
  await writeFile(join(contentFolder, 'index.md'), writeStartPage(brand, listSites(sources)))
  return { ...settings, contentFolder }
}

/** Whether the site has only its start page. */
export function isStartOnly({
  contentFolder,
  dataFolder,
}: Pick<ServerSettings, 'contentFolder' | 'dataFolder'>): boolean {
  return contentFolder === join(dataFolder, 'start')
}

/** The header of such a site links only to what exists, and no quick reply asks about products. */
export function trimNavigation(config: Config, places: readonly ShownPlace[]): Config {
  const own = config.navigation.filter(({ to }) => to === '/' || !LISTED.has(to))
  const [first, ...others] = places
  const to = first?.path ?? listSites(config.sources)[0]
  const docs = to === undefined || to === '/' ? [] : [{ label: config.brand, to }]
  const more = others.slice(0, MOST_LINKS).map(({ name, path }) => ({ label: name, to: path }))
  return { ...dropProductReplies(config), navigation: [...own, ...docs, ...more] }
}

/** The header has no room for more sources. The home page lists them all. */
const MOST_LINKS = 3

const LISTED: ReadonlySet<string> = new Set(ROUTES)

/** The addresses of sites that visitors may read. */
function listSites(sources: readonly SourceConfig[]): string[] {
  const visible = sources.filter(({ audience }) => audience === 'public')
  return visible.map(({ from }) => from).filter(isWebPlace)
}

function writeStartPage(brand: string, sites: readonly string[]): string {
  const places = sites.map((place) => `- <${place}>`)
  return [
    '---',
    `title: ${JSON.stringify(brand)}`,
    'x-shows: sources',
    '---',
    '',
    `Ask the assistant at the bottom of the page: it answers from the documentation of ${brand.replaceAll(/([\\`*_[\]<>])/g, '\\$1')} and shows where each answer is from.`,
    '',
    ...places,
    '',
  ].join('\n')
}
