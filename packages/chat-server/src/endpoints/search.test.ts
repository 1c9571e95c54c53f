import { describe, expect, it } from 'vitest'
import type { SearchResults } from '@docent/protocol/api'
import { createSearchHandler } from './search.ts'

const HIT = {
  title: 'Boston fern',
  section: 'Watering',
  url: '/products/fern#watering',
  collection: 'products',
  snippet: 'Water the fern.',
  marks: { title: [[7, 11]], section: [], snippet: [[10, 14]] },
} as const

const asked: [string, number][] = []
const handler = createSearchHandler({
  search(typed, limit): SearchResults {
    if (typed === 'break') throw new Error('The file is gone: /srv/knowledge.db')
    asked.push([typed, limit])
    return { hits: [HIT], corrected: [] }
  },
  log: { info: () => undefined, error: () => undefined },
})

const ask = (query: string, init: RequestInit = {}) =>
  handler(new Request(`http://localhost/api/search${query}`, init), { address: '' })

describe('createSearchHandler', () => {
  it('answers with hits, for as long as somebody types and for nobody else', async () => {
    const response = await ask('?q=fern')
    expect(await response.json()).toEqual({ hits: [HIT], corrected: [] })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d\d$/)
  })

  it('searches for the typed text, and for the requested number of hits', async () => {
    asked.length = 0
    await ask('?q=%20boston+fern%20')
    await ask('?q=f&limit=20')
    expect(asked).toEqual([
      ['boston fern ', 8],
      ['f', 20],
    ])
  })

  it.each(['?q=', '?q=%20%20'])('finds nothing without a word: %s', async (query) => {
    expect(await (await ask(query)).json()).toEqual({ hits: [], corrected: [] })
  })

  it.each([
    ['', 'The search has no q parameter: use /api/search?q=WORDS.'],
    [`?q=${'a'.repeat(201)}`, 'The search is 201 characters long. The limit is 200.'],
    ...['0', '21', '-1', '1.5', 'many', '', '0x5'].map((limit) => [
      `?q=a&limit=${limit}`,
      'The search limit must be a whole number from 1 to 20.',
    ]),
  ])('refuses with a sentence: %s', async (query, sentence) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(await response.text()).toBe(sentence)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('refuses changes', async () => {
    const response = await ask('?q=a', { method: 'POST', body: '{}' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET')
  })

  it('names nothing internal when it breaks', async () => {
    const response = await ask('?q=break')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('knowledge')
  })
})
