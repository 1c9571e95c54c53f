import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, relative, resolve } from 'node:path'
import { ConfigError, readConfig } from '@docent/content'
import type { Config } from '@docent/content'
import { CommandError } from '../commandError.ts'
import { readConfigFile } from '../content/content.ts'
import { readHomeTitle } from '../content/readHomeTitle.ts'
import type { ServerSettings } from '../settings.ts'
import { isWebPlace } from './isWebPlace.ts'

export type FromSettings = Pick<ServerSettings, 'configFile' | 'contentFolder' | 'from'>

/**
 * The configuration with the sources that the command line names. Without a configuration file, the brand is the name
 * of the first source or, without sources, the title of the home page.
 *
 * @throws {CommandError} listing every wrong key.
 */
export async function readSiteConfig(settings: FromSettings): Promise<Config> {
  const { configFile, contentFolder, from } = settings
  const config = await readConfigFile(configFile)
  if (from.length === 0) {
    const title = existsSync(configFile) ? undefined : await readHomeTitle(contentFolder)
    return title === undefined ? config : readConfig({ brand: title })
  }
  const named = from.map((place) => ({
    from: toPlace(place, configFile),
    allowPrivate: isTypedAddress(place),
    ...findName(place, config, configFile),
  }))
  const [first = ''] = from
  try {
    const base = existsSync(configFile) ? config : await describeSource(first)
    const { sources } = readConfig({ brand: base.brand, sources: named }, 'the sources of --from')
    return { ...base, sources: [...base.sources, ...sources] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    throw new CommandError(error.message, { cause: error })
  }
}

/**
 * The name of the same folder in the configuration. It is part of the address of its pages, by which notes know
 * them: `docent study --from` has to find the address that `docent serve` shows.
 */
function findName(place: string, { sources }: Config, configFile: string): { name?: string } {
  const isSame = ({ from }: Config['sources'][number]): boolean =>
    !isWebPlace(from) && resolve(dirname(configFile), from) === resolve(place)
  const name = sources.find(isSame)?.name ?? ''
  return name === '' ? {} : { name }
}

/**
 * The configuration with the sources of the command line only.
 *
 * @param config as `readSiteConfig` returned it, with these sources last.
 * @param from the sources of the command line, at least one.
 */
export function keepNamedSources(config: Config, from: readonly string[]): Config {
  return { ...config, sources: config.sources.slice(-from.length) }
}

/** Paths of the command line start at the working folder, those of the configuration at its own. */
function toPlace(place: string, configFile: string): string {
  if (isWebPlace(place)) return place
  return relative(dirname(configFile), resolve(place)) || '.'
}

/**
 * A user who types `localhost` or an IP address means it. A host name may resolve to any address.
 */
function isTypedAddress(place: string): boolean {
  if (!isWebPlace(place) || !URL.canParse(place)) return false
  const host = new URL(place).hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || isIP(host) !== 0
}

/**
 * The configuration of a site that has only documentation. It has no quick replies, because the
 * default ones ask about products.
 */
async function describeSource(place: string): Promise<Config> {
  return readConfig({ brand: await brandOf(place), assistant: { quickReplies: [] } })
}

async function brandOf(place: string): Promise<string> {
  if (isWebPlace(place)) return URL.canParse(place) ? new URL(place).hostname : 'Docent'
  const { findProjectName, nameProduct } = await import('@docent/sources')
  return (await findProjectName(resolve(place))) ?? (nameProduct(resolve(place)) || 'Docent')
}
