import { describe, expect, it } from 'vitest'
import { judgeEvidence } from './network.ts'
import { NETWORK } from './networkWeights.ts'

const QUESTION = NETWORK.question.means
const SECTION = NETWORK.section.means
const WORD = NETWORK.word.means
const words = [WORD]

describe('judgeEvidence', () => {
  it('gives a probability, also for inputs far outside of what it was fitted on', () => {
    for (const size of [-1e9, -1, 0, 1, 1e9]) {
      const far = judgeEvidence({
        question: QUESTION.map(() => size),
        sections: [SECTION.map(() => size)],
        words: [WORD.map(() => size)],
      })
      expect(far).toBeGreaterThanOrEqual(0)
      expect(far).toBeLessThanOrEqual(1)
    }
  })

  it('is surer with one more section, because one that answers is enough', () => {
    const one = judgeEvidence({ question: QUESTION, sections: [SECTION], words })
    const two = judgeEvidence({ question: QUESTION, sections: [SECTION, SECTION], words })
    expect(two).toBeGreaterThan(one)
  })

  it('does not depend on the order of the sections', () => {
    const other = SECTION.map((mean, place) => mean + (NETWORK.section.spreads[place] ?? 0))
    const sections = [SECTION, other]
    const evidence = { question: QUESTION, sections, words }
    const turned = { question: QUESTION, sections: sections.toReversed(), words }
    expect(judgeEvidence(turned)).toBeCloseTo(judgeEvidence(evidence), 10)
  })
})
