import { describe, expect, it } from 'vitest'
import type { ClosestWords, Hit } from '@docent/retrieval'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { readWordEvidence } from './wordEvidence.ts'

const SHARES = [0.25, 0.75]

/** A section whose headings and units have words this much like the two words of the question. */
function hit(headings: readonly number[], ...units: readonly number[][]): Hit {
  const closest: ClosestWords = {
    shares: SHARES,
    headings: Float32Array.from(headings),
    units: units.map((unit) => Float32Array.from(unit)),
  }
  return { likeness: { closest } } as unknown as Hit
}

/** The section with the unit at `best` as the one that answers. */
function judge(one: Hit, best = 0): JudgedSection {
  const worths = [0, 0, 0].map((_, place) => Number(place === best))
  return { hit: one, share: 0.5, worths, signs: [] }
}

const first = hit([0, 0.5], [1, 0], [0.25, 0.125])
const second = hit([0.5, 0], [0, 0.25])

describe('readWordEvidence', () => {
  it('reads how alike the closest words are, in the best sections and in all', () => {
    const [heavy, light] = readWordEvidence([judge(first, 1), judge(second)], [second, first])
    //                      share   first             second           none     best  third mean
    expect(heavy).toEqual([0.75, 0.5, 0.5, 0.125, 0.25, 0, 0.25, 0, 0, 0, 0.5, 0, 0.375])
    expect(light).toEqual([0.25, 1, 0, 0.25, 0.5, 0.5, 0, 0, 0, 0, 1, 0, 0.75])
  })

  it('reads the third best value of all sections', () => {
    const all = [first, second, hit([0, 0], [0.125, 0.0625]), hit([0, 0])]
    const words = readWordEvidence([judge(first)], all)
    expect(words.map((word) => word[11])).toEqual([0.0625, 0.125])
  })

  it('reads the ten most important words', () => {
    const shares = Array.from({ length: 14 }, (_, word) => (word + 1) / 105)
    const none = Float32Array.from(shares, () => 0)
    const one = { likeness: { closest: { shares, headings: none, units: [] } } } as unknown as Hit
    const words = readWordEvidence([judge(one)], [one])
    expect(words.map(([share]) => share)).toEqual(shares.toReversed().slice(0, 10))
  })

  it('has no words if no section was compared', () => {
    expect(readWordEvidence([judge({} as Hit)], [{} as Hit])).toEqual([])
  })
})
