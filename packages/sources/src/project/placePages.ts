import type { PageGroup, PagePlace } from '@docent/content'
import { decodeEntities, decodePath } from '@docent/content'
import { toPagePath } from '../siteAddresses.ts'
import type { NavigationEntry } from './navigation.ts'

/** A folder, as seen from that of the files. One of the two is empty. */
export interface BaseFolder {
  /** Its path, if it is in the folder of the files: `docs/`. */
  readonly below: string
  /** The path from it to the folder of the files, if that is in it: `guide/`. */
  readonly above: string
}

/**
 * The places of pages in a navigation. A page that it does not list joins the group of another one in its folder, or is
 * placed like the page that it translates.
 *
 * @param base the folder that the entries start at.
 */
export function placePages(
  entries: readonly NavigationEntry[],
  files: readonly string[],
  base: BaseFolder,
): ReadonlyMap<string, PagePlace> {
  const find = createFileFinder(files, base)
  const places = new Map<string, PagePlace>()
  let number = 0
  const later: (() => void)[] = []

  function add(file: string, place: PagePlace): void {
    if (!places.has(file)) places.set(file, place)
  }

  function walk(list: readonly NavigationEntry[], groups: readonly PageGroup[]): void {
    for (const [index, { name: written, page, pagesOf, entries = [] }] of list.entries()) {
      const name = written === undefined ? undefined : toName(written)
      const own = number++
      const file = page === undefined ? undefined : find(page)
      if (pagesOf !== undefined) {
        const folder = findFolder(base, pagesOf)
        if (folder === undefined) continue
        // Pages that are listed one by one are not listed with their folder.
        later.push(() => {
          for (const one of files)
            if (one.startsWith(folder))
              add(one, { number: own, groups: [...groups, ...listFolders(one, folder)] })
        })
      } else if (entries.length > 0) {
        const key = name ?? file
        const inner = key === undefined ? groups : [...groups, { key, ...(name && { name }) }]
        if (file !== undefined) add(file, { number: own, groups: inner, isFirst: true })
        walk(entries, inner)
      } else if (file !== undefined) {
        const isFirst = index === 0 && name === undefined && groups.length > 0 && isIndex(file)
        add(file, {
          ...(name !== undefined && name !== '' && { name }),
          number: own,
          groups,
          ...(isFirst && { isFirst: true }),
        })
      }
    }
  }

  walk(entries, [])
  for (const run of later) run()
  placeOthers(files, places)
  return places
}

/** Some tools take names for HTML. */
function toName(written: string): string {
  return decodeEntities(written)
    .replaceAll(/[\p{Cc}\u202A-\u202E]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Finds the file that an entry means. Tools write its path, its address, or its path without the numbers in it. */
function createFileFinder(
  files: readonly string[],
  { below, above }: BaseFolder,
): (page: string) => string | undefined {
  const known = new Map<string, string>()
  const inBase = files.filter((file) => file.startsWith(below))
  const forms: readonly ((path: string) => string)[] = [
    (path) => path,
    toKey,
    (path) => toKey(dropNumbers(path)),
    (path) => toKey(dropNumbers(path)).toLowerCase(),
  ]
  for (const toForm of forms)
    for (const file of inBase) {
      const form = toForm(above + file.slice(below.length))
      if (!known.has(form)) known.set(form, file)
    }
  return (page) => {
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(page)) return undefined
    const path = decodePath(page.replace(/[?#].*$/s, '')).replace(/^(?:\.?\/)+/, '')
    const found = [path, toKey(path), toKey(path).toLowerCase()]
    return found.map((form) => known.get(form)).find((file) => file !== undefined)
  }
}

function toKey(path: string): string {
  return toPagePath(path.replace(/\.html?$/i, '')).replace(/^\/+|\/+$/g, '')
}

/** Docusaurus orders files by numbers before their names, which are not part of the name. */
function dropNumbers(path: string): string {
  return path.replaceAll(/(^|\/)\d+[-_. ]+(?=[^\d/])/g, '$1')
}

function isIndex(file: string): boolean {
  return /(?:^|\/)(?:_?index|readme)\.[^./]+$/i.test(file)
}

/** The path of a folder that an entry names; undefined if its pages are not among the files. */
function findFolder({ below, above }: BaseFolder, folder: string): string | undefined {
  const path = `${folder.replace(/^(?:\.?\/)+|\/+$/g, '')}/`.replace(/^\.?\//, '')
  if (above.startsWith(path)) return below
  return path.startsWith(above) ? below + path.slice(above.length) : undefined
}

function listFolders(file: string, from: string): PageGroup[] {
  const names = file.slice(from.length).split('/').slice(0, -1)
  return names.map((key) => ({ key }))
}

function placeOthers(files: readonly string[], places: Map<string, PagePlace>): void {
  const byFolder = new Map<string, PagePlace>()
  const byPath = new Map<string, PagePlace>()
  for (const [file, place] of places) {
    byPath.set(toKey(file), place)
    const folder = folderOf(file)
    const last = byFolder.get(folder)
    if (folder === '' || place.groups.length === 0) continue
    // The place at the end of the first group.
    const isSame = last === undefined || sameGroups(last.groups, place.groups)
    if (isSame) byFolder.set(folder, place)
  }
  for (const file of files) {
    if (places.has(file)) continue
    const near = byFolder.get(folderOf(file))
    const path = LANGUAGE.test(file) ? toKey(file.replace(LANGUAGE, '')) : undefined
    const original = path === undefined ? undefined : byPath.get(path)
    if (path === '') {
      places.set(file, { groups: [], number: 0, isFirst: true })
    } else if (original !== undefined) {
      // Its name is in another language.
      const { name: _, ...place } = original
      places.set(file, place)
    } else if (near !== undefined) {
      places.set(file, { groups: near.groups, number: near.number ?? 0 })
    }
  }
}

const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2,4})?\//i

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')))
}

function sameGroups(a: readonly PageGroup[], b: readonly PageGroup[]): boolean {
  return a.length === b.length && a.every(({ key }, index) => key === b[index]?.key)
}
