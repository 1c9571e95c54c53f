import type { Passage, Unit } from '@docent/retrieval'
import { describe, expect, it } from 'vitest'
import { leaveOtherFacts } from './leaveOtherFacts.ts'

const TEXTS = [
  'A light bike for the city.',
  'Weight: 13.9 kg',
  'Weight limit: 105 kg',
  'Range: 20 to 30 miles',
  'Battery: 250 Wh, removable',
  'Colours: slate and moss',
]

const UNITS = TEXTS.map((text, block): Unit => ({
  kind: block === 0 ? 'sentence' : 'item',
  text,
  markdown: text,
  block: block === 0 ? 0 : 1,
  depth: 0,
}))

function leave(worths: readonly number[], heading = '', kept = UNITS): string[] {
  const passage = { heading, units: UNITS } as unknown as Passage
  return leaveOtherFacts(passage, kept, worths).map(({ text }) => text)
}

describe('leaveOtherFacts', () => {
  it('keeps the facts that a question asks for, and the text above them', () => {
    expect(leave([-5, -4, -4.6, -6.3, -6.4, -7.8])).toEqual(TEXTS.slice(0, 3))
  })

  it('keeps all of them for a question about none', () => {
    expect(leave([-5, -4, -4.6, -4.3, -4.4, -4.8])).toEqual(TEXTS)
  })

  it('leaves a list below a heading, and a short one, as it is', () => {
    const worths = [-5, -4, -9, -9, -9, -9]
    expect(leave(worths, 'Sizes')).toEqual(TEXTS)
    expect(leave(worths, '', UNITS.slice(0, 4))).toEqual(TEXTS.slice(0, 4))
  })
})
