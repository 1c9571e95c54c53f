import { readReleases, TAGS_ROUTE, translationPath, type Document } from '@docent/content'
import { createBlank } from '../blank.ts'
import type { Page } from '../page.ts'
import { SEARCH_ROUTE } from '../parts/SearchForm.tsx'
import type { Site } from '../site.ts'
import { createAbout } from './About.tsx'
import { countArticlePages, createArticleList, routeOfArticlePage } from './ArticleList.tsx'
import { createArticlePage } from './ArticlePage.tsx'
import { createAuthorPage } from './AuthorPage.tsx'
import { createCategoryPage } from './CategoryPage.tsx'
import { createChangelogPage } from './ChangelogPage.tsx'
import { createHome, showsSources } from './Home.tsx'
import { LISTS } from './lists.ts'
import { createManualList } from './ManualList.tsx'
import { createManualPage } from './ManualPage.tsx'
import { listManuals, listManualsAt } from './manuals.ts'
import { createPlainPage } from './PlainPage.tsx'
import { createProductList } from './ProductList.tsx'
import { createProductPage } from './ProductPage.tsx'
import { isReference } from './reference.ts'
import { createReferencePage } from './ReferencePage.tsx'
import { createSearchPage } from './SearchPage.tsx'
import { findShelf, listCategories, listTags } from './shelves.ts'
import { createTagList, createTagPage } from './TagPage.tsx'
import { createTutorialList } from './TutorialList.tsx'
import { createTutorialPage } from './TutorialPage.tsx'

const ABOUT = '/about-us'

/** The paths that exist in the language at the root whether or not somebody has written their pages. */
const FIXED: ReadonlyMap<string, (site: Site) => Page> = new Map([
  ['/', (site: Site) => createHome(site, find(site, '/', site.config.brand))],
  [LISTS.products.path, createProductList],
  [LISTS.tutorials.path, createTutorialList],
  [LISTS.articles.path, (site: Site) => createArticleList(site, 1)],
  [SEARCH_ROUTE, (site) => createSearchPage(site, find(site, SEARCH_ROUTE, site.texts.search))],
  [
    ABOUT,
    (site: Site) =>
      createAbout(site, find(site, ABOUT, site.labelOf(site.to(ABOUT)) ?? 'About us')),
  ],
])

/** The collections whose pages have their own form; all others are plain. */
const DETAILS: ReadonlyMap<string, (site: Site, document: Document) => Page> = new Map([
  ['products', createProductPage],
  ['tutorials', createTutorialPage],
  ['articles', createArticlePage],
  ['authors', createAuthorPage],
])

/** Every route that has a page, each once. */
export function listRoutes(site: Site): string[] {
  const further = Array.from({ length: countArticlePages(site) - 1 }, (_, place) =>
    routeOfArticlePage(site, place + 2),
  )
  const written = site.documents.map(({ route }) => route)
  const lists = listManuals(site).map(({ root }) => root)
  const shelves = [...listCategories(site), ...listTags(site)].map(({ route }) => route)
  return [...new Set([...listFixed(site), ...written, ...lists, ...further, ...shelves])]
}

/**
 * A further language has no list without pages: it begins with what is translated. Neither has a site of sources:
 * nobody could fill it.
 */
function listFixed(site: Site): string[] {
  const paths = [...FIXED.keys()]
  const found =
    site.base === '' && !isOfSources(site)
      ? paths
      : paths.filter((path) => ALWAYS.has(path) || hasPages(site, path))
  return found.map(site.to)
}

/** Whether the home page is that of a source, or the list that Docent writes. */
function isOfSources(site: Site): boolean {
  const home = site.find(site.to('/'))
  return home !== undefined && (home.manual !== undefined || showsSources(home))
}

const ALWAYS: ReadonlySet<string> = new Set(['/', SEARCH_ROUTE])

function hasPages(site: Site, path: string): boolean {
  return site.find(site.to(path)) !== undefined || site.list(path.slice(1)).length > 0
}

/** The page of a route; undefined if it does not exist. */
export function findPage(site: Site, route: string): Page | undefined {
  const path = site.pathOf(route)
  if (path === undefined) return undefined
  const document = site.find(route)
  if (document?.manual) return createManualPage(site, document)
  const fixed = FIXED.get(path)
  if (fixed && listFixed(site).includes(route)) return fixed(site)

  if (document) {
    return findForm(document)(site, document)
  }

  const manuals = listManualsAt(site, route)
  if (manuals.length > 0) return createManualList(site, manuals)

  const shelf = findShelf(site, route)
  if (shelf) {
    const isCategory = listCategories(site).includes(shelf)
    return isCategory ? createCategoryPage(site, shelf) : createTagPage(site, shelf)
  }

  const number = Number(/^\/articles\/page\/([1-9]\d*)$/.exec(path)?.[1])
  return number > 1 && number <= countArticlePages(site)
    ? createArticleList(site, number)
    : undefined
}

function findForm(document: Document): (site: Site, document: Document) => Page {
  if (isReference(document)) return createReferencePage
  if (readReleases(document).length > 0) return createChangelogPage
  if (translationPath(document) === TAGS_ROUTE) return createTagList
  return DETAILS.get(document.collection) ?? createPlainPage
}

function find(site: Site, path: string, title: string): Document {
  const route = site.to(path)
  return site.find(route) ?? createBlank({ route, title, summary: site.config.description })
}
