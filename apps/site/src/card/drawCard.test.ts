import { readFileSync } from 'node:fs'
import type { Config, Document } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { createDocument, createTestSite } from '../testing.ts'
import { drawCard } from './drawCard.tsx'
import { wrapLines } from './wrapLines.ts'

const readSheet = (name: string): string =>
  readFileSync(new URL(`../styles/${name}.css`, import.meta.url), 'utf8')
const sheets = { art: readSheet('art'), tokens: readSheet('tokens') }

function draw(fields: Partial<Document>, config: Partial<Config> = {}): string | undefined {
  const route = '/products/lamp'
  const document = createDocument('Words.', { route, collection: 'products', ...fields })
  return drawCard(createTestSite([document], undefined, config), route, sheets)
}

/** The card of another brand, with these files in its content folder. */
function drawForeign(
  config: Partial<Config>,
  signs: Readonly<Record<string, string>> = {},
  width = 40,
): string {
  const document = createDocument('Words.', { route: '/lamp', title: 'Lamp' })
  const paths = Object.keys(signs)
  const site = createTestSite(
    [document],
    new Map(paths.map((path) => [path, { width, height: 40 }])),
    { brand: 'Acme', ...config },
    [],
    paths.map((path) => path.slice(1)),
  )
  return drawCard(site, '/lamp', { ...sheets, signs: new Map(Object.entries(signs)) }) ?? ''
}

const DOORWAY = 'M4 28.5V13'

const linesOf = (svg = ''): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words = '']) => words).filter(Boolean)

describe('drawCard', () => {
  it('says the brand, the kind and the title', () => {
    expect(linesOf(draw({ title: 'Lamp' }))).toEqual(['Docent', 'Products', 'Lamp'])
  })

  it.each([
    ['the page has a picture of its own', { image: '/lamp.png' }, {}],
    ['the site has one for all pages', {}, { image: '/all.png' }],
    ['nobody could be told where it is', {}, { url: '' }],
  ])('draws none if %s', (_, fields, config) => {
    expect(draw({ title: 'Lamp', ...fields }, config)).toBeUndefined()
  })

  it('hangs the drawing of the page, in plain values that hold only for it', () => {
    const svg = draw({ title: 'Lamp', meta: { art: 'panel' } })
    expect(svg).toContain('class="art')
    expect(svg).toContain('.art .ink, .art .wall')
    expect(svg).not.toMatch(/var\(|:is\(|light-dark/)
  })

  it('takes the colours of the owner, if they are plain ones', () => {
    const theme = { accent: '#0a6647', bg: 'color-mix(in srgb, red, blue)' }
    const svg = draw({ title: 'Lamp' }, { theme })
    expect(svg).toContain('fill="#0a6647"')
    expect(svg).toContain('fill="#fbfaf7"')
  })

  it('takes the light colour of a pair', () => {
    const theme = { accent: 'light-dark(#0a6647, #66d19e)' }
    expect(draw({ title: 'Lamp' }, { theme })).toContain('fill="#0a6647"')
  })

  // The cards of all sites used to have our doorway, once small and once large.
  it('has the doorway for our own site, and the first letter of any other brand', () => {
    expect(draw({ title: 'Lamp' })).toContain(DOORWAY)
    const svg = drawForeign({})
    expect(svg).not.toContain(DOORWAY)
    expect(linesOf(svg)).toEqual(['A', 'Acme', 'Lamp', 'A'])
    expect(linesOf(drawForeign({ brand: 'حديقتنا' }))).toEqual(['Lamp'])
  })

  it('has the logo or the icon of the owner', () => {
    const logo = drawForeign({ logo: '/logo.svg' }, { '/logo.svg': 'data:image/svg+xml;base64,AA' })
    expect(logo.match(/href="data:image\/svg\+xml;base64,AA"/g)).toHaveLength(2)
    expect(linesOf(logo)).toEqual(['Acme', 'Lamp'])
    const icon = drawForeign({}, { '/favicon.png': 'data:image/png;base64,AA' })
    expect(icon).toContain('data:image/png')
  })

  it('does not repeat the name next to a logo that is the name', () => {
    const signs = { '/logo.svg': 'data:image/svg+xml;base64,AA' }
    expect(linesOf(drawForeign({ logo: '/logo.svg' }, signs, 200))).toEqual(['Lamp'])
  })

  it('cuts a title that fits at no size, whatever it is made of', () => {
    for (const title of ['word '.repeat(120), 'x'.repeat(500)]) {
      const lines = linesOf(draw({ title })).slice(2)
      expect(lines.length).toBeLessThanOrEqual(4)
      expect(lines.at(-1)).toMatch(/…$/)
    }
  })

  it('says nothing in letters that its face does not have', () => {
    expect(linesOf(draw({ title: 'مصباح' }))).toEqual(['Docent', 'Products'])
  })

  it('shows what an author wrote as text', () => {
    expect(draw({ title: '<image href="x"/>' })).not.toContain('<image')
  })
})

describe('wrapLines', () => {
  it('breaks between words, and gives up rather than leave the room', () => {
    const room = { size: 50, width: 280, max: 2 }
    expect(wrapLines('a lamp for desks', room)).toEqual(['a lamp for', 'desks'])
    expect(wrapLines('a lamp for very many desks', room)).toBeUndefined()
    expect(wrapLines('incomprehensibilities', room)).toBeUndefined()
  })
})
