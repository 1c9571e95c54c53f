import { TAGS_ROUTE, type Document } from '@docent/content'
import { createBlank } from '../blank.ts'
import type { Page } from '../page.ts'
import { SEARCH_ROUTE } from '../parts/SearchForm.tsx'
import type { Site } from '../site.ts'
import { createAbout } from './About.tsx'
import { countArticlePages, createArticleList, routeOfArticlePage } from './ArticleList.tsx'
import { createArticlePage } from './ArticlePage.tsx'
import { createAuthorPage } from './AuthorPage.tsx'
import { createCategoryPage } from './CategoryPage.tsx'
import { createHome } from './Home.tsx'
import { LISTS } from './lists.ts'
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

/** The routes that exist whether or not somebody has written their pages. */
const FIXED: ReadonlyMap<string, (site: Site) => Page> = new Map([
  ['/', (site: Site) => createHome(site, find(site, '/', site.config.brand))],
  [LISTS.products.route, createProductList],
  [LISTS.tutorials.route, createTutorialList],
  [LISTS.articles.route, (site: Site) => createArticleList(site, 1)],
  [SEARCH_ROUTE, (site) => createSearchPage(site, find(site, SEARCH_ROUTE, site.texts.search))],
  [ABOUT, (site: Site) => createAbout(site, find(site, ABOUT, site.labelOf(ABOUT) ?? 'About us'))],
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
    routeOfArticlePage(place + 2),
  )
  const written = site.documents.map(({ route }) => route)
  const shelves = [...listCategories(site), ...listTags(site)].map(({ route }) => route)
  return [...new Set([...FIXED.keys(), ...written, ...further, ...shelves])]
}

/** The page of a route; undefined if it does not exist. */
export function findPage(site: Site, route: string): Page | undefined {
  const fixed = FIXED.get(route)
  if (fixed) return fixed(site)

  const document = site.find(route)
  if (document) {
    return findForm(document)(site, document)
  }

  const shelf = findShelf(site, route)
  if (shelf) {
    const isCategory = listCategories(site).includes(shelf)
    return isCategory ? createCategoryPage(site, shelf) : createTagPage(site, shelf)
  }

  const number = Number(/^\/articles\/page\/([1-9]\d*)$/.exec(route)?.[1])
  return number > 1 && number <= countArticlePages(site)
    ? createArticleList(site, number)
    : undefined
}

function findForm(document: Document): (site: Site, document: Document) => Page {
  if (isReference(document)) return createReferencePage
  if (document.route === TAGS_ROUTE) return createTagList
  return DETAILS.get(document.collection) ?? createPlainPage
}

function find(site: Site, route: string, title: string): Document {
  return site.find(route) ?? createBlank({ route, title, summary: site.config.description })
}
