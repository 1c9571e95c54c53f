import { readTerms, type Hit, type Unit } from '@docent/retrieval'
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

function leave(worths: readonly number[], heading = '', kept = UNITS, asked = ''): string[] {
  const hit = { passage: { heading, units: UNITS } } as unknown as Hit
  const words = new Set(readTerms(asked))
  return leaveOtherFacts({ hit, worths }, kept, words).map(({ text }) => text)
}

describe('leaveOtherFacts', () => {
  it('keeps the facts that a question asks for, and the text above them', () => {
    expect(leave([-5, -4, -4.6, -6.3, -6.4, -7.8])).toEqual(TEXTS.slice(0, 3))
  })

  it('keeps each one that the question names', () => {
    const worths = [-5, -7, -6.9, -4, -8, -7.8]
    expect(leave(worths, '', UNITS, 'weight, range and colours')).toEqual([
      ...TEXTS.slice(0, 4),
      TEXTS[5],
    ])
  })

  it('keeps more if the question names one, because it may mean another too', () => {
    const worths = [-5, -6.5, -9, -4, -9, -9]
    expect(leave(worths, '', UNITS, 'how heavy is it and what range')).toContain(TEXTS[1])
    expect(leave(worths, '', UNITS, 'how heavy is it')).not.toContain(TEXTS[1])
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
