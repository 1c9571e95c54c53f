import { hash } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import type { Config, Document, SourceConfig } from '@docent/content'
import type { IndexedContent } from '@docent/retrieval/node'
import type { EditionName, ImportTally, ReadSource, SourceOptions } from '@docent/sources'
import { CommandError } from '../commandError.ts'
import { countNoun } from '../printing/countNoun.ts'
import { chain } from './chain.ts'
import { groupEditions, withVersion } from './groupEditions.ts'
import { refuseMount, requireAddress, requireFileAddress, splitAudience } from './audiences.ts'
import type { AudiencePart } from './audiences.ts'
import { findWrongBase } from './findWrongBase.ts'
import { listMountFolders } from './mountFolders.ts'
import type { MountFolder } from './mountFolders.ts'
import { collectManuals, NO_MANUALS, toManualPage, toRoot } from './manuals.ts'
import type { Manuals } from './manuals.ts'
import { isWebPlace } from './isWebPlace.ts'
import { readSourceLanguages } from './sourceLanguages.ts'
import { syncSource } from './syncSource.ts'
import type { CrawlSettings } from './syncSource.ts'
import type { ServerSettings } from '../settings.ts'

type SourcesRoom = typeof import('@docent/sources')

/** The sources of a configuration, ready to be read. */
export interface OpenSources {
  /** A value that changes when one of their pages may have changed. */
  readonly hash: string
  /** Folders whose pages this server shows itself. */
  readonly mounts: readonly Mount[]
  /** The pages of the newest versions, in the languages of the site. */
  readonly documents: () => Iterable<Document>
  /** Where visitors read the sources that this server shows. */
  readonly places: readonly ShownPlace[]
  /** The pages that the site shows as its own, in all versions and languages, with the files that they show. */
  readonly manuals: () => Manuals
  /** The older versions and the other languages. */
  readonly editions: readonly SourceEdition[]
  /** The pages that only the internal assistant answers from; undefined if no source has any. */
  readonly internal: (() => Iterable<Document>) | undefined
  /** The kept and omitted pages, one line per source, once the documents are read. */
  readonly describe: () => string[]
  readonly tallies: () => readonly SourceTally[]
  /** Folders whose pages do not work where they are shown, or with files that are not read. */
  readonly warnings: readonly SourceWarning[]
}

/** Where the pages of a source begin. */
export interface ShownPlace {
  readonly name: string
  readonly path: string
}

interface SourceWarning {
  readonly name: string
  readonly message: string
}

/** The pages of one version of a source, in one language. */
export interface SourceEdition {
  readonly edition: EditionName
  readonly documents: () => Iterable<Document>
}

interface SourceTally {
  readonly name: string
  readonly tally: ImportTally
}

export interface Mount {
  /** With a slash at its end: `/docs/`. */
  readonly path: string
  readonly folder: string
}

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

const NONE: OpenSources = {
  hash: '',
  mounts: [],
  places: [],
  manuals: () => NO_MANUALS,
  documents: () => [],
  editions: [],
  internal: undefined,
  describe: () => [],
  tallies: () => [],
  warnings: [],
}

/**
 * Opens the sources of a configuration. Without sources, the code that reads them is not loaded.
 *
 * @throws {CommandError} for a source that cannot be read.
 */
export async function openSources(config: Config, settings: SourceSettings): Promise<OpenSources> {
  if (config.sources.length === 0) return NONE
  const folders = listMountFolders(config, settings.contentFolder)
  const opened = await Promise.all(
    config.sources.map((source, index) =>
      openSource(
        source,
        { index, ...folders[index] },
        { ...settings, siteLanguage: config.language },
      ),
    ),
  )
  return joinSources(opened.flat(), await import('@docent/sources'), config)
}

/**
 * The owner's own pages, then those of the sources. If two pages have the same address, the first
 * wins.
 */
export function withSources(content: IndexedContent, sources: OpenSources): IndexedContent {
  if (sources.hash === '') return content
  return {
    hash: `${content.hash}${sources.hash}`,
    documents: {
      *[Symbol.iterator]() {
        const seen = new Set<string>()
        for (const document of chain(content.documents, sources.documents())) {
          if (seen.has(document.route)) continue
          seen.add(document.route)
          yield document
        }
      },
    },
  }
}

interface Opened {
  readonly name: string
  readonly source: ReadSource
  readonly mount?: Mount
  /** If the site shows its pages as its own: the route of the first one, and the folder or file of the source. */
  readonly root?: string
  readonly place?: string
  readonly warnings?: readonly string[]
  readonly isInternal: boolean
}

function joinSources(opened: readonly Opened[], room: SourcesRoom, site: Config): OpenSources {
  const languages = readSourceLanguages(site)
  const internal = opened.filter(({ isInternal }) => isInternal)
  const visible = opened.filter(({ isInternal }) => !isInternal)
  const { main, older } = groupEditions(visible, room.rankVersion)
  // The site needs all of its pages at once, so they are read only once.
  const kept = new WeakMap<ImportTally, readonly Document[]>()
  const toDocuments = (
    { name, root }: Pick<Opened, 'name' | 'root'>,
    { pages, tally }: Pick<ReadSource, 'pages' | 'tally'>,
    edition?: EditionName,
  ): Iterable<Document> => {
    const before = kept.get(tally)
    if (before) return before
    // The pages are read once for each language of the site.
    room.restartTally(tally)
    const documents = map(pages(), (page) => room.toDocument(page, name, edition))
    if (root === undefined) return documents
    const shown = [...map(documents, (one) => toManualPage(one, { name, root }))]
    kept.set(tally, shown)
    return shown
  }
  const editions = [...main, ...older].flatMap(({ name, root, source }) =>
    source.editions.map((one) => ({ ...one, name, ...(root !== undefined && { root }) })),
  )
  // In a site of several languages, a translation without a version is not apart from its language.
  const isTranslation = ({ edition }: (typeof editions)[number]): boolean =>
    edition.version === undefined && languages.find(edition.language) !== undefined
  const translations = editions.filter(isTranslation)
  const others = [
    ...editions.filter((one) => !isTranslation(one)),
    ...older.map(({ name, root, source: { pages, tally, edition } }) => ({
      name,
      ...(root !== undefined && { root }),
      pages,
      tally,
      edition: edition ?? { language: '' },
    })),
  ]
  const warnings = opened.flatMap(({ name, warnings = [] }) =>
    warnings.map((message) => ({ name, message })),
  )
  return {
    hash: opened.map(({ name, source }) => `${name}${source.hash}`).join(),
    mounts: opened.flatMap(({ mount }) => mount ?? []),
    places: opened.flatMap(({ name, mount, root }) => {
      const path = mount?.path ?? root
      return path === undefined ? [] : [{ name, path }]
    }),
    manuals: () =>
      collectManuals(visible, function* (one) {
        const { source } = one
        yield* toDocuments(one, source, source.edition)
        for (const other of source.editions) yield* toDocuments(one, other, other.edition)
      }),
    *documents() {
      for (const one of main)
        yield* map(toDocuments(one, one.source, one.source.edition), languages.assign)
      for (const one of translations) yield* map(toDocuments(one, one), languages.assign)
    },
    internal:
      internal.length === 0
        ? undefined
        : function* () {
            for (const one of internal) yield* toDocuments(one, one.source)
          },
    editions: others.map((one) => ({
      edition: one.edition,
      documents: () => toDocuments(one, one, one.edition),
    })),
    warnings,
    tallies: () => opened.map(({ name, source: { tally } }) => ({ name, tally })),
    describe: () => [
      ...main.map(({ name, source }) => `${name}: ${room.describeTally(source.tally)}`),
      ...[...translations, ...others].map(
        ({ name, edition, tally }) =>
          `${name}, ${describeEdition(edition)}: ${room.describeTally(tally)}`,
      ),
      ...internal.map(
        ({ name, source }) => `${name}, internal: ${room.describeTally(source.tally)}`,
      ),
    ],
  }
}

function describeEdition({ version = '', language }: EditionName): string {
  const parts = [version !== '' && `version ${version}`, language]
  return parts.filter(Boolean).join(', ') || 'another edition'
}

function* map<From, To>(list: Iterable<From>, change: (one: From) => To): Generator<To> {
  for (const one of list) yield change(one)
}

interface Place extends Partial<MountFolder> {
  readonly index: number
}

/** Citations of a PDF open the file itself. The site shows all other files as pages. */
const PDF = /\.pdf$/i

async function openSource(
  source: SourceConfig,
  where: Place,
  settings: SiteSettings,
): Promise<Opened[]> {
  const room = await import('@docent/sources')
  const given = source.name || (where.index === 0 && settings.firstName)
  const name = given || room.nameSource(source.from)
  if (isWebPlace(source.from)) return openSite(source, name, room, settings)
  const place = resolve(dirname(settings.configFile), source.from)
  const open = async (part: AudiencePart): Promise<Opened> => {
    const { isInternal, options } = part
    const found = await room.readLocalSource(place, options)
    const url = isInternal
      ? requireAddress(found, source, settings.whereElse)
      : chooseAddress(found, place, where, settings)
    if (PDF.test(place) && url.startsWith('/')) requireFileAddress(source)
    if (source.internal.length > 0) refuseMount(url, source)
    const unread = tellUnread(found.tally, source)
    if (url === found.url)
      return { name, source: withVersion(found, source), isInternal, warnings: unread }
    const moved = await room.readLocalSource(place, { ...options, url })
    const isShown = url.startsWith('/') && !isInternal && settings.mount !== 'none'
    const mount = isShown && moved.isHtml ? { path: url, folder: place } : undefined
    const root = isShown && !moved.isHtml ? toRoot(url) : undefined
    const isAtFolder = isShown && url === `/${where.folder}/`
    const warning =
      (mount && (await findWrongBase(mount))) ?? (isAtFolder ? where.problem : undefined)
    const warnings = warning === undefined ? unread : [...unread, warning]
    return {
      name,
      source: withVersion(moved, source),
      isInternal,
      ...(mount && { mount }),
      ...(root !== undefined && { root, place }),
      warnings,
    }
  }
  try {
    const parts: Opened[] = []
    for (const part of splitAudience(source, toOptions(source, settings)))
      parts.push(await open(part))
    return parts
  } catch (error) {
    if (!(error instanceof room.SourceError)) throw error
    throw new CommandError(error.message)
  }
}

/** A page that an owner wrote in HTML may be among them. */
function tellUnread({ unreadHtml }: ImportTally, { from }: SourceConfig): string[] {
  const [first] = unreadHtml
  if (first === undefined) return []
  const files = countNoun(unreadHtml.length, 'HTML file')
  const names = unreadHtml.length > 1 ? `${first} and others` : first
  return [
    `Docent leaves out ${files} of ${from} (${names}), because it has more pages of Markdown: ` +
      'name these files in "exclude", or in "include" of a source of their own.',
  ]
}

async function openSite(
  source: SourceConfig,
  name: string,
  room: SourcesRoom,
  settings: SiteSettings,
): Promise<Opened[]> {
  const file = nameSiteFile(source, settings)
  const { wantsSync = (readAt) => readAt === undefined } = settings
  if (wantsSync(room.readSyncTime(file))) await syncSource(source, file, settings.crawl)
  try {
    const parts = splitAudience(source, toOptions(source, settings))
    const opened = parts.map(async ({ isInternal, options }) => {
      const read = await room.readSyncedSource(file, source.from, options)
      return { name, source: withVersion(read, source), isInternal }
    })
    return await Promise.all(opened)
  } catch (error) {
    if (!(error instanceof room.SourceError)) throw error
    throw new CommandError(error.message)
  }
}

/** The file that stores the pages of a site. */
export function nameSiteFile(
  { from }: Pick<SourceConfig, 'from'>,
  { sourcesFolder, dataFolder }: Pick<SourceSettings, 'sourcesFolder' | 'dataFolder'>,
): string {
  const { host } = new URL(from)
  const name = `${host.replace(/[^\w.-]/g, '-')}-${hash('sha256', from).slice(0, 8)}.db`
  return join(sourcesFolder ?? join(dataFolder, 'sources'), name)
}

/** Pages keep their public address, unless they are shown here or have none. */
function chooseAddress(
  { url }: ReadSource,
  place: string,
  { index, folder = 'docs', isNamed = false }: Place,
  { mount, whereElse }: SourceSettings,
): string {
  if (mount === 'none') return url ?? '/'
  if (mount !== '') return index === 0 ? mount : `${mount}${isNamed ? folder : index + 1}/`
  return url ?? whereElse?.(place, index) ?? `/${folder}/`
}

/** If there are no other pages, the first folder is the site. */
export function mountAtRoot({
  brand,
}: Pick<Config, 'brand'>): Pick<SourceSettings, 'whereElse' | 'firstName'> {
  return { whereElse: (_, index) => (index === 0 ? '/' : undefined), firstName: brand }
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
