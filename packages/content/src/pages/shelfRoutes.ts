import { toSlug } from '../markdown/slug.ts'
import type { Document } from '../types.ts'

/** The page that lists all tags: each tag has a page where an owner has written this one. */
export const TAGS_ROUTE = '/tags'

/** Where the products of a category are listed: `/products/category/desk-lamps`. */
export function toCategoryRoute(category: string): string {
  return `/products/category/${toSlug(category) || 'other'}`
}

/** Where the pages with a tag are listed: `/tags/oak`. */
export function toTagRoute(tag: string): string {
  return `${TAGS_ROUTE}/${toSlug(tag) || 'other'}`
}

/** The routes that these pages bring with them: of their categories, and of their tags if they have a list. */
export function listShelfRoutes(documents: readonly Document[]): string[] {
  const hasTags = documents.some(({ route }) => route === TAGS_ROUTE)
  return documents.flatMap(({ collection, category, tags }) => [
    ...(collection === 'products' && category !== undefined ? [toCategoryRoute(category)] : []),
    ...(hasTags ? tags.map(toTagRoute) : []),
  ])
}
