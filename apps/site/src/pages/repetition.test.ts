import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Document } from '@docent/content'
import { createDocument, createLink, createTestSite } from '../testing.ts'
import { findPage } from './index.ts'

function createLamp(name: string, fields: Partial<Document> = {}): Document {
  return createDocument('', {
    route: `/products/${name}`,
    collection: 'products',
    title: name,
    for: ['readers'],
    ...fields,
  })
}

function render(documents: readonly Document[], route: string): string {
  return renderToStaticMarkup(findPage(createTestSite(documents), route)?.main)
}

describe('a product page', () => {
  it('does not repeat the one line of its audience, and keeps the place that answers lead to', () => {
    const page = render([createLamp('corner')], '/products/corner')
    expect(page).toContain('<dt id="Audience">For</dt>')
    expect(page).not.toContain('Who should get it')
  })

  it('has no list if it has neither facts nor an audience', () => {
    const page = render([createLamp('corner', { for: [] })], '/products/corner')
    expect(page).not.toContain('<dl')
    const bright = createLamp('corner', { for: [], meta: { facts: [{ Light: 4 }] } })
    expect(render([bright], '/products/corner')).toContain('<dt>Light</dt>')
  })

  it('has a list of its audience if there is more to say', () => {
    const page = render([createLamp('corner', { notFor: ['shops'] })], '/products/corner')
    expect(page).toContain('<dt>For</dt>')
    expect(page.match(/id="Audience"/g)).toHaveLength(1)
    expect(page).toContain('Who should not')
  })
})

it('a list of products has a column only for what some product says', () => {
  const lamps = [createLamp('corner'), createLamp('garden')]
  expect(render(lamps, '/products')).not.toContain('Who should not')
  const others = [...lamps, createLamp('path', { notFor: ['shops'] })]
  expect(render(others, '/products')).toContain('Who should not')
})

describe('the home page', () => {
  const guides = ['dim', 'clean'].map((name) =>
    createDocument('', { route: `/guides/${name}`, collection: 'guides', title: name }),
  )

  // It had no link to any page.
  it('lists the pages of other folders if nobody has written it', () => {
    expect(render(guides, '/')).toMatch(
      /Guides<\/h2>.*href="\/guides\/clean".*href="\/guides\/dim"/,
    )
    const index = createDocument('', { route: '/guides', collection: 'guides', title: 'All' })
    expect(render([...guides, index], '/')).toMatch(/href="\/guides"/)
    expect(render([...guides, index], '/')).not.toContain('href="/guides/dim"')
    const home = createDocument('', { route: '/' })
    expect(render([...guides, home], '/')).not.toContain('href="/guides/dim"')
  })

  const lamps = [createLamp('corner'), createLamp('garden')]
  const links = lamps.map(({ route }) => createLink(route))
  const renderHome = (markdown: string, products: readonly Document[] = lamps) =>
    render([createDocument(markdown, { file: 'index.md', route: '/', links }), ...products], '/')

  it('shows products that only a sentence leads to', () => {
    const home = renderHome('A [lamp](/products/corner) and [another](/products/garden).')
    expect(home.match(/<li class="card">/g)).toHaveLength(2)
  })

  it('shows no product twice that a list of its text presents', () => {
    const home = renderHome('1. [Corner](/products/corner)\n2. [Garden](/products/garden)')
    expect(home).not.toContain('class="card"')
  })

  it('is about the only product that it leads to', () => {
    expect(renderHome('See [it](/products/corner).', lamps.slice(0, 1))).not.toContain('lead whole')
  })
})

it('a long page has a list of its sections', () => {
  const write = (count: number) =>
    Array.from({ length: count }, (_, place) => `## Part ${place}\n\nWords.\n`).join('\n')
  const open = (count: number) =>
    render([createDocument(write(count), { file: 'long.md', route: '/long' })], '/long')
  expect(open(4)).not.toContain('On this page')
  expect(open(5)).toContain('<a href="#part-4">Part 4</a>')
})
