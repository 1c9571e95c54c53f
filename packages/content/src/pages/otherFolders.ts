import type { Document } from '../types.ts'
import { compareForLists } from './order.ts'

/** A top folder of the owner's that has no list on the site. */
export interface OtherFolder {
  readonly name: string
  /** Its index page, which lists the others, or all of its pages. */
  readonly documents: readonly Document[]
}

/** Folders whose pages the site lists itself. */
const LISTED: ReadonlySet<string> = new Set(['products', 'tutorials', 'articles', 'authors'])

/**
 * The folders that a home page lists if nobody has written one: without it, no link leads to their pages. Empty for
 * a site with a home page.
 *
 * @param base the start of the routes of a language: `/de`, or empty.
 */
export function listOtherFolders(
  documents: readonly Document[],
  base: string,
): readonly OtherFolder[] {
  if (documents.some(({ route }) => route === (base || '/'))) return []
  const others = documents.filter(({ collection }) => isOtherFolder(collection))
  return [...Map.groupBy(others, ({ collection }) => collection)].map(([name, pages]) => {
    const index = pages.find(({ route }) => route === `${base}/${name}`)
    return { name, documents: index ? [index] : pages.toSorted(compareForLists) }
  })
}

export function isOtherFolder(name: string): boolean {
  return name !== '' && !name.startsWith('products/') && !LISTED.has(name)
}
