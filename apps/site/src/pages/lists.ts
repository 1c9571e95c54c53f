import type { Document } from '@docent/content'
import { createBlank } from '../blank.ts'
import type { Site } from '../site.ts'

/** A collection whose pages have their own form. */
export interface PageList {
  /** The same in every language, after the language's own folder. */
  readonly path: string
  /**
   * The text of links to it: the navigation's label, otherwise its own title, otherwise its folder's
   * name.
   */
  labelOf(site: Site): string
}

export const LISTS = {
  products: createList('products'),
  tutorials: createList('tutorials'),
  articles: createList('articles'),
} as const

function createList(collection: string): PageList {
  const path = `/${collection}`
  return {
    path,
    labelOf(site) {
      const route = site.to(path)
      return site.labelOf(route) ?? site.find(route)?.title ?? capitalize(collection)
    },
  }
}

/** The folder's name as a title: the name of a list without another one. */
function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The list that a page belongs to; undefined for a list, and for a page that is in none. */
export function findList(site: Site, route: string): PageList | undefined {
  return Object.values(LISTS).find(({ path }) => route.startsWith(`${site.to(path)}/`))
}

/** The page that an author wrote for a list, or one with only its name. */
export function indexOf(site: Site, collection: keyof typeof LISTS): Document {
  const { path, labelOf } = LISTS[collection]
  const route = site.to(path)
  return site.find(route) ?? createBlank({ route, title: labelOf(site) })
}
