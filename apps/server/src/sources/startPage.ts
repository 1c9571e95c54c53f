import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@docent/content'
import type { ServerSettings } from '../settings.ts'
import type { Mount } from './openSources.ts'
import { isWebPlace, readSiteConfig } from './readSiteConfig.ts'
import { makeFolder } from '../makeFolder.ts'

/**
 * Without a content folder, a site of sources is one page that links to them. The page is written
 * into the data folder, and builds read it like any content.
 */
export async function addStartPage(settings: ServerSettings): Promise<ServerSettings> {
  if (settings.from.length === 0 || existsSync(settings.contentFolder)) return settings
  const { brand } = await readSiteConfig(settings)
  const contentFolder = join(settings.dataFolder, 'start')
  await makeFolder(contentFolder)
  await writeFile(join(contentFolder, 'index.md'), writeStartPage(brand, settings.from))
  return { ...settings, contentFolder }
}

/** Whether the site has only its start page. */
export function isStartOnly({ contentFolder, dataFolder }: ServerSettings): boolean {
  return contentFolder === join(dataFolder, 'start')
}

/** The header of such a site links only to what exists. */
export function trimNavigation(
  config: Config,
  mounts: readonly Mount[],
  from: readonly string[],
): Config {
  const [home] = config.navigation
  const to = mounts[0]?.path ?? from.find(isWebPlace)
  const docs = to === undefined || to === '/' ? [] : [{ label: config.brand, to }]
  return { ...config, navigation: [...(home ? [home] : []), ...docs] }
}

function writeStartPage(brand: string, from: readonly string[]): string {
  const places = from.filter(isWebPlace).map((place) => `- <${place}>`)
  return [
    '---',
    `title: ${JSON.stringify(brand)}`,
    '---',
    '',
    `Ask the assistant at the bottom of the page: it answers from the documentation of ${brand.replaceAll(/([\\`*_[\]<>])/g, '\\$1')} and shows where each answer is from.`,
    '',
    ...places,
    '',
  ].join('\n')
}
