import { describe, expect, it } from 'vitest'
import type { Document } from '@docent/content'
import { createDocument } from '../testing.ts'
import { createSearchIndex, type SearchIndex } from './indexFile.ts'
import { createIndexSearch } from './searchIndex.ts'

/** A section under its heading; the first has no heading. */
function createSection(heading: string, text: string): Document['sections'][number] {
  const anchor = heading.toLowerCase().replaceAll(' ', '-')
  const path = heading === '' ? [] : [heading]
  return { anchor, heading, depth: path.length * 2, path, markdown: text, text, line: 1 }
}

const documents = [
  createDocument('', {
    sections: [
      createSection('', 'We sell plants.'),
      createSection('Repotting a fern', 'Take it out.'),
    ],
    route: '/products/fern',
    collection: 'products',
    title: 'Boston fern',
    summary: 'A soft fern for shady rooms.',
    tags: ['shade'],
    for: ['people who like to water'],
    questions: [{ question: 'Is it safe for cats?', answer: 'Yes.' }],
  }),
  createDocument('', {
    sections: [createSection('', 'Water a fern twice a week, and a cactus once a month.')],
    route: '/articles/winter',
    collection: 'articles',
    title: 'Plants in winter',
  }),
  createDocument('', {
    sections: [createSection('', 'We are gardeners.')],
    route: '/about-us',
    title: 'About Us',
  }),
]

// As it goes through a file.
const index = JSON.parse(JSON.stringify(createSearchIndex(documents))) as SearchIndex
const search = createIndexSearch(index)
const urlsOf = (typed: string, limit = 8) => search(typed, limit).hits.map(({ url }) => url)

describe('createIndexSearch', () => {
  it('opens the page whose title is typed, word for word or in part', () => {
    for (const typed of ['Boston fern', 'boston', 'bost', 'ferns']) {
      expect([typed, urlsOf(typed)[0]]).toEqual([typed, '/products/fern'])
    }
    expect(urlsOf('about u')[0]).toBe('/about-us')
  })

  it('finds a heading, with its anchor and the words that were asked for', () => {
    const [hit] = search('repotting a fern', 1).hits
    expect(hit?.collection).toBe('products')
    expect(hit?.section).toBe('Repotting a fern')
    expect(hit?.url).toBe('/products/fern#repotting-a-fern')
    expect(hit?.marks.section).toEqual([
      [0, 9],
      [10, 11],
      [12, 16],
    ])
  })

  it('finds what the front matter says: questions, tags, and whom it is for', () => {
    expect(urlsOf('cats')[0]).toBe('/products/fern#Question-1')
    expect(urlsOf('shade')[0]).toBe('/products/fern')
    expect(urlsOf('people who like')[0]).toBe('/products/fern#Audience')
  })

  it('finds what is still being typed, and nothing for one letter', () => {
    expect(urlsOf('cact')).toEqual(['/articles/winter'])
    expect(urlsOf('gardenerin')).toEqual(['/about-us'])
    expect(urlsOf('gardenoss')).toEqual([])
    expect(urlsOf('x')).toEqual([])
  })

  it('takes no word but the last for the beginning of one', () => {
    expect(urlsOf('cact plants')).toEqual(urlsOf('plants'))
  })

  it('gives no more than it is asked for', () => {
    expect(urlsOf('fern', 1)).toHaveLength(1)
  })

  it.each(['', ' ', '"', '__proto__', 'constructor', '\ud800', 'a '.repeat(100)])(
    'takes anything: %j',
    (typed) => {
      expect(() => search(typed, 8)).not.toThrow()
    },
  )

  it('searches an empty site', () => {
    expect(createIndexSearch(createSearchIndex([]))('fern', 8).hits).toEqual([])
  })
})

describe('createSearchIndex', () => {
  it('counts each section that says a word from the one before it', () => {
    const say = (text: string): Document =>
      createDocument('', { sections: [createSection('', text)], title: '', route: '/a' })
    const { words, places } = createSearchIndex([
      say('fern'),
      say('oak'),
      say('fern fern'),
      say('fern'),
    ])
    expect(words).toBe('fern oak')
    expect(places).toEqual([
      [0, 1, 2, 2, 1, 1],
      [1, 1],
    ])
  })

  it('shows the beginning of a section, cut at a word', () => {
    const long = createDocument('', { sections: [createSection('', 'leaf '.repeat(100))] })
    const [section] = createSearchIndex([long]).sections
    expect(section?.[3]).toMatch(/^(leaf )+…$/)
    expect(section?.[3].length).toBeLessThan(165)
  })

  it('finds what the owner calls by another name', () => {
    const other = createSearchIndex(documents, [['horticulturist', 'gardener']])
    expect(createIndexSearch(other)('horticulturist', 8).hits[0]?.url).toBe('/about-us')
    expect(createIndexSearch(createSearchIndex(documents))('horticulturist', 8).hits).toEqual([])
  })
})
