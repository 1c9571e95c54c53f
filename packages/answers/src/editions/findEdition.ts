import { primaryTag } from '@docent/content'
import type { Question } from '../contract/types.ts'

/** The facts about a version or a language that identify a visitor's page. */
export interface EditionPlace {
  /** A BCP 47 tag; empty for the language of the site. */
  readonly language: string
  readonly routes: readonly string[]
  /** Other names of its folder. */
  readonly aliases?: readonly string[]
}

/** Finds the edition of the page that a question is asked on; undefined for the main one. */
export type FindEdition<Edition> = (
  question: Pick<Question, 'page' | 'language'>,
) => Edition | undefined

/**
 * Recognises the edition of a page by its address, else by the folder that only that edition uses, else
 * by the page's language.
 *
 * @param main the routes of the main edition, and the languages that it answers.
 */
export function createEditionFinder<Edition extends EditionPlace>(
  editions: readonly Edition[],
  main: { readonly routes: readonly string[]; readonly languages: readonly string[] },
): FindEdition<Edition> {
  const owners = new Map<string, Edition | undefined>()
  const add = (routes: readonly string[], owner: Edition | undefined): void => {
    for (const key of routes.flatMap(toKeys)) if (!owners.has(key)) owners.set(key, owner)
  }
  add(main.routes, undefined)
  for (const edition of editions) add(edition.routes, edition)
  const folders = editions.flatMap((edition) => {
    const folder = findOwnFolder(edition.routes, main.routes)
    return listFolders(folder, edition.aliases).map((one) => ({ edition, folder: one }))
  })
  const own = new Set(main.languages.map(primaryTag))

  return ({ page, language }) => {
    const keys = page === undefined ? [] : toKeys(page.url)
    const known = keys.find((key) => owners.has(key))
    if (known !== undefined) return owners.get(known)
    const path = keys.at(-1)
    const near = folders.find(({ folder }) => path?.startsWith(folder))
    if (near) return near.edition
    if (language === undefined || own.has(primaryTag(language))) return undefined
    return editions.find((one) => primaryTag(one.language) === primaryTag(language))
  }
}

/** The address with its host, then its path alone: pages are also shown on other hosts than their own. */
function toKeys(address: string): string[] {
  const url = URL.parse(address, 'http://site.invalid')
  if (!url) return []
  const path = `${url.pathname.replace(/(?:\/index)?(?:\.html?)?$/i, '').replace(/\/$/, '')}/`
  return [`${url.host}${path}`, path]
}

/** The deepest folder that has all pages of an edition and none of the main one; else empty. */
function findOwnFolder(routes: readonly string[], others: readonly string[]): string {
  const paths = routes.map((route) => toKeys(route).at(-1) ?? '/')
  const [first = '', ...rest] = paths
  let folder = first
  while (folder !== '' && !rest.every((path) => path.startsWith(folder))) {
    folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1)
  }
  if (folder.length < 2) return ''
  const isShared = others.some((route) => toKeys(route).at(-1)?.startsWith(folder))
  return isShared ? '' : folder
}

/** The folder of an edition and those next to it that have its other names. */
function listFolders(folder: string, aliases: readonly string[] = []): readonly string[] {
  const outer = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1)
  return folder === '' ? [] : [folder, ...aliases.map((alias) => `${outer}${alias}/`)]
}
