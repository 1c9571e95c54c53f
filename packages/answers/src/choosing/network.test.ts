import { describe, expect, it } from 'vitest'
import type { ChoiceNetwork } from './choiceNetwork.ts'
import { createNetworkReader } from './network.ts'
import type { SectionSigns } from './sectionSigns.ts'
import type { UnitSigns } from './unitSigns.ts'
import { SECTION_WEIGHTS, UNIT_WEIGHTS } from './weights.ts'

const zeros = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, 0]))
const unit = (signs: Partial<UnitSigns>) => ({ ...zeros(UNIT_WEIGHTS), ...signs }) as UnitSigns
const section = (signs: Partial<SectionSigns>) =>
  ({ ...zeros(SECTION_WEIGHTS), ...signs }) as SectionSigns

const names = [...Object.keys(UNIT_WEIGHTS), ...Object.keys(SECTION_WEIGHTS)]
const at = (entries: Readonly<Record<string, number>>) => names.map((name) => entries[name] ?? 0)

/** A unit that counts only if both signs are high. */
const BOTH: ChoiceNetwork = {
  means: names.map(() => 0),
  spreads: names.map(() => 1),
  hidden: [{ weights: at({ share: 1, headingShare: 1 }), bias: -1 }],
  output: [2],
}

describe('createNetworkReader', () => {
  it('joins a sign of the unit with one of its section', () => {
    expect(createNetworkReader(section({ headingShare: 1 }), BOTH)(unit({ share: 1 }))).toBe(2)
    expect(createNetworkReader(section({ headingShare: 1 }), BOTH)(unit({}))).toBe(0)
    expect(createNetworkReader(section({}), BOTH)(unit({ share: 1 }))).toBe(0)
  })

  it('takes no sign for more than four standard deviations', () => {
    expect(createNetworkReader(section({ headingShare: 9 }), BOTH)(unit({}))).toBe(6)
    expect(createNetworkReader(section({ headingShare: 90 }), BOTH)(unit({}))).toBe(6)
  })

  it('has a weight for every sign in the fitted network', () => {
    for (const signs of [section({}), section({ headingShare: 1 })]) {
      expect(createNetworkReader(signs)(unit({ share: 1 }))).not.toBeNaN()
    }
  })
})
