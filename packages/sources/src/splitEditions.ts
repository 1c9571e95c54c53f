import { primaryTag } from '@docent/content'
import { dropAliasCopies, findNewest } from './listedVersions.ts'
import type { ListedVersion } from './listedVersions.ts'
import { createPathFilter } from './pathPatterns.ts'
import { rankVersion, readPathVersion } from './version.ts'

/** The pages of one version and one language of a site. */
export interface SiteEdition<Entry> {
  /** As its folder is called: `2.x`, `next`; empty for pages in no such folder. */
  readonly version: string
  /** As its folder is called: `de`. */
  readonly language: string
  readonly entries: readonly Entry[]
}

export interface SiteEditions<Entry> {
  /** The newest version in the wanted language, with the pages that have no version. */
  readonly main: SiteEdition<Entry>
  /** The others, the newest first. */
  readonly others: readonly SiteEdition<Entry>[]
}

/** An owner's rule: the pages at these paths are one edition. */
export interface EditionRule {
  readonly path: string
  readonly version?: string
  readonly language?: string
}

interface Rival<Entry> {
  readonly version: string
  readonly language: string
  readonly entries: Entry[]
  /** How many of its pages are in a better edition too. */
  losses: number
  readonly isRuled: boolean
}

interface EntryParts {
  readonly version: string
  readonly language: string
  /** Its path without the folders of its edition. */
  readonly page: string
  readonly isRuled?: boolean
}

const LANGUAGE = /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/

/** Facts about the editions of a site that its paths do not tell. */
export interface EditionHints {
  /** The language to choose, if the site has a folder for it. */
  readonly language?: string | undefined
  /** Rules of the owner. Pages that they name are always an edition. */
  readonly rules?: readonly EditionRule[] | undefined
  /** The language to choose if all pages are in folders of languages. */
  readonly fallback?: string | undefined
  /** The versions that the site lists itself. Each of them is an edition. */
  readonly versions?: readonly ListedVersion[] | undefined
}

/**
 * Splits a site into its versions and languages, so that no answer mixes them.
 *
 * Versions and languages are recognised by folders such as `2.x` and `de`. An edition is separate as a
 * whole if a better one has most of its pages, because pages that only an old version has are not true
 * of the new one. A folder that looks like a version is part of the site if no other edition has its
 * pages.
 */
export function splitEditions<Entry extends { readonly path: string }>(
  all: readonly Entry[],
  { language = '', rules = [], fallback = '', versions = [] }: EditionHints = {},
): SiteEditions<Entry> {
  const entries = dropAliasCopies(all, versions)
  const editions = new Map<string, Rival<Entry>>()
  const pages = new Map<string, Rival<Entry>[]>()
  const readParts = createPartsReader(rules, versions)
  for (const entry of entries) {
    const { page, isRuled = false, ...parts } = readParts(entry.path)
    const key = `${parts.version} ${parts.language}`
    const edition = editions.get(key) ?? { ...parts, entries: [], losses: 0, isRuled }
    editions.set(key, edition)
    edition.entries.push(entry)
    pages.set(page, [...(pages.get(page) ?? []), edition])
  }
  const isBetter = createComparison<Rival<Entry>>(language, fallback, findNewest(versions))
  for (const rivals of pages.values()) countLosses(rivals, isBetter)
  return divide(entries, [...editions.values()], isBetter)
}

type IsBetter<One> = (a: One, b: One) => boolean

function divide<Entry>(
  entries: readonly Entry[],
  editions: readonly Rival<Entry>[],
  isBetter: IsBetter<Rival<Entry>>,
): SiteEditions<Entry> {
  const others = editions
    .filter(({ losses, isRuled, entries: own }) => isRuled || losses > own.length / 2)
    .toSorted((a, b) => (isBetter(a, b) ? -1 : 1))
  const gone = new Set(others.flatMap((edition) => edition.entries))
  const kept = editions.filter((edition) => !others.includes(edition))
  const largest = kept.toSorted((a, b) => b.entries.length - a.entries.length)[0]
  const main = {
    version: largest?.version ?? '',
    language: largest?.language ?? '',
    entries: entries.filter((entry) => !gone.has(entry)),
  }
  if (main.entries.length > 0 || others.length === 0) return { main, others }
  // Rules that name all pages: the best of their editions is the site.
  const [first, ...rest] = others
  return { main: first ?? main, others: rest }
}

function createComparison<One extends { readonly version: string; readonly language: string }>(
  language: string,
  fallback: string,
  newest: ListedVersion | undefined,
): IsBetter<One> {
  const rank = (one: One): number => rankLanguage(one.language, language, fallback)
  const age = ({ version }: One): number => rankVersion(version === newest?.version ? '' : version)
  return (a, b) => {
    const [first, second] = [rank(a), rank(b)]
    return first === second ? age(a) > age(b) : first > second
  }
}

function countLosses<Entry>(
  rivals: readonly Rival<Entry>[],
  isBetter: IsBetter<Rival<Entry>>,
): void {
  if (rivals.length < 2) return
  const best = rivals.reduce((a, b) => (isBetter(b, a) ? b : a))
  for (const rival of rivals) if (rival !== best) rival.losses++
}

/** Pages in no folder of a language are in the site's own. */
function rankLanguage(folder: string, wanted: string, fallback: string): number {
  if (wanted !== '' && folder.toLowerCase() === wanted.toLowerCase()) return 3
  if (folder === '') return 2
  return primaryTag(folder) === primaryTag(fallback) ? 1 : 0
}

function createPartsReader(
  rules: readonly EditionRule[],
  versions: readonly ListedVersion[],
): (path: string) => EntryParts {
  const ruled = rules.map(({ path, version = '', language = '' }) => ({
    matches: createPathFilter({ include: [path] }),
    parts: { version, language, isRuled: true },
  }))
  const readParts = versions.length === 0 ? readPathParts : createListedReader(versions)
  return (path) => {
    const rule = ruled.find(({ matches }) => matches(path))
    return rule ? { ...rule.parts, page: path } : readParts(path)
  }
}

/** Only listed folders are versions. Pages outside of them belong to the newest one. */
function createListedReader(versions: readonly ListedVersion[]): (path: string) => EntryParts {
  const newest = findNewest(versions)?.version ?? ''
  const names = new Map(
    versions.flatMap(({ version, aliases }) =>
      [version, ...aliases].map((name) => [name, version] as const),
    ),
  )
  return (path) => {
    const folder = readFolders(path).find((name) => names.has(name)) ?? ''
    const version = names.get(folder) ?? newest
    return { ...splitPath(path, folder), version, isRuled: version !== newest }
  }
}

function readPathParts(path: string): EntryParts {
  return splitPath(path, readPathVersion(path))
}

function splitPath(path: string, version: string): EntryParts {
  const names = path.split('/')
  const language = readFolders(path).find((name) => LANGUAGE.test(name)) ?? ''
  const page = names.filter((name) => name !== version && name !== language).join('/')
  return { version, language, page }
}

/** Versions and languages are the first folders of a path. */
function readFolders(path: string): readonly string[] {
  return path.split('/').slice(0, -1).slice(0, 3)
}
