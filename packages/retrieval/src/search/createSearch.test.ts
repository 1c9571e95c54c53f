import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP, type TestSite } from '../testing/site.node.ts'
import type { Search } from '@docent/protocol/api'
import { createSearch } from './createSearch.ts'

let site: TestSite
let search: Search

beforeAll(async () => {
  const many = Array.from({ length: 12 }, (_, place) => `## Bench ${place}\n\nA bench of oak.\n`)
  site = await openSite({
    ...PLANT_SHOP,
    'benches.md': many.join('\n'),
    'sizes.md': '# Sizes\n\nBy kind.\n\n## How large\n\n### In pine\n\nTwo metres.\n',
    'moss.md':
      '# Moss\n\nIt is soft.\n\n## What it does\n\nMoss keeps soil damp.\n\n## What it is for\n\nIt is for pots.\n',
    'about-us.md': '---\ntitle: About Us\n---\nWe grow plants.\n',
  })
  search = createSearch(site.knowledge)
})

afterAll(() => site.close())

const urlsOf = (typed: string, limit = 8) => search(typed, limit).hits.map(({ url }) => url)

describe('createSearch', () => {
  it('finds sections with their page, collection and the words that were asked for', () => {
    const [hit] = search('repotting', 1).hits
    expect(hit).toMatchObject({
      title: 'Boston fern',
      section: 'Repotting',
      url: '/products/fern#repotting',
      collection: 'products',
      marks: { title: [], section: [[0, 9]] },
    })
    const marked = hit!.marks.snippet.map(([start, end]) => hit!.snippet.slice(start, end))
    expect(marked).toEqual(['repot'])
  })

  it.each(['golden cactus', 'Cactus', 'golden cac'])(
    'opens the page whose title is typed: %s',
    (typed) => {
      expect(urlsOf(typed)[0]).toBe('/products/cactus')
    },
  )

  it('opens no page if little of its title is typed, or if other words are typed too', () => {
    expect(urlsOf('plant in a glass')[0]).not.toBe('/articles/winter')
    expect(urlsOf('cactus in a box of foam')[0]).toBe('/products/cactus#delivery')
  })

  it('finds a title that consists of small words', () => {
    expect(urlsOf('about us')[0]).toBe('/about-us')
    expect(urlsOf('abo')[0]).toBe('/about-us')
  })

  it('finds a literally typed heading before passages that say more about it', () => {
    expect(urlsOf('what you need')[0]).toBe('/tutorials/cuttings#what-you-need')
  })

  // The heading was looked for only among the best passages.
  it('finds a heading that many passages fit better', () => {
    expect(urlsOf('bench 11', 1)).toEqual(['/benches#bench-11'])
  })

  it('finds a heading with only smaller headings below by the first of those', () => {
    expect(urlsOf('how large')[0]).toBe('/sizes#in-pine')
  })

  // "What it does" was not found by its own words: no index keeps any of them.
  it.each(['What it does', 'what it do', 'what  IT', 'what'])(
    'finds a heading that consists of small words: %s',
    (typed) => {
      expect(urlsOf(typed)[0]).toBe('/moss#what-it-does')
    },
  )

  it('finds such a heading by nothing but its beginning', () => {
    for (const typed of ['does', 'w', '%', 'what it does for']) {
      expect([typed, urlsOf(typed)]).not.toEqual([
        typed,
        expect.arrayContaining(['/moss#what-it-does']),
      ])
    }
  })

  it('has no collection for a page at the top', () => {
    expect(search('refund', 1).hits[0]).toMatchObject({ url: '/delivery#returns', collection: '' })
  })

  it('leaves out the fourth section of a page', () => {
    expect(urlsOf('oak bench')).toHaveLength(3)
  })

  it.each(['repott', 'how to repo', 'cact', 'wate', 'deliver', 'waterin'])(
    'finds something for an unfinished query: %s',
    (typed) => {
      expect(urlsOf(typed)).not.toEqual([])
    },
  )

  it('finds the same for the beginning of a word as for the word', () => {
    expect(urlsOf('refun')[0]).toBe(urlsOf('refund')[0])
  })

  it('takes no misspelt word for another one with an ending', () => {
    expect(urlsOf('waterocol')).toEqual([])
    expect(search('balcnoy', 8).corrected).toEqual([{ from: 'balcnoy', to: 'balcony' }])
  })

  it('looks for the nearest spelling, and says it as the pages do', () => {
    const { hits, corrected } = search('repoting delivrey ', 8)
    expect(hits).not.toEqual([])
    expect(corrected).toEqual([{ from: 'delivrey', to: 'delivery' }])
  })

  it.each([
    ['Boston fenr', 'Boston fern'],
    ['golden catcus ', 'golden cactus '],
    ['Delivrey and returns', 'Delivery and returns'],
  ])('finds the same for the misspelt title %s', (typed, title) => {
    expect(urlsOf(typed)).toEqual(urlsOf(title))
  })

  it('finds nothing for words that are on no page', () => {
    expect(search('xylophone', 8)).toEqual({ hits: [], corrected: [] })
  })

  it.each(['', '"', 'NEAR(', '* OR *', 'a'.repeat(200), '\ud800', '%_', '<script>'])(
    'takes anything: %j',
    (typed) => {
      expect(() => search(typed, 8)).not.toThrow()
    },
  )
})
