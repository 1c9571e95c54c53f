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

const linesOf = (svg = ''): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words = '']) => words)

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
