import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { findPage } from '../pages/index.ts'
import { createDocument, createTestSite } from '../testing.ts'

function renderList(count: number): string {
  const products = Array.from({ length: count }, (_, place) =>
    createDocument('', {
      route: `/products/p${place}`,
      collection: 'products',
      title: `Lamp ${place}`,
      tags: ['Dimmable'],
    }),
  )
  return renderToStaticMarkup(findPage(createTestSite(products), '/products')?.main)
}

it('gives a row to the only product, and a card to each of several', () => {
  const only = renderList(1)
  expect(only).toContain('<div class="lead whole">')
  expect(only).toContain('<h2 class="h2"><a class="over" href="/products/p0">Lamp 0</a></h2>')
  expect(only).toContain('<ul class="tags"><li>Dimmable</li></ul>')
  expect(only).not.toContain('class="card"')

  const several = renderList(2)
  expect(several.match(/<li class="card">/g)).toHaveLength(2)
  expect(several).not.toContain('lead whole')
})

it('shows in a row of three what phones show', () => {
  const names = ['/a.avif', '/a.phone.avif', '/a.dark.avif', '/a.dark.phone.avif']
  const images = new Map(names.map((name) => [name, { width: 480, height: 300 }]))
  const renderHtml = (count: number) => {
    const products = Array.from({ length: count }, (_, place) =>
      createDocument('', { route: `/products/${place}`, collection: 'products', image: '/a.avif' }),
    )
    return renderToStaticMarkup(findPage(createTestSite(products, images), '/products')?.main)
  }
  const render = (count: number) => {
    const html = renderHtml(count)
    return html.match(/<img [^>]*src="([^"]+)"/g)?.map((tag) => /src="([^"]+)"/.exec(tag)?.[1])
  }
  expect(new Set(render(3))).toEqual(new Set(['/a.phone.avif', '/a.dark.phone.avif']))
  expect(new Set(render(2))).toEqual(new Set(['/a.avif', '/a.dark.avif']))
  expect(render(5)?.slice(2, 6)).toEqual([
    '/a.avif',
    '/a.dark.avif',
    '/a.phone.avif',
    '/a.dark.phone.avif',
  ])
  // On a tablet, two cards share a row.
  const media = renderHtml(2).match(/<source [^>]*media="[^"]+"/g)
  expect(media).toHaveLength(4)
  expect(new Set(media)).toEqual(new Set(['<source media="(max-width:959px)"']))
})
