import { describe, expect, it } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { createDocument, createLink, createTestSite } from '../testing.ts'
import { findPage, listRoutes } from './index.ts'
import type { Document } from '@docent/content'

function createArticles(count: number): Document[] {
  return Array.from({ length: count }, (_, place) =>
    createDocument('', { collection: 'articles', route: `/articles/a${place}` }),
  )
}

describe('listRoutes', () => {
  it('has the five routes of the header, the search and one on privacy if nobody has written a page', () => {
    const site = createTestSite()
    const routes = listRoutes(site)
    const header = ['/', '/products', '/tutorials', '/articles', '/search', '/about-us']
    expect(routes).toEqual([...header, '/privacy'])
    expect(routes.map((route) => findPage(site, route)?.route)).toEqual(routes)
  })

  it('has each route once', () => {
    const home = createDocument('', { route: '/' })
    expect(listRoutes(createTestSite([home])).filter((route) => route === '/')).toHaveLength(1)
  })

  it('has as many pages of articles as they fill', () => {
    expect(listRoutes(createTestSite(createArticles(12)))).not.toContain('/articles/page/2')
    expect(listRoutes(createTestSite(createArticles(13)))).toContain('/articles/page/2')
  })
})

describe('findPage', () => {
  it('finds nothing if there is nothing', () => {
    const site = createTestSite(createArticles(13))
    const routes = [
      '/no',
      '/articles/page/1',
      '/articles/page/02',
      '/articles/page/3',
      '/products/',
    ]
    expect(routes.map((route) => findPage(site, route))).toEqual(routes.map(() => undefined))
  })

  it('makes a plain page of a collection without its own form, whatever its name', () => {
    const document = createDocument('', { collection: 'constructor', route: '/constructor/a' })
    expect(findPage(createTestSite([document]), '/constructor/a')?.type).toBe('website')
  })

  it('begins a plain page of many questions with a list of them', () => {
    const ask = (count: number) =>
      Array.from({ length: count }, (_, at) => `### What is ${at}?\n\nIt.`)
    const draw = (count: number) => {
      const text = ['## Price', ...ask(count), '## Size', '### Large?', 'Yes.', '### Notes', 'No.']
      const document = createDocument(text.join('\n\n'), { collection: 'help', route: '/help/a' })
      const page = renderToStaticMarkup(findPage(createTestSite([document]), '/help/a')?.main)
      const [list = ''] = /<details.*<\/details>/.exec(page) ?? []
      return [...list.matchAll(/([^<>]+)<\/(?:strong><\/)?a>/g)].map(([, words]) => words)
    }
    expect(draw(8)).toEqual([])
    expect(draw(9)).toEqual([
      'Price',
      ...Array.from({ length: 9 }, (_, at) => `What is ${at}?`),
      'Size',
      'Large?',
    ])
  })

  it('makes a reference page with links to the other pages of its product', () => {
    const inProducts = { collection: 'products', route: '/products/lamp', title: 'Lamp' }
    const inLamp = { collection: 'products/lamp' }
    const lamp = createDocument('', inProducts)
    const care = createDocument('## Dust', {
      ...inLamp,
      route: '/products/lamp/care',
      title: 'Care',
    })
    const parts = createDocument('', { ...inLamp, route: '/products/lamp/parts', title: 'Parts' })
    const site = createTestSite([lamp, care, parts])

    const page = renderToStaticMarkup(findPage(site, '/products/lamp/care')?.main)
    expect(page).toContain('<a href="/products/lamp">Lamp</a>')
    expect(page).toContain('aria-current="page">Care</a>')
    expect(page).toContain('<a href="/products/lamp/parts">Parts</a>')
    expect(renderToStaticMarkup(findPage(site, '/products/lamp')?.main)).toContain(
      'href="/products/lamp/care"',
    )
    expect(renderToStaticMarkup(findPage(site, '/products')?.main)).not.toContain('Care')
  })

  it('says of privacy what the configuration says, unless a page of the owner does', () => {
    const page = findPage(createTestSite(), '/privacy')
    expect(page?.description).toContain('kept for 90 days')
    expect(renderToStaticMarkup(page?.main)).toContain(
      'deletes all of this 90 days after the last question',
    )

    const own = createDocument('', { route: '/privacy', title: 'Our promise' })
    expect(findPage(createTestSite([own]), '/privacy')?.heading).toBe('Our promise')
  })

  it('shows the products on the home page unless its text leads to each of them', () => {
    const product = createDocument('', {
      collection: 'products',
      route: '/products/a',
      title: 'Part A',
    })
    const home = createDocument('Words.', { route: '/' })
    const leading = { ...home, links: [createLink('/products/a')] }

    expect(readHome(createTestSite([home, product]))).toContain('Part A')
    expect(readHome(createTestSite([leading, product]))).not.toContain('Part A')
  })
})

function readHome(site: ReturnType<typeof createTestSite>): string {
  return renderToStaticMarkup(findPage(site, '/')?.main)
}
