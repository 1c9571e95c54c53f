import { dirname, resolve } from 'node:path'
import type { SourceConfig } from '@docent/content'
import type { ImportTally, ReadSource, SourceOptions } from '@docent/sources'
import { CommandError } from '../commandError.ts'
import { countNoun } from '../printing/countNoun.ts'
import type { ServerSettings } from '../settings.ts'
import { refuseMount, requireAddress, splitAudience } from './audiences.ts'
import type { AudiencePart } from './audiences.ts'
import { findWrongBase } from './findWrongBase.ts'
import { withVersion } from './groupEditions.ts'
import { isWebPlace } from './isWebPlace.ts'
import { toRoot } from './manuals.ts'
import type { MountFolder } from './mountFolders.ts'
import { nameSiteFile } from './nameSiteFile.ts'
import { syncSource } from './syncSource.ts'
import type { CrawlSettings } from './syncSource.ts'

export interface SourceSettings extends Pick<
  ServerSettings,
  'configFile' | 'mount' | 'dataFolder'
> {
  /** The folder of crawled sites. @default `sources` in the data folder */
  readonly sourcesFolder?: string
  /** The folder of the owner's own pages, whose addresses no source gets. */
  readonly contentFolder?: string
  /** Whether to read a site before opening it. @default only a site that was never read */
  readonly wantsSync?: (readAt: number | undefined) => boolean
  readonly crawl?: CrawlSettings
  /** The address or the path on this server for a folder whose pages do not have one, if it is not the usual path. */
  readonly whereElse?: (folder: string, index: number) => string | undefined
  /** The name of a first source without a name. @default that of its folder */
  readonly firstName?: string
}

interface SiteSettings extends SourceSettings {
  /** The language of the site that answers. */
  readonly siteLanguage: string
}

/** The pages of a source for one audience, and where visitors read them. */
export interface OpenedSource {
  readonly name: string
  readonly source: ReadSource
  readonly isInternal: boolean
  readonly mount?: Mount
  /** If the site shows its pages as its own: the route of the first one, and the folder or file of the source. */
  readonly root?: string
  readonly place?: string
  readonly warnings?: readonly string[]
}

export interface Mount {
  /** With a slash at its end: `/docs/`. */
  readonly path: string
  readonly folder: string
}

interface ListedPlace extends Partial<MountFolder> {
  /** Its place in the list of sources. */
  readonly index: number
}

/**
 * Opens one source of a configuration.
 *
 * @throws {CommandError} if it cannot be read.
 */
export async function openSource(
  source: SourceConfig,
  listed: ListedPlace,
  settings: SiteSettings,
): Promise<OpenedSource[]> {
  const room = await import('@docent/sources')
  const given = source.name || (listed.index === 0 && settings.firstName)
  const named = { ...source, name: given || (await nameByProject(source.from, settings)) }
  const parts = splitAudience(source, toOptions(source, settings))
  try {
    if (isWebPlace(source.from)) return await openSite(named, parts, settings)
    const opened: OpenedSource[] = []
    for (const part of parts) opened.push(await openLocal(named, part, listed, settings))
    return opened
  } catch (error) {
    if (!(error instanceof room.SourceError)) throw error
    throw new CommandError(error.message)
  }
}

/** The name that its authors gave to a documentation; without one, that of its folder or host. */
async function nameByProject(
  from: string,
  { configFile }: Pick<SourceSettings, 'configFile'>,
): Promise<string> {
  const { findProjectName, nameSource } = await import('@docent/sources')
  if (isWebPlace(from)) return nameSource(from)
  return (await findProjectName(resolve(dirname(configFile), from))) ?? nameSource(from)
}

async function openSite(
  source: SourceConfig,
  parts: readonly AudiencePart[],
  settings: SourceSettings,
): Promise<OpenedSource[]> {
  const room = await import('@docent/sources')
  const file = nameSiteFile(source, settings)
  const { wantsSync = (readAt) => readAt === undefined } = settings
  if (wantsSync(room.readSyncTime(file))) await syncSource(source, file, settings.crawl)
  const opened = parts.map(async ({ isInternal, options }) => {
    const read = await room.readSyncedSource(file, source.from, options)
    return { name: source.name, source: withVersion(read, source), isInternal }
  })
  return Promise.all(opened)
}

async function openLocal(
  source: SourceConfig,
  { isInternal, options }: AudiencePart,
  listed: ListedPlace,
  settings: SourceSettings,
): Promise<OpenedSource> {
  const room = await import('@docent/sources')
  const place = resolve(dirname(settings.configFile), source.from)
  const found = await room.readLocalSource(place, options)
  const url = isInternal
    ? requireAddress(found, source, settings.whereElse)
    : chooseAddress(found, place, listed, settings)
  if (source.internal.length > 0) refuseMount(url, source)
  const unread = tellUnread(found.tally, source)
  // The addresses of its pages and their links depend on where it begins.
  const read = url === found.url ? found : await room.readLocalSource(place, { ...options, url })
  const opened = { name: source.name, source: withVersion(read, source), isInternal }
  const isShown = url !== found.url && url.startsWith('/') && settings.mount !== 'none'
  if (!isShown || isInternal) return { ...opened, warnings: unread }
  const mount = read.isHtml ? { path: url, folder: place } : undefined
  const wrongBase = mount && (await findWrongBase(mount))
  const problem = wrongBase ?? (url === `/${listed.folder}/` ? listed.problem : undefined)
  const warnings = problem === undefined ? unread : [...unread, problem]
  // A single PDF is not a page: its source begins at the file.
  const root = toRoot(read.url ?? url)
  return { ...opened, ...(mount ? { mount } : { root, place }), warnings }
}

/** A page that an owner wrote in HTML may be among them. */
function tellUnread({ unreadHtml }: ImportTally, { from }: SourceConfig): string[] {
  const [first] = unreadHtml
  if (first === undefined) return []
  const files = countNoun(unreadHtml.length, 'HTML file')
  const names = unreadHtml.length > 1 ? `${first} and others` : first
  return [
    `Docent leaves out ${files} of ${from} (${names}), because it has more pages in Markdown: ` +
      'name these files in "exclude", or in "include" of a separate source.',
  ]
}

/** Pages keep their public address, unless they are shown here or have none. */
function chooseAddress(
  { url }: ReadSource,
  place: string,
  { index, folder = 'docs', isNamed = false }: ListedPlace,
  { mount, whereElse }: SourceSettings,
): string {
  if (mount === 'none') return url ?? '/'
  if (mount !== '') return index === 0 ? mount : `${mount}${isNamed ? folder : index + 1}/`
  return url ?? whereElse?.(place, index) ?? `/${folder}/`
}

function toOptions(
  { include, exclude, url, selector, version, language, editions }: SourceConfig,
  { siteLanguage }: SiteSettings,
): SourceOptions {
  return {
    include,
    exclude,
    siteLanguage,
    ...(url !== '' && { url }),
    ...(selector !== '' && { selector }),
    ...(version !== '' && { version }),
    ...(language !== '' && { language }),
    ...(editions.length > 0 && { editions }),
  }
}
