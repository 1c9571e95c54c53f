import { expect, it } from 'vitest'
import { createSynonyms } from './synonyms.ts'

const PASSAGES: Record<string, number> = { warranti: 3, year: 40, promis: 2, branch: 5 }
const { ofTerm, inText } = createSynonyms(
  [
    ['guarantee', 'warranty', 'two-year promise of ours'],
    ['store locator', 'branches'],
  ],
  (term) => PASSAGES[term],
)

it('finds synonyms in both directions', () => {
  expect(ofTerm('guarante')).toEqual(['warranti', 'promis'])
  expect(ofTerm('warranti')).toEqual(['guarante', 'promis'])
  expect(ofTerm('price')).toEqual([])
})

it('finds a name of several words only as a whole', () => {
  expect(inText('Where is the store locator?')).toEqual([
    { saying: 'store locator', terms: ['branch'] },
  ])
  expect(inText('the locator of a store')).toEqual([])
})
