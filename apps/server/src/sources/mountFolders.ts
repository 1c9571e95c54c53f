import { readdirSync } from 'node:fs'
import { decodePath, isReservedRoute, toSlug } from '@docent/content'
import type { Config, SourceConfig } from '@docent/content'
import { isWebPlace } from './isWebPlace.ts'

/** The top folder below which Docent shows the pages of a source that have no address. */
export interface MountFolder {
  /** As it is in an address, without slashes: `docs-2`, `handbook`. */
  readonly folder: string
  readonly isNamed: boolean
  /** The advice for an owner whose source has another folder than its name says. */
  readonly problem?: string
}

/** Folders of the built site, and lists that it may have. */
const SITE_FOLDERS: readonly string[] = ['assets', 'pictures', 'tags', 'privacy', 'imprint']

/**
 * Lists the folder of each source. A source without a name is at `docs`, or `docs-3` if it is the third. A
 * source with a name is at a folder of this name, unless a source before it, a page of the owner or Docent
 * itself has the folder: then a version or a number follows the name.
 *
 * @param contentFolder of the owner's own pages, if there are any.
 */
export function listMountFolders(
  { sources, languages }: Pick<Config, 'sources' | 'languages'>,
  contentFolder?: string,
): readonly MountFolder[] {
  const tags = languages.map(({ language }) => language.toLowerCase())
  const own = new Set([...SITE_FOLDERS, ...tags, ...listPageFolders(contentFolder)])
  const isOwn = (folder: string): boolean => own.has(folder) || isReservedRoute(`/${folder}`)
  const names = sources.map((source) => toFolder(source.name))
  const taken = new Set(
    sources.flatMap((source, index) =>
      isShown(source) && names[index] === '' ? [nameByPlace(index)] : [],
    ),
  )
  return sources.map((source, index): MountFolder => {
    const name = names[index] ?? ''
    if (name === '' || !isShown(source)) return { folder: nameByPlace(index), isNamed: false }
    const folder = listNames(name, source).find((one) => !taken.has(one) && !isOwn(one)) ?? name
    taken.add(folder)
    const shown = { folder: encodeURIComponent(folder), isNamed: true }
    return isOwn(name) ? { ...shown, problem: tellTaken(source, name, folder) } : shown
  })
}

/**
 * Whether a path is that of a page that a source may have. The content is read without the sources, so a link to one
 * is not broken for that reason.
 */
export function createSourcePaths(
  config: Pick<Config, 'sources' | 'languages'>,
  contentFolder: string,
): (path: string) => boolean {
  const all = listMountFolders(config, contentFolder)
  const shown = all.filter((_, index) => config.sources.slice(index, index + 1).some(isShown))
  const folders = new Set(shown.map(({ folder }) => decodePath(folder)))
  return (path) => {
    const [, first = ''] = /^\/([^/?#]*)/.exec(path) ?? []
    return folders.has(decodePath(first))
  }
}

function nameByPlace(index: number): string {
  return index === 0 ? 'docs' : `docs-${index + 1}`
}

/** Pages of a site and of a source with an address keep their addresses. */
function isShown({ from, url, audience }: SourceConfig): boolean {
  return !isWebPlace(from) && url === '' && audience === 'public'
}

/** The names of the owner's top folders and pages as they are in addresses, in lower case. */
function listPageFolders(contentFolder: string | undefined): string[] {
  if (contentFolder === undefined) return []
  try {
    const names = readdirSync(contentFolder).map((name) => name.replace(/\.(?:md|markdown)$/i, ''))
    return names.filter((name) => name !== 'index').map(toFolder)
  } catch {
    // A site of sources alone has no such folder. Its other faults are reported where it is read.
    return []
  }
}

/** Some disks write an accent as a separate character in names. Both forms of a name have the same address. */
function toFolder(name: string): string {
  return toSlug(name.normalize('NFC').trim()).replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, '')
}

function listNames(name: string, { version }: SourceConfig): string[] {
  const numbered = Array.from({ length: MOST_NAMES }, (_, index) => `${name}-${index + 2}`)
  const versioned = version === '' ? [] : [`${name}-${version.replaceAll(/[^\w.-]+/g, '-')}`]
  return [name, ...versioned, ...numbered]
}

/** More sources of one name than anybody has. */
const MOST_NAMES = 1_000

function tellTaken({ name }: SourceConfig, wanted: string, folder: string): string {
  return (
    `The pages of ${name} are below /${folder}/, because /${wanted} is an address of your own pages or of Docent: ` +
    'give the source another "name" to choose the folder.'
  )
}
