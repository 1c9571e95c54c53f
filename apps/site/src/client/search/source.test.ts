import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchResults } from '@docent/protocol/api'
import { createSource } from './source.ts'

const FROM_SERVER: SearchResults = { hits: [], corrected: [{ from: 'a', to: 'server' }] }
const FROM_INDEX: SearchResults = { hits: [], corrected: [{ from: 'an', to: 'index' }] }

const { signal } = new AbortController()
let answer: () => Promise<Response>
let asked: string[]
let loaded: number

const loadIndex = async () => {
  loaded += 1
  return () => FROM_INDEX
}

beforeEach(() => {
  asked = []
  loaded = 0
  answer = async () => Response.json(FROM_SERVER)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('createSource', () => {
  it('asks the server, and remembers what it said', async () => {
    const source = createSource(loadIndex, '/api/search?')
    expect(source.recall('a&b')).toBeUndefined()
    expect(await source.find('a&b', signal)).toEqual(FROM_SERVER)
    expect(asked).toEqual(['/api/search?q=a%26b&limit=8'])
    expect(source.recall('a&b')).toEqual(FROM_SERVER)
    expect(loaded).toBe(0)
  })

  it('asks no server again that has no such call', async () => {
    answer = async () => new Response('No such page.', { status: 404 })
    const source = createSource(loadIndex, '/api/search?')
    expect(await source.find('a', signal)).toEqual(FROM_INDEX)
    expect(await source.find('b', signal)).toEqual(FROM_INDEX)
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['breaks', async () => new Response('', { status: 502 })],
    ['has had enough', async () => new Response('Too many.', { status: 429 })],
    [
      'answers everything with a page',
      async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('searches the index if a server %s, and asks it the next time', async (_, failing) => {
    answer = failing
    const source = createSource(loadIndex, '/api/search?')
    expect(await source.find('a', signal)).toEqual(FROM_INDEX)
    answer = async () => Response.json(FROM_SERVER)
    expect(await source.find('b', signal)).toEqual(FROM_SERVER)
  })

  it('loads no index for a visitor who keeps typing', async () => {
    const controller = new AbortController()
    answer = async () => {
      controller.abort()
      throw controller.signal.reason
    }
    const found = createSource(loadIndex, '/api/search?').find('a', controller.signal)
    await expect(found).rejects.toThrow(/abort/)
    expect(loaded).toBe(0)
  })

  it('says so if there is no index either', async () => {
    answer = async () => new Response('', { status: 404 })
    const source = createSource(
      () => Promise.reject(new Error('Cannot load /search.json: 404')),
      '/api/search?',
    )
    await expect(source.find('a', signal)).rejects.toThrow('/search.json')
  })
})
