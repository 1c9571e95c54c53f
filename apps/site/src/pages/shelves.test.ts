// @vitest-environment jsdom
// Shares its document: it reads text with it.

import { describe, expect, it } from 'vitest'
import type { Document } from '@docent/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { createDocument, createTestSite } from '../testing.ts'
import { formatTwin } from '../discovery/twin.ts'
import { describePage } from '../discovery/structuredData.ts'
import type { Site } from '../site.ts'
import { findPage, listRoutes } from './index.ts'

function product(name: string, fields: Partial<Document> = {}): Document {
  const route = `/products/${name.toLowerCase()}`
  return createDocument('Words.', { route, collection: 'products', title: name, ...fields })
}

const lamp = product('Lamp', {
  category: 'Desk lamps',
  tags: ['Oak', 'C++'],
  offer: { price: { amount: 49.9, currency: 'EUR' }, availability: 'inStock', buy: '/shop' },
})
const vase = product('Vase', { category: 'Vases', tags: ['oak'] })
const spare = product('Spare')
const tags = createDocument('', { route: '/tags', title: 'Tags' })
const ada = createDocument('She writes.', {
  route: '/authors/ada',
  collection: 'authors',
  title: 'Ada Byron',
})
const article = createDocument('Words.', {
  route: '/articles/a',
  collection: 'articles',
  title: 'An article',
  tags: ['Oak'],
  meta: { author: 'Ada Byron' },
})

function open(site: Site, route: string): HTMLElement {
  const main = document.createElement('main')
  main.innerHTML = renderToStaticMarkup(findPage(site, route)?.main)
  return main
}

const linksOf = (element: Element | null) =>
  [...(element?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'))

describe('categories', () => {
  const site = createTestSite([lamp, vase, spare])

  it('are a filter of links above the products, each with a page', () => {
    const list = open(site, '/products')
    const filter = list.querySelector('nav[aria-label=Categories]')
    expect(linksOf(filter)).toEqual([
      '/products',
      '/products/category/desk-lamps',
      '/products/category/vases',
    ])
    expect(filter?.querySelector('[aria-current=page]')?.textContent).toBe('All')
    const page = open(site, '/products/category/vases')
    expect(page.querySelector('h1')?.textContent).toBe('Vases')
    expect(linksOf(page.querySelector('.lead'))).toEqual(['/products/vase'])
    expect(page.querySelector('[aria-current=page]')?.textContent).toBe('Vases')
  })

  it('are among the routes, and have their products as Markdown', () => {
    expect(listRoutes(site)).toContain('/products/category/desk-lamps')
    expect(formatTwin(site, '/products/category/vases')).toContain('/products/vase.md')
  })

  it('are not there for products without', () => {
    const plain = createTestSite([spare])
    expect(open(plain, '/products').querySelector('nav')).toBeNull()
    expect(listRoutes(plain).filter((route) => route.includes('category'))).toEqual([])
  })
})

describe('tutorials', () => {
  const guide = createDocument('Words.', { route: '/tutorials/a', collection: 'tutorials' })
  const rows = (tutorial: Document) => open(createTestSite([tutorial]), '/tutorials')

  it('have a column for their level only if one has a level', () => {
    expect(rows(guide).querySelector('.rows .meta')).toBeNull()
    const levelled = { ...guide, meta: { level: 'First steps' } }
    expect(rows(levelled).querySelector('.rows.dated .meta')?.textContent).toBe('First steps')
  })
})

describe('tags', () => {
  it('have a page each if an owner has written their list', () => {
    const site = createTestSite([lamp, vase, article, tags])
    expect(linksOf(open(site, '/tags'))).toEqual(['/tags/c', '/tags/oak'])
    expect(linksOf(open(site, '/tags/oak').querySelector('ul.rows'))).toEqual([
      '/products/lamp',
      '/products/vase',
      '/articles/a',
    ])
    expect(linksOf(open(site, '/articles/a'))).toContain('/tags/oak')
  })

  it('have no page on other sites', () => {
    const site = createTestSite([lamp, article])
    expect(listRoutes(site).filter((route) => route.startsWith('/tags'))).toEqual([])
    expect(linksOf(open(site, '/articles/a'))).not.toContain('/tags/oak')
  })
})

describe('authors', () => {
  const site = createTestSite([ada, article])

  it('have a page with their articles, and are linked from them', () => {
    expect(linksOf(open(site, '/authors/ada'))).toContain('/articles/a')
    expect(open(site, '/authors/ada').textContent).toContain('Articles by Ada Byron')
    expect(linksOf(open(site, '/articles/a'))).toContain('/authors/ada')
  })

  it('are told to search engines with their address', () => {
    const page = findPage(site, '/articles/a')
    const [post] = page ? describePage(site, page) : []
    expect(post?.['author']).toEqual({
      '@type': 'Person',
      name: 'Ada Byron',
      url: 'https://docent.example/authors/ada',
    })
  })
})

describe('the offer of a product', () => {
  const site = createTestSite([lamp, vase])

  it('is on its card and its page, with the way to the shop first', () => {
    expect(open(site, '/products').textContent).toContain('€49.90 · In stock')
    const page = open(site, '/products/lamp')
    expect(page.querySelector('#Price')?.textContent).toContain('Price€49.90AvailabilityIn stock')
    const [buy] = page.querySelectorAll('.actions a')
    expect([buy?.textContent, buy?.getAttribute('href')]).toEqual(['Buy', '/shop'])
  })

  it('takes no place on a product without one', () => {
    expect(open(site, '/products/vase').querySelector('#Price')).toBeNull()
  })
})
