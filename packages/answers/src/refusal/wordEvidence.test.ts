import { describe, expect, it } from 'vitest'
import type { ClosestWords, Hit } from '@docent/retrieval'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { readWordEvidence } from './wordEvidence.ts'

/** A section whose headings and units have words this much like the two words of the question. */
function hit(headings: readonly number[], ...units: readonly number[][]): Hit {
  const whole = headings.map((own, word) => Math.max(own, ...units.map((unit) => unit[word] ?? 0)))
  const closest: ClosestWords = {
    shares: [0.75, 0.25],
    whole: Float32Array.from(whole),
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

const first = hit([0.5, 0], [0, 1], [0.125, 0.25])
const second = hit([0, 0.5], [0.25, 0])

describe('readWordEvidence', () => {
  it('reads how alike the closest words are, in the best sections and in all', () => {
    const words = readWordEvidence([judge(first, 1), judge(second)], [second, first])
    expect(words).toEqual([
      // share, first section, second section, no third one, best, third best, mean
      [0.75, 0.5, 0.5, 0.125, 0.25, 0, 0.25, 0, 0, 0, 0.5, 0, 0.375],
      [0.25, 1, 0, 0.25, 0.5, 0.5, 0, 0, 0, 0, 1, 0, 0.75],
    ])
  })

  it('reads the third best value of all sections', () => {
    const all = [first, second, hit([0, 0], [0.0625, 0.125]), hit([0, 0])]
    const words = readWordEvidence([judge(first)], all)
    expect(words.map((word) => word[11])).toEqual([0.0625, 0.125])
  })

  it('has no words if no section was compared', () => {
    expect(readWordEvidence([judge({} as Hit)], [{} as Hit])).toEqual([])
  })
})
