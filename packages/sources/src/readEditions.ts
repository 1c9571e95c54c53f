import { ALIAS_NAME, isVersionName } from './version.ts'
import { splitEditions } from './splitEditions.ts'
import type { EditionRule, SiteEdition } from './splitEditions.ts'
import type { ListedVersion } from './listedVersions.ts'
import { MAX_EDITIONS } from './limits.ts'
import type { EditionName, ReadSource } from './types.ts'

interface EditionOptions {
  readonly version?: string
  readonly language?: string
  readonly siteLanguage?: string
  readonly editions?: readonly EditionRule[]
  /** The versions that the site lists itself. */
  readonly versions?: readonly ListedVersion[]
}

/** The pages of one edition, before the editions of their site are known. */
export type OneEdition = Omit<ReadSource, 'editions' | 'edition'>

/** How the pages of an edition are read. The options name its version and language. */
type ReadOne<Entry, Options> = (entries: readonly Entry[], options: Options) => OneEdition

/**
 * Reads each version and language of a source separately. An owner who names a version has chosen the
 * pages, and they are one edition.
 *
 * @param findVersion the version that a page names itself.
 */
export function readEditions<
  Entry extends { readonly path: string },
  Options extends EditionOptions & { readonly url?: string },
>(
  entries: readonly Entry[],
  options: Options,
  read: ReadOne<Entry, Options>,
  findVersion: (entry: Entry) => string,
): ReadSource {
  const { version, language, siteLanguage: fallback, editions: rules, versions } = options
  const { main, others } =
    version === undefined
      ? splitEditions(entries, { language, rules, fallback, versions })
      : { main: { entries, version: '', language: '' }, others: [] }
  const source = read(main.entries, options)
  if (others.length === 0) return Object.assign(source, { editions: [] })
  const hasVersions = others.some((other) => other.version !== main.version)
  const name = (edition: SiteEdition<Entry>): EditionName => {
    const listed = versions?.find((one) => one.version === edition.version)
    const ownName = listed?.title ?? nameVersion(edition, findVersion)
    return {
      ...(hasVersions && { version: ownName }),
      language: edition.language,
      ...(listed && listed.aliases.length > 0 && { aliases: listed.aliases }),
    }
  }
  return Object.assign(source, {
    edition: name(main),
    editions: others.slice(0, MAX_EDITIONS).map((other) => {
      const edition = name(other)
      // Old pages may name the newest ones as canonical: the root of the site is that of the newest.
      const url = source.url
      const own = read(other.entries, {
        ...options,
        ...(url !== undefined && { url }),
        ...(edition.version !== undefined && { version: edition.version }),
        ...(other.language !== '' && { language: other.language }),
      })
      return { edition, pages: own.pages, tally: own.tally }
    }),
  })
}

/** By its folder, or by what its first page says. */
function nameVersion<Entry>(
  { version, entries }: SiteEdition<Entry>,
  findVersion: (entry: Entry) => string,
): string {
  if (!ALIAS_NAME.test(version) && isVersionName(version)) return version
  const [first] = entries
  return first === undefined ? '' : findVersion(first)
}
