import { MAX_NEAREST } from '@docent/protocol/api'
import type { JSONValue } from '@docent/protocol'
import { describe, expect, it } from 'vitest'
import { answer } from '../../../../chat/testing/builders.ts'
import { readAnswerNotes } from '../messages/annotations.ts'
import { readNearest } from '../elsewhere/nearest.ts'
import { createSourceReader, groupByPage, readSources } from './sources.ts'

const here = { assistant: 'https://shop.example/api/gen-ai', page: 'https://shop.example/products' }
const elsewhere = { ...here, page: 'https://other.example/' }

function cite(url: string, more: object = {}) {
  return { type: 'source' as const, source: { sourceType: 'url', id: 'p', url, ...more } }
}

describe('readSources', () => {
  it('numbers passages in the order of their parts, with anything between them', () => {
    const parts = [cite('/a'), { type: 'text' as const, text: 'x' }, cite('/b')]
    expect(readSources({ parts }, here).map(({ number, address }) => [number, address])).toEqual([
      [1, 'https://shop.example/a'],
      [2, 'https://shop.example/b'],
    ])
  })

  it('reads what the server says of the passage', () => {
    const docent = { section: 'Sizes › Panel', quote: 'It is 750 px wide.' }
    const [source] = readSources(
      { parts: [cite('/a#sizes', { title: 'Panel', providerMetadata: { docent } })] },
      here,
    )
    expect(source).toEqual({
      number: 1,
      address: 'https://shop.example/a#sizes',
      title: 'Panel',
      section: 'Sizes › Panel',
      quote: 'It is 750 px wide.',
      isHere: true,
    })
  })

  it('is content with little', () => {
    const [source] = readSources({ parts: [cite('https://a.example/x')] }, here)
    expect(source).toMatchObject({ title: 'https://a.example/x', section: '', quote: '' })
  })

  it('reads addresses against the assistant, and opens in place only on its own site', () => {
    const [source] = readSources({ parts: [cite('/a')] }, elsewhere)
    expect(source).toMatchObject({ address: 'https://shop.example/a', isHere: false })
  })

  it('has no address for text that is not a link', () => {
    const [source] = readSources({ parts: [cite('javascript:alert(1)')] }, here)
    expect(source).toMatchObject({ address: undefined, isHere: false })
  })
})

// Tens of thousands of links, of a server that never stopped sending, kept a browser busy for half
// a minute.
it('shows as many sources and nearest pages as can be of use', () => {
  const parts = Array.from({ length: 5000 }, (_, index) => cite(`/${index}`))
  expect(readSources({ parts }, here)).toHaveLength(999)
  const pages = parts.map(({ source }) => ({ url: source.url, title: source.url }))
  const { nearest } = readAnswerNotes({ annotations: [{ type: 'nearest', pages }] })
  expect(nearest).toHaveLength(MAX_NEAREST)
})

describe('createSourceReader', () => {
  it('returns the same list until there is another source', () => {
    const read = createSourceReader(here)
    const [one, two] = [cite('/a'), cite('/b')]
    const first = read({ ...answer('It'), parts: [one, { type: 'text', text: 'It' }] })
    const second = read({ ...answer('It is'), parts: [one, { type: 'text', text: 'It is' }] })
    const third = read({ ...answer('It is so'), parts: [one, two] })
    expect(second).toBe(first)
    expect(third.map(({ number }) => number)).toEqual([1, 2])
  })
})

describe('groupByPage', () => {
  it('names each page once, with the numbers of its passages', () => {
    const parts = [cite('/a#x'), cite('/b'), cite('/a#y')]
    const pages = groupByPage(readSources({ parts }, here))
    expect(pages.map(({ link, numbers }) => [link.address, numbers])).toEqual([
      ['https://shop.example/a#x', [1, 3]],
      ['https://shop.example/b', [2]],
    ])
  })
})

describe('readAnswerNotes', () => {
  it('skips unknown and incomplete values', () => {
    const pages = [null, { title: 'No address' }, { url: '/b' }, { url: 'data:,x', title: 'Bad' }]
    const annotations = [null, 'text', 7, ['list'], { type: 'nearest', pages }, { type: 'else' }]
    const { nearest, ...notes } = readAnswerNotes({ annotations })
    expect(notes).toEqual({
      isClosest: false,
      isFromPages: false,
      isUngrounded: false,
      followUps: [],
    })
    expect(readNearest(nearest, '', here)).toEqual([
      { title: '/b', address: 'https://shop.example/b', isHere: true },
    ])
    expect(readNearest(nearest, 'See [B](/b): it is near.', here)).toEqual([])
    const unlisted = [{ type: 'nearest', pages: '/b' }]
    expect(readAnswerNotes({ annotations: unlisted }).nearest).toEqual([])
  })

  it.each([
    ['extractive', true, { isFromPages: true, isUngrounded: false }],
    // A refusal says itself that the pages do not have it.
    ['extractive', false, { isFromPages: false, isUngrounded: false }],
    ['model', true, { isFromPages: false, isUngrounded: false }],
    ['model', false, { isFromPages: false, isUngrounded: true }],
    ['model', undefined, { isFromPages: false, isUngrounded: false }],
    ['another', false, { isFromPages: false, isUngrounded: false }],
  ])('tells what %s has written, grounded: %s', (engine, grounded, expected) => {
    const note = { type: 'answer', engine, ...(grounded !== undefined && { grounded }) }
    expect(readAnswerNotes({ annotations: [note] })).toMatchObject(expected)
  })

  it('distinguishes the closest passages and pages from an answer', () => {
    const read = (outcome: string | number | null) =>
      readAnswerNotes({ annotations: [{ type: 'answer', outcome }] }).isClosest
    expect(['passages', 'answer', 'refusal', null, 7].map(read)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ])
  })

  it.each([
    ['three at most, each once', ['a', 'a', 'b', 'c', 'd'], ['a', 'b', 'c']],
    [
      'no empty one, none without text, and none too long to read',
      [' ', 7, null, 'x'.repeat(161), 'a'],
      ['a'],
    ],
    ['none that are no list', 'a', []],
  ])('takes of follow-ups %s', (_, questions, followUps) => {
    const annotations = [{ type: 'followups', questions } as JSONValue]
    expect(readAnswerNotes({ annotations })).toMatchObject({ followUps })
  })
})
