import { readConfig } from '@docent/content'
import type { DocentConfig } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { measureContrasts } from '../review/contrasts.ts'
import { formatBrandPage } from './brandPage.ts'

const TOKENS = new Map([
  ['bg', 'light-dark(#ffffff, #000000)'],
  ['surface', 'light-dark(#f0f0f0, #101010)'],
  ['text', 'light-dark(#111111, #eeeeee)'],
  ['accent', 'light-dark(#b23a1e, #f58a66)'],
  ['on-accent', 'light-dark(#ffffff, #141311)'],
  ['soft', 'light-dark(#f8e9e2, #37211a)'],
  ['on-soft', 'light-dark(#8f2c15, #ffc0a8)'],
])

const HOME = '<link rel="stylesheet" href="/a.css"><a class=brand href="/">Lumen</a>'
const PRODUCTS =
  '<ul class="cols-2"><li class="card"><h2>Lamp</h2><li class="card"><h2>Other</h2></ul></section>'

function format(config: Partial<DocentConfig>, products = PRODUCTS): string {
  return formatBrandPage({
    config: readConfig({ brand: 'Lumen', ...config }),
    tokens: TOKENS,
    home: HOME,
    products,
    reloadTag: '<script src="/reload.js"></script>',
  })
}

describe('measureContrasts', () => {
  const measure = (theme: Readonly<Record<string, string>>) => measureContrasts(theme, TOKENS)

  it('measures each pair of colours in both themes', () => {
    const text = measure({}).filter(({ name }) => name === 'text')
    expect(text.map(({ ground, side }) => `${ground} ${side}`)).toEqual([
      'bg light',
      'surface light',
      'bg dark',
      'surface dark',
    ])
    expect(text[0]).toMatchObject({ colour: '#111111', against: '#ffffff', needed: 4.5 })
    expect(text[0]?.ratio).toBeCloseTo(18.88, 1)
  })

  it('names the nearest colour that passes on all backgrounds if one fails', () => {
    const failed = measure({ accent: '#ffee88' }).filter(({ passing }) => passing !== undefined)
    expect(failed.map(({ ground, side }) => `${ground} ${side}`)).toEqual([
      'bg light',
      'on-accent light',
    ])
    for (const { passing = '' } of failed) {
      const again = measure({ accent: `light-dark(${passing}, #ffee88)` })
      const accents = again.filter(({ name }) => name === 'accent')
      expect(accents.every(({ ratio, needed }) => ratio >= needed)).toBe(true)
    }
  })

  it('leaves out colours that only a browser computes', () => {
    const names = (theme: Readonly<Record<string, string>>) =>
      new Set(measure(theme).map(({ name }) => name))
    expect(names({})).toContain('on-soft')
    expect(names({ accent: '#0a6647' })).not.toContain('on-soft')
    expect(names({ accent: 'lab(50% 20 20)' })).not.toContain('accent')
  })
})

describe('formatBrandPage', () => {
  it('shows the logo, the first card, and a frame for each theme', () => {
    const page = format({})
    expect(page).toContain('<a class=brand href="/">Lumen</a>')
    expect(page).toContain('<h2>Lamp</h2>')
    expect(page).not.toContain('<h2>Other</h2>')
    expect(page.match(/<iframe src="\/" data-side="(?:light|dark)"/g)).toHaveLength(2)
    expect(page).toContain('<link rel="stylesheet" href="/a.css">')
    expect(page).toContain('All 10 pairs of colours have enough contrast.')
  })

  it('says what fails, and which colour to write', () => {
    const page = format({ theme: { accent: '#ffee88' } })
    expect(page).toMatch(/1\.17 fails: write #[\da-f]{6}</)
    expect(page).toContain('2 of 8 pairs of colours have too little contrast.')
  })

  it('shows names as text', () => {
    expect(format({ brand: '<b>"Lumen' })).toContain('The brand of &#60;b&#62;&#34;Lumen')
  })

  it('shows the only product of a site as its list does', () => {
    const only =
      '<div class="lead whole"><figure></figure><div class="stack"><h2>Lamp</h2></div></div>'
    expect(format({}, `<div class=wrap>${only}</div>`)).toContain(`<h3>Card</h3>${only}\n`)
  })

  it('leaves out the card on a site without products', () => {
    expect(format({}, '<p>Nothing here yet.</p>')).toContain('has no cards')
  })
})
