import { describe, expect, it } from 'vitest'
import { readTerms } from '../words/analyze.ts'
import { createSynonyms } from '../words/synonyms.ts'
import type { Lexicon, SpellingContext } from './lexicon.ts'
import { readQuery, type Query } from './query.ts'

const MISSPELT: Record<string, string> = {
  watring: 'watering',
  abuot: 'about',
  normaly: 'normally',
  strct: 'strict',
  removd: 'removed',
}

/** A site of a hundred passages on ten pages. The numbers say how many passages have a term. */
function lexicon(terms: Record<string, number>): Lexicon {
  const known = new Map(
    Object.entries(terms).map(([term, passages], index) => [
      term,
      { term, number: index + 1, passages, pages: Math.min(10, passages) },
    ]),
  )
  return {
    passages: 100,
    pages: 10,
    collections: new Set(['products']),
    synonyms: createSynonyms(
      [
        ['cobber', 'fern'],
        ['stone bench', 'cactus'],
      ],
      (term) => known.get(term)?.passages,
    ),
    find: (term) => known.get(term),
    complete: (beginning) =>
      [...known.values()].filter(({ term }) => term.startsWith(beginning) && beginning.length > 1),
    correct: (word) => MISSPELT[word],
    compounds: () => [],
    compoundsWith: () => [],
  }
}

const TERMS = { water: 40, fern: 5, cactu: 3, port: 9, strict: 2, strictport: 1, us: 50, remov: 8 }

function read(text: string, context = ''): Query {
  return readQuery(text, lexicon(TERMS), { context })
}

function termsOf(query: Query): string[] {
  return query.terms.map(({ term }) => term)
}

describe('readQuery', () => {
  it('keeps the terms that pages hold, in their order, each once', () => {
    expect(termsOf(read('Water the fern! And the FERN of the cactus?'))).toEqual([
      'water',
      'fern',
      'cactu',
    ])
  })

  it('treats the last word of an unfinished query as the beginning of one', () => {
    const type = (text: string) => readQuery(text, lexicon(TERMS), { isTyping: true })
    const [water, typed] = type('Water stri').terms
    expect(water!.term).toBe('water')
    expect(typed).toMatchObject({ term: 'stri', passages: 3 })
    expect(typed!.similar.map(({ term }) => term)).toEqual(['strict', 'strictport'])
    // A beginning that two words share is not rarer than both together.
    expect(typed!.weight).toBeLessThan(type('Water strictPort').terms.at(-1)!.weight)
  })

  it.each([
    ['that is not being typed', 'water stri', false],
    ['that something follows', 'stri ', true],
    ['that is not the last one', 'stri water', true],
    ['that begins nothing', 'water zz', true],
  ])('leaves a word unchanged %s', (_, text, isTyping) => {
    const { terms, unknown } = readQuery(text, lexicon(TERMS), { isTyping })
    expect(terms.flatMap(({ similar }) => similar)).toEqual([])
    expect(unknown).toHaveLength(1)
  })

  it('completes what follows the last mark within a word', () => {
    const { terms } = readQuery('--water-fe', lexicon(TERMS), { isTyping: true })
    expect(terms.at(-1)!.similar.map(({ term }) => term)).toEqual(['fern'])
  })

  it('weighs a rare term more than a common one', () => {
    const [water, fern] = read('water fern').terms
    expect(fern!.weight).toBeGreaterThan(water!.weight)
  })

  it('weighs a word that authors rarely use less than its rarity suggests', () => {
    const [leave, fern] = readQuery('leave fern', lexicon({ leav: 5, fern: 5 })).terms
    expect(leave?.weight).toBeCloseTo(0.5 * (fern?.weight ?? 0))
  })

  it('lists the words that no page has, as they were typed', () => {
    const query = read('Can the fern do Karaoke?')
    expect(query.unknown).toEqual(['Karaoke'])
    expect(query.unknownWeights.name).toBeGreaterThan(query.terms[0]!.weight / 2)
  })

  it('does not take a part of a well-known name for the name', () => {
    expect(readQuery('MySQL for the fern', lexicon({ sql: 5, fern: 5 })).unknown).toEqual(['MySQL'])
    expect(readQuery('SQL for the fern', lexicon({ sql: 5, fern: 5 })).unknown).toEqual([])
  })

  it('says what a product would weigh as an unknown name if only its kind is on the pages', () => {
    const [okta] = readQuery('okta', lexicon({ saml: 5 })).terms
    expect(okta?.similar.map(({ term }) => term)).toEqual(['saml'])
    expect(okta?.unnamed).toBeGreaterThan(0)
    expect(readQuery('okta', lexicon({ okta: 5, saml: 5 })).terms[0]?.unnamed).toBeUndefined()
  })

  it('counts an unknown adverb as ordinary', () => {
    const { unknownWeights } = read('water the fern xyzzily')
    expect(unknownWeights).toMatchObject({ other: 0, name: 0 })
    expect(unknownWeights.ordinary).toBeGreaterThan(0)
  })

  it('looks for another everyday word if no page has the visitor’s own', () => {
    const { terms, unknown } = read('expunge and eliminate the fern')
    expect(terms.map(({ term, similar }) => [term, similar.map((other) => other.term)])).toEqual([
      ['elimin', ['remov']],
      ['fern', []],
    ])
    expect(unknown).toEqual(['expunge'])
  })

  it('replaces a synonym of the owner by a word that pages have', () => {
    const query = read('is there a cobber on the stone bench')
    expect(query.unknown).toEqual([])
    expect(query.terms.map(({ similar }) => similar.map(({ term }) => term))).toEqual([
      ['cactu'],
      ['fern'],
    ])
  })

  it('replaces an idiom by the words that pages use for it', () => {
    const query = read('how can I throw out the fern')
    expect(query.terms.map(({ term, origin }) => [term, origin])).toEqual([
      ['throw out', 'saying'],
      ['fern', 'question'],
    ])
    expect(query.unknown).toEqual([])
    expect(query.terms[0]?.similar.map(({ term }) => term)).toEqual(['remov'])
    expect(read('go together with the fern').terms).toHaveLength(1)
  })

  it('does not count filler words as unknown', () => {
    expect(read('could somebody quickly explain the fern').unknown).toEqual([])
  })

  it('corrects a typing error and keeps a little doubt', () => {
    const query = read('watring')
    expect(query.corrected).toEqual([{ from: 'watring', to: 'watering' }])
    expect(query.terms[0]).toMatchObject({ term: 'water', origin: 'correction' })
    expect(query.unknown).toEqual([])
    expect(query.unknownWeights.other).toBeGreaterThan(0)
    expect(query.unknownWeights.other).toBeLessThan(read('wxyz').unknownWeights.other / 2)
  })

  it('ignores a misspelt stop word', () => {
    const query = read('abuot the normaly fern')
    expect(termsOf(query)).toEqual(['fern'])
    expect([query.corrected, query.unknown, query.unknownWeights.other]).toEqual([[], [], 0])
  })

  // "Is there a conference?" used to be answered with a section about confidence.
  it('does not take an ordinary word for a typing error of another', () => {
    const correct = () => 'confidence'
    const query = readQuery('is there a conference', { ...lexicon({ confid: 2 }), correct })
    expect([query.corrected, query.unknown]).toEqual([[], ['conference']])
    expect(query.unknownWeights.other).toBeGreaterThan(0)
  })

  it('takes a word of another language for the English one that pages have', () => {
    const query = readQuery('big fotos', lexicon({ big: 4, imag: 3 }))
    expect(query.terms[1]).toMatchObject({ term: 'photo', similar: [{ term: 'imag' }] })
    expect([query.corrected, query.unknown]).toEqual([[{ from: 'fotos', to: 'photos' }], []])
    const own = readQuery('big fotos', lexicon({ big: 4, imag: 3, foto: 2 }))
    expect(termsOf(own)).toEqual(['big', 'foto'])
    expect(readQuery('big fotos', lexicon({ big: 4 })).unknown).toEqual(['fotos'])
    const part = readQuery('fotos-dropbox', lexicon({ imag: 3 }))
    expect([part.corrected, part.unknown]).toEqual([[], ['fotos-dropbox']])
  })

  it('takes a degree of an adjective for the adjective', () => {
    const query = readQuery('the heaviest fern', lexicon({ fern: 4, heavi: 3 }))
    expect(termsOf(query)).toEqual(['heavi', 'fern'])
    expect(query.unknown).toEqual([])
    expect(read('the heaviest fern').unknownWeights).toMatchObject({ other: 0, name: 0 })
  })

  it('corrects a part of an identifier', () => {
    const query = read('--strct-port')
    expect(query.corrected).toEqual([{ from: 'strct-port', to: 'strict-port' }])
    expect(termsOf(query)).toEqual(['port', 'strict', 'strictport'])
  })

  it.each(['strct7', 'strct.x', 'wipd'])('leaves %s unchanged', (word) => {
    expect(read(word)).toMatchObject({ unknown: [word], corrected: [] })
  })

  it('keeps a well-known name and does not treat it as a typing error', () => {
    const asked: string[] = []
    const correct = (word: string): string => {
      asked.push(word)
      return 'water'
    }
    const query = readQuery('water my steam', { ...lexicon(TERMS), correct })
    expect(asked).toEqual([])
    expect(query.unknown).toEqual(['steam'])
    expect(query.unknownWeights.name).toBeGreaterThan(0)
  })

  it('reads a word that no page has as the words it is joined from, with some doubt', () => {
    const query = read('the subport of a waterfern')
    expect(termsOf(query)).toEqual(['port', 'water', 'fern'])
    expect(query.unknown).toEqual([])
    expect(query.unknownWeights.other).toBeGreaterThan(0)
  })

  it('reads a product that no page names as the standard that pages describe', () => {
    const query = readQuery('log in with okta', lexicon({ saml: 2, log: 9 }))
    expect(query.unknown).toEqual([])
    expect(query.terms.find(({ term }) => term === 'okta')?.similar[0]?.term).toBe('saml')
    expect(readQuery('log in with okta', lexicon({ log: 9 })).unknown).toEqual(['okta'])
  })

  it('does not report a word that has others of similar meaning as missing', () => {
    const asked: string[] = []
    const correct = (word: string) => void asked.push(word)
    readQuery('purge the gardning fern', { ...lexicon({ fern: 5 }), correct })
    expect(asked).toEqual(['gardning'])
  })

  it('says whether a word looks like a name, and what else the question contains', () => {
    const asked: unknown[] = []
    const correct = (word: string, { isName, company }: SpellingContext) =>
      void asked.push([word, isName, company.map(({ term }) => term)])
    readQuery('is the Karaoke fern gardning', { ...lexicon(TERMS), correct })
    expect(asked).toEqual([
      ['karaoke', true, ['fern']],
      ['gardning', false, ['fern']],
    ])
  })

  it('reads an identifier as its parts and its whole', () => {
    expect(termsOf(read('--strictPort'))).toEqual(['strict', 'port', 'strictport'])
  })

  it('treats an identifier as unknown if a part of it is on no page', () => {
    expect(read('port.knocking').unknown).toEqual(['port.knocking'])
  })

  it('replaces a word by the one that pages use', () => {
    const query = read('wipe')
    expect(query.unknown).toEqual([])
    expect(query.terms[0]?.similar.map(({ term }) => term)).toEqual(['remov'])
  })

  it('records which terms are neighbours', () => {
    expect(read('water fern cactus').pairs).toEqual([
      [0, 1],
      [1, 2],
    ])
  })

  it('records quoted phrases', () => {
    expect(read('water "fern cactus" and “strict port”').quoted).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it('adds what was asked before, with less weight and no unknown words', () => {
    const query = read('and the cactus?', 'How much water for a fern on Mars?')
    expect(query.terms.map(({ term, origin }) => [term, origin])).toEqual([
      ['cactu', 'question'],
      ['water', 'context'],
      ['fern', 'context'],
    ])
    expect(query.unknown).toEqual([])
  })

  it('records the parts of the site that a question names', () => {
    expect([...read('Which products need water?').collections]).toEqual(['products'])
  })

  it('keeps only the rarest words of a very long question', () => {
    const letters = [...'abcdefghijklmnopqrst']
    const common = letters.flatMap((letter) => [`com${letter}on`, `ord${letter}nary`])
    const terms = Object.fromEntries(common.flatMap(readTerms).map((term) => [term, 60]))
    const query = readQuery([...common, 'fern'].join(' '), lexicon({ ...terms, fern: 5 }))
    expect(query.terms.length).toBeLessThanOrEqual(24)
    expect(termsOf(query)).toContain('fern')
  })

  it('does not take a known word for an unknown one after many identifiers', () => {
    const codes = Array.from({ length: 14 }, (_, index) => `call${index}.reply${index}`)
    const terms = Object.fromEntries(codes.flatMap(readTerms).map((term) => [term, 60]))
    const query = readQuery(
      [...codes, 'water the frobnicator'].join(' '),
      lexicon({ ...terms, water: 5, frobnic: 5 }),
    )
    expect(query.unknown).toEqual([])
    expect(query.terms.length).toBeLessThanOrEqual(24)
    expect(termsOf(query)).toEqual(expect.arrayContaining(readTerms('water frobnicator')))
  })

  it('still finds the other words next to an endless one', () => {
    const word = Array.from({ length: 900 }, (_, index) => `a${index}`).join('-')
    expect(read(word).terms.length).toBeLessThanOrEqual(24)
  })
})
