import type { Config, Document } from '@docent/content'
import type { EditionName, ImportTally, ReadEdition, ReadSource } from '@docent/sources'
import { groupEditions } from './groupEditions.ts'
import { collectManuals, NO_MANUALS, toManualPage } from './manuals.ts'
import type { Manuals } from './manuals.ts'
import type { Mount, OpenedSource } from './openSource.ts'
import { readSourceLanguages } from './sourceLanguages.ts'

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

export const NO_SOURCES: OpenSources = {
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

/** Pages of a source that are read together. */
interface Reading extends Pick<ReadSource, 'pages' | 'tally' | 'edition'> {
  readonly name: string
  readonly root: string | undefined
}

type EditionReading = Reading & ReadEdition

/**
 * Sorts the pages of all sources. The site answers from the newest versions in its languages. Other versions, other
 * languages and internal pages are separate.
 */
export function joinSources(
  opened: readonly OpenedSource[],
  room: SourcesRoom,
  site: Config,
): OpenSources {
  const languages = readSourceLanguages(site)
  const internal = opened.filter(({ isInternal }) => isInternal).map(toInternalReading)
  const visible = opened.filter(({ isInternal }) => !isInternal)
  const { main, older } = groupEditions(visible, room.rankVersion)
  // In a site of several languages, a translation without a version is not apart from its language.
  const isTranslation = ({ edition: { version, language } }: EditionReading): boolean =>
    version === undefined && languages.find(language) !== undefined
  const editions = [...main, ...older].flatMap(listEditions)
  const translations = editions.filter(isTranslation)
  const own = [...main.map(toReading), ...translations]
  const others = [
    ...editions.filter((one) => !isTranslation(one)),
    ...older.map(toReading).map((one) => ({ ...one, edition: one.edition ?? { language: '' } })),
  ]
  const read = createDocumentReader(room)
  const describe = ({ name, tally }: Reading, what = ''): string =>
    `${name}${what}: ${room.describeTally(tally)}`
  return {
    hash: opened.map(({ name, source }) => `${name}${source.hash}`).join(),
    mounts: opened.flatMap(({ mount }) => mount ?? []),
    places: opened.flatMap(({ name, mount, root }) => {
      // A single PDF is at the name of its file.
      const path = mount?.path ?? root?.replaceAll(' ', '%20')
      return path === undefined ? [] : [{ name, path }]
    }),
    manuals: () =>
      collectManuals(visible, (one) =>
        [toReading(one), ...listEditions(one)].values().flatMap(read),
      ),
    documents: () => own.values().flatMap(read).map(languages.assign),
    internal: internal.length === 0 ? undefined : () => internal.values().flatMap(read),
    editions: others.map((one) => ({ edition: one.edition, documents: () => read(one) })),
    warnings: opened.flatMap(({ name, warnings = [] }) =>
      warnings.map((message) => ({ name, message })),
    ),
    tallies: () => opened.map(({ name, source: { tally } }) => ({ name, tally })),
    describe: () => [
      ...main.map(toReading).map((one) => describe(one)),
      ...[...translations, ...others].map((one) =>
        describe(one, `, ${describeEdition(one.edition)}`),
      ),
      ...internal.map((one) => describe(one, ', internal')),
    ],
  }
}

/** The newest pages of a source. */
function toReading({ name, root, source }: OpenedSource): Reading {
  const { pages, tally, edition } = source
  return { name, root, pages, tally, ...(edition && { edition }) }
}

function listEditions({ name, root, source }: OpenedSource): EditionReading[] {
  return source.editions.map((one) => ({ ...one, name, root }))
}

/** Documents of internal pages name no version. */
function toInternalReading({ name, source: { pages, tally } }: OpenedSource): Reading {
  return { name, root: undefined, pages, tally }
}

/** A way to read pages as documents, again for each language of the site. */
function createDocumentReader(room: SourcesRoom): (reading: Reading) => Iterable<Document> {
  // The site needs all of its pages at once, so they are read only once.
  const kept = new WeakMap<ImportTally, readonly Document[]>()
  return ({ name, root, pages, tally, edition }) => {
    const before = kept.get(tally)
    if (before) return before
    room.restartTally(tally)
    const documents = Iterator.from(pages()).map((page) => room.toDocument(page, name, edition))
    if (root === undefined) return documents
    const shown = documents.map((one) => toManualPage(one, { name, root })).toArray()
    kept.set(tally, shown)
    return shown
  }
}

function describeEdition({ version = '', language }: EditionName): string {
  const parts = [version !== '' && `version ${version}`, language]
  return parts.filter(Boolean).join(', ') || 'another edition'
}
