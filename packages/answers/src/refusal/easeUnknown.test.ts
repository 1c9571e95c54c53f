import { afterAll, beforeAll, expect, describe, it } from 'vitest'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { easeUnknown } from './easeUnknown.ts'

// A word is rare enough for a subject only if most of many sections do not have it.
const FILLERS = Array.from({ length: 60 }, (_, place) => `## Shelf ${place}\n\nA jar of seeds.\n`)

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    'index.md': `---\ntitle: Shop\n---\n\n${FILLERS.join('\n')}`,
    'cactus.md': '---\ntitle: Cactus\n---\n\nWater it sparingly in a window.\n',
    'fern.md': '---\ntitle: Fern\n---\n\nThe fern likes a bath.\n',
  })
})

afterAll(() => site.close())

/** The share of the weight of unknown words that remains. */
function readKept(question: string): number {
  const query = site.knowledge.readQuery(question)
  const sum = (weights: typeof query.unknownWeights): number =>
    weights.ordinary + weights.other + weights.name
  const eased = easeUnknown(query, site.knowledge.search(query))
  return sum(eased.unknownWeights) / sum(query.unknownWeights)
}

describe('easeUnknown', () => {
  it('gives an unknown word less weight if one section has the rest', () => {
    expect(readKept('the cactus in my window xyzzes')).toBeCloseTo(0.3)
  })

  it('keeps the weight if two sections have the rest together', () => {
    expect(readKept('the cactus in the bath xyzzes')).toBe(1)
  })

  it('keeps the weight if the rest is a single subject', () => {
    expect(readKept('the cactus xyzzes')).toBe(1)
  })

  it('keeps the weight of a name, and of a word that tells which kind is meant', () => {
    expect(readKept('the cactus in my window is XYZZY-9')).toBe(1)
    expect(readKept('the xyzzy cactus in my window')).toBe(1)
  })
})
