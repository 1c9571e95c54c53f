import { describe, expect, it } from 'vitest'
import { listSpelledWords, type SpellingOptions } from './spelling.ts'
import { toCountedWord, type WordsOfLength } from './vocabulary.ts'

/** The words of a site, with the count of each. */
function wordsOf(counts: Record<string, number>): WordsOfLength {
  const words = Object.entries(counts).map(([word, count]) => toCountedWord(word, count))
  return (length) => words.filter(({ word }) => word.length === length)
}

function correct(
  typed: string,
  counts: Record<string, number>,
  options: Partial<SpellingOptions> = {},
): string[] {
  const all = { passages: 5000, isName: false, ...options }
  return listSpelledWords(typed, wordsOf(counts), all).map(({ word }) => word)
}

describe('listSpelledWords', () => {
  it.each([
    ['langauge', 'language'],
    ['langague', 'language'],
    ['pakage', 'package'],
    ['configuratin', 'configuration'],
    ['depolymnet', 'deployment'],
    ['aerver', 'server'],
    ['buld', 'build'],
  ])('corrects %s to %s', (typed, meant) => {
    expect(correct(typed, { [meant]: 50, quantity: 90 })[0]).toBe(meant)
  })

  it('prefers the more likely slip, then the more common word', () => {
    expect(correct('sevrer', { server: 5, severer: 9 })).toEqual(['server', 'severer'])
    expect(correct('waterng', { watering: 5, waterang: 90 })).toEqual(['waterang', 'watering'])
  })

  it('corrects to a rare word of a large site only if other documentations have it', () => {
    expect(correct('lobrary', { library: 1 })).toEqual([])
    expect(correct('lobrary', { library: 1 }, { isUsual: (word) => word === 'library' })).toEqual([
      'library',
    ])
  })

  it('compares a usual word of the pages without the ending that was typed', () => {
    const isUsual = () => true
    expect(correct('checling', { check: 9 }, { isUsual })).toEqual(['check'])
    expect(correct('rennaming', { rename: 9 }, { isUsual })).toEqual(['rename'])
    expect(correct('checling', { check: 9 })).toEqual([])
  })

  it('knows the everyday words that no page has', () => {
    expect(correct('somehting', {})[0]).toBe('something')
  })

  it('leaves an everyday word unchanged', () => {
    expect(correct('flat', { float: 90 })).toEqual([])
  })

  it('leaves a short word unchanged that is far from all others', () => {
    expect(correct('quux', { plot: 90, fern: 90 })).toEqual([])
  })

  it('corrects a name only for one likely slip', () => {
    expect(correct('Raliway'.toLowerCase(), { railway: 90 }, { isName: true })).toEqual(['railway'])
    expect(correct('runway', { railway: 90 }, { isName: true })).toEqual([])
    expect(correct('viet', { vite: 90 }, { isName: true })).toEqual([])
  })

  it('does not trust a rare word of a large site', () => {
    expect(correct('waterin', { watering: 2 })).toEqual([])
    expect(correct('waterin', { watering: 1 }, { passages: 80 })).toEqual(['watering'])
  })

  it.each(['cob', 'プラント', ''])('does not correct %j', (typed) => {
    expect(correct(typed, { cobs: 90, コンテナ: 90 })).toEqual([])
  })
})
