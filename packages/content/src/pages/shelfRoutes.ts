import { IMPRINT_ROUTE, PRIVACY_ROUTE } from '../config/configDefaults.ts'
import { languageBase } from './languages.ts'
import { toSlug } from '../markdown/slug.ts'
import type { Document } from '../types.ts'

/** The page that lists all tags: each tag has a page if an owner has written this one. */
export const TAGS_ROUTE = '/tags'

/** Where the products of a category are listed: `/products/category/desk-lamps`. */
export function toCategoryRoute(category: string): string {
  return `/products/category/${toSlug(category) || 'other'}`
}

/** Where the pages with a tag are listed: `/tags/oak`. */
export function toTagRoute(tag: string): string {
  return `${TAGS_ROUTE}/${toSlug(tag) || 'other'}`
}

/**
 * The further routes of these pages: their categories, and their tags if they have a
 * list.
 */
export function listShelfRoutes(documents: readonly Document[]): string[] {
  const routes = new Set(documents.map(({ route }) => route))
  return documents.flatMap((document) => {
    const { collection, category, tags } = document
    const base = languageBase(document)
    const hasTags = routes.has(base + TAGS_ROUTE)
    return [
      ...(collection === 'products' && category !== undefined
        ? [base + toCategoryRoute(category)]
        : []),
      ...(hasTags ? tags.map((tag) => base + toTagRoute(tag)) : []),
    ]
  })
}

/**
 * The addresses that a language has without a file: those of its legal pages, and of each list that has
 * pages. The language at the root has all of them.
 */
export function listLanguageRoutes(
  documents: readonly Document[],
  [, ...others]: readonly string[],
  routes: readonly string[],
): string[] {
  const lists = new Set(documents.map((one) => `${languageBase(one)}/${one.collection}`))
  return others.flatMap((tag) => [
    ...routes
      .map((route) => `/${tag}${route === '/' ? '' : route}`)
      .filter((route) => lists.has(route)),
    ...LEGAL.map((route) => `/${tag}${route}`),
  ])
}

const LEGAL = [PRIVACY_ROUTE, IMPRINT_ROUTE]
