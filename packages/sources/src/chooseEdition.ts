import { rankVersion, readPathVersion } from './version.ts'

/** The pages of one version and one language of a site. */
export interface ChosenEdition<Entry> {
  readonly entries: readonly Entry[]
  /** The paths of the others. */
  readonly others: readonly string[]
}

interface Edition<Entry> {
  readonly version: string
  readonly language: string
  readonly entries: Entry[]
  /** How many of its pages are in a better edition too. */
  losses: number
}

const LANGUAGE = /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/

/**
 * Takes the newest version of a site, in one language, so that no answer mixes them.
 *
 * Versions and languages are recognised by folders such as `2.x` and `de`. An edition is left out as a
 * whole if a better one has most of its pages, because pages that only an old version has are not true
 * of the new one. A folder that looks like a version stays if no other edition has its pages.
 *
 * @param language to choose, if the site has a folder for it.
 */
export function chooseEdition<Entry extends { readonly path: string }>(
  entries: readonly Entry[],
  language = '',
): ChosenEdition<Entry> {
  const editions = new Map<string, Edition<Entry>>()
  const pages = new Map<string, Edition<Entry>[]>()
  for (const entry of entries) {
    const parts = readParts(entry.path)
    const key = `${parts.version} ${parts.language}`
    const edition = editions.get(key) ?? { ...parts, entries: [], losses: 0 }
    editions.set(key, edition)
    edition.entries.push(entry)
    pages.set(parts.page, [...(pages.get(parts.page) ?? []), edition])
  }
  for (const rivals of pages.values()) countLosses(rivals, language)
  const lost = [...editions.values()].filter((one) => one.losses > one.entries.length / 2)
  const gone = new Set(lost.flatMap((edition) => edition.entries))
  return {
    entries: entries.filter((entry) => !gone.has(entry)),
    others: [...gone].map(({ path }) => path),
  }
}

function countLosses<Entry>(rivals: readonly Edition<Entry>[], language: string): void {
  if (rivals.length < 2) return
  const isBetter = (a: Edition<Entry>, b: Edition<Entry>): boolean =>
    rankLanguage(a.language, language) !== rankLanguage(b.language, language)
      ? rankLanguage(a.language, language) > rankLanguage(b.language, language)
      : rankVersion(a.version) > rankVersion(b.version)
  const best = rivals.reduce((a, b) => (isBetter(b, a) ? b : a))
  for (const rival of rivals) if (rival !== best) rival.losses++
}

/** Pages in no folder of a language are in the site's own. */
function rankLanguage(folder: string, wanted: string): number {
  if (wanted !== '' && folder.toLowerCase() === wanted.toLowerCase()) return 2
  return folder === '' ? 1 : 0
}

function readParts(path: string): { version: string; language: string; page: string } {
  const version = readPathVersion(path)
  const names = path.split('/')
  const language =
    names
      .slice(0, -1)
      .slice(0, 3)
      .find((name) => LANGUAGE.test(name)) ?? ''
  const page = names.filter((name) => name !== version && name !== language).join('/')
  return { version, language, page }
}
