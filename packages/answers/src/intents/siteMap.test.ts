import { describe, expect, it } from 'vitest'
import type { PageInfo } from '@docent/retrieval'
import { findCollection, findSitePage, readSiteMap } from './siteMap.ts'

function page(route: string, title = route): PageInfo {
  const collection = /^\/([^/]+)\//.exec(route)?.[1] ?? ''
  const none: string[] = []
  return {
    route,
    title,
    collection,
    summary: '',
    for: none,
    notFor: none,
    tags: none,
    questions: none,
  }
}

const PAGES = [
  page('/', 'Home'),
  page('/about-us'),
  page('/guides/start'),
  page('/products'),
  page('/products/fern', 'Boston fern'),
  page('/products/cactus', 'Golden cactus'),
  page('/products/cactus-soil', 'Cactus soil'),
]

describe('readSiteMap', () => {
  it('separates home, collections with their pages (products first), and single pages', () => {
    const site = readSiteMap(PAGES)
    expect(site.home?.title).toBe('Home')
    expect(site.single.map(({ route }) => route)).toEqual(['/about-us'])
    expect(
      site.collections.map(({ name, pages, index }) => [name, pages.length, index?.route]),
    ).toEqual([
      ['products', 3, '/products'],
      ['guides', 1, undefined],
    ])
  })
})

describe('findCollection', () => {
  it.each([
    ['products', 'products'],
    ['Product', 'products'],
    ['tools', 'products'],
    ['tutorials', 'guides'],
    ['how-tos', 'guides'],
  ])('resolves %s to the folder %s', (noun, name) => {
    expect(findCollection(readSiteMap(PAGES), noun)?.name).toBe(name)
  })

  it('finds no folder for a collection that the site does not have', () => {
    expect(findCollection(readSiteMap(PAGES), 'articles')).toBeUndefined()
    expect(findCollection(readSiteMap(PAGES), 'ferns')).toBeUndefined()
  })
})

describe('findPage', () => {
  it('finds a page by its title, or by a unique part of it', () => {
    expect(findSitePage(PAGES, 'the Boston Fern')?.route).toBe('/products/fern')
    expect(findSitePage(PAGES, 'ferns')?.route).toBe('/products/fern')
    expect(findSitePage(PAGES, 'cactus soil')?.route).toBe('/products/cactus-soil')
  })

  it('finds no folder for an ambiguous name', () => {
    expect(findSitePage(PAGES, 'cactus')).toBeUndefined()
    expect(findSitePage(PAGES, 'oak')).toBeUndefined()
    expect(findSitePage(PAGES, 'the')).toBeUndefined()
  })
})
