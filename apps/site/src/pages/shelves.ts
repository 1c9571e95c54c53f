import { TAGS_ROUTE, toCategoryRoute, toTagRoute, type Document } from '@docent/content'
import { type Page, titleOf } from '../page.ts'
import type { Site } from '../site.ts'

/** Pages that have a word in common, with a page that lists them. */
export interface Shelf {
  readonly name: string
  readonly route: string
  readonly documents: readonly Document[]
}

/**
 * The products by their `category`, in the order of the list. Products without a category are left out.
 */
export function listCategories(site: Site): readonly Shelf[] {
  return shelvesOf(site).categories
}

/** The pages by their tags, the tags by name. Empty for a site without a page that lists them. */
export function listTags(site: Site): readonly Shelf[] {
  return shelvesOf(site).tags
}

/** The shelf of a tag; undefined if tags have no pages. */
export function findTag(site: Site, tag: string): Shelf | undefined {
  return shelvesOf(site).byRoute.get(site.to(toTagRoute(tag)))
}

export function findShelf(site: Site, route: string): Shelf | undefined {
  return shelvesOf(site).byRoute.get(route)
}

/** The title and description of a shelf's page, with the title of the list that it belongs to. */
export function describeShelf(
  { config }: Site,
  { name, route, documents }: Shelf,
  list: string,
): Omit<Page, 'main'> {
  return {
    route,
    title: titleOf(`${name} · ${list}`, config.brand),
    heading: name,
    description: documents.map(({ title }) => title).join(' · '),
    type: 'website',
  }
}

interface Shelves {
  readonly categories: readonly Shelf[]
  readonly tags: readonly Shelf[]
  readonly byRoute: ReadonlyMap<string, Shelf>
}

const known = new WeakMap<Site, Shelves>()

/** Groups the pages once for each site, because every page needs the shelves. */
function shelvesOf(site: Site): Shelves {
  const before = known.get(site)
  if (before) return before
  const categories = group(
    site.list('products').map((document) => ({
      document,
      names: document.category === undefined ? [] : [document.category],
    })),
    (name) => site.to(toCategoryRoute(name)),
  )
  const tagged = site.documents.map((document) => ({ document, names: document.tags }))
  const tags = site.find(site.to(TAGS_ROUTE))
    ? group(tagged, (name) => site.to(toTagRoute(name)))
    : []
  const shelves = {
    categories,
    tags: tags.toSorted((a, b) => a.name.localeCompare(b.name, site.config.language)),
    byRoute: new Map([...categories, ...tags].map((shelf) => [shelf.route, shelf])),
  }
  known.set(site, shelves)
  return shelves
}

/** Names that make the same address are one: the first is shown. */
function group(
  entries: readonly { readonly document: Document; readonly names: readonly string[] }[],
  toRoute: (name: string) => string,
): Shelf[] {
  const shelves = new Map<string, { name: string; documents: Document[] }>()
  for (const { document, names } of entries) {
    for (const name of names) {
      const shelf = shelves.get(toRoute(name)) ?? { name, documents: [] }
      if (!shelf.documents.includes(document)) shelf.documents.push(document)
      shelves.set(toRoute(name), shelf)
    }
  }
  return [...shelves].map(([route, shelf]) => ({ route, ...shelf }))
}
