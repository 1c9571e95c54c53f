import type { Document } from '@docent/content'
import { createBlank } from '../blank.ts'
import type { Site } from '../site.ts'

/** A collection whose pages have their own form. */
export interface PageList {
  readonly route: string
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
  const route = `/${collection}`
  return {
    route,
    labelOf: (site) => site.labelOf(route) ?? site.find(route)?.title ?? capitalize(collection),
  }
}

/** The folder's name as a title: the name of a list without another one. */
function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The page that an author wrote for a list, or one with nothing but its name. */
export function indexOf(site: Site, collection: keyof typeof LISTS): Document {
  const { route, labelOf } = LISTS[collection]
  return site.find(route) ?? createBlank({ route, title: labelOf(site) })
}
