import { ALIAS_NAME, isVersionName } from './version.ts'

/** A version as mike lists it in `versions.json`, at the root of a site. */
export interface ListedVersion {
  /** The name of its folder. */
  readonly version: string
  /** For readers. */
  readonly title: string
  /** Other folders with the same pages, as copies, links or redirects. */
  readonly aliases: readonly string[]
}

/** The file in which mike lists the versions of a site. */
export const VERSIONS_FILE = 'versions.json'

/** The list of a site with more versions is ignored. */
const MAX_LISTED = 1_000

/**
 * Reads such a list. Returns an empty one for a file of another tool, such as Docusaurus's list of
 * names.
 */
export function readListedVersions(text: string): readonly ListedVersion[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    // Then the versions are found by their folders.
    return []
  }
  if (!Array.isArray(list) || list.length > MAX_LISTED) return []
  return list.flatMap((one) => readListed(one) ?? [])
}

function readListed(value: unknown): ListedVersion | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { version, title, aliases = [] } = value as Partial<Record<keyof ListedVersion, unknown>>
  if (!isName(version) || !Array.isArray(aliases)) return undefined
  const others = aliases.filter(isName).filter((alias) => alias !== version)
  return { version, title: isName(title) ? title : version, aliases: others }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && isVersionName(value)
}

/** Finds the version that readers get by default: the one with the alias `latest` or `stable`. */
export function findNewest(versions: readonly ListedVersion[]): ListedVersion | undefined {
  return versions.find(({ aliases }) => aliases.some((alias) => ALIAS_NAME.test(alias)))
}

/** Whether two addresses lead to the same page in two of these versions. */
export function areVersionsOfOnePage(
  a: string,
  b: string,
  versions: readonly ListedVersion[],
): boolean {
  const names = new Set(versions.flatMap(({ version, aliases }) => [version, ...aliases]))
  const withoutVersion = (address: string): string => {
    const folders = address.split('/')
    const at = folders.findIndex((name) => names.has(name))
    return at < 0 ? '' : folders.toSpliced(at, 1).join('/')
  }
  const page = withoutVersion(a)
  return page !== '' && page === withoutVersion(b)
}

/**
 * Leaves out the pages of an alias that the folder of its version has too. The folder stays, because its
 * pages are never redirects, and a citation of it is still right after the next release.
 */
export function dropAliasCopies<Entry extends { readonly path: string }>(
  entries: readonly Entry[],
  versions: readonly ListedVersion[],
): readonly Entry[] {
  const targets = new Map(
    versions.flatMap(({ version, aliases }) => aliases.map((alias) => [alias, version] as const)),
  )
  if (targets.size === 0) return entries
  const paths = new Set(entries.map(({ path }) => path))
  return entries.filter(({ path }) => {
    const folders = path.split('/')
    const at = folders.findIndex((name) => targets.has(name))
    if (at < 0) return true
    const target = folders.with(at, targets.get(folders[at] ?? '') ?? '').join('/')
    return !paths.has(target)
  })
}
