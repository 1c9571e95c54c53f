// A sign can mean one thing for one question, and another for the next: a sum cannot say that. So a few hidden
// units add to the sum of the signs.

import { CHOICE_NETWORK, type ChoiceNetwork } from './choiceNetwork.ts'
import type { SectionSigns } from './sectionSigns.ts'
import type { UnitSigns } from './unitSigns.ts'
import { SECTION_WEIGHTS, UNIT_WEIGHTS } from './weights.ts'

/** An input further from its mean counts as this many standard deviations. */
export const FURTHEST_SIGN = 4

const UNIT_SIGNS = Object.keys(UNIT_WEIGHTS) as (keyof UnitSigns)[]
const SECTION_SIGNS = Object.keys(SECTION_WEIGHTS) as (keyof SectionSigns)[]

/** Prepares what the hidden units add to the score of each unit of a section. */
export function createNetworkReader(
  section: SectionSigns,
  { means, spreads, hidden, output }: ChoiceNetwork = CHOICE_NETWORK,
): (unit: UnitSigns) => number {
  const scale = (sign: number, place: number): number => {
    const apart = (sign - (means[place] ?? 0)) / (spreads[place] ?? 1)
    return Math.max(-FURTHEST_SIGN, Math.min(FURTHEST_SIGN, apart))
  }
  const shared = SECTION_SIGNS.map((name, place) => scale(section[name], UNIT_SIGNS.length + place))
  const bases = hidden.map(({ weights, bias }) =>
    shared.reduce(
      (sum, sign, place) => sum + sign * (weights[UNIT_SIGNS.length + place] ?? 0),
      bias,
    ),
  )
  return (unit) => {
    const own = UNIT_SIGNS.map((name, place) => scale(unit[name], place))
    let score = 0
    for (let number = 0; number < hidden.length; number++) {
      const weights = hidden[number]?.weights ?? []
      let sum = bases[number] ?? 0
      for (let place = 0; place < own.length; place++)
        sum += (own[place] ?? 0) * (weights[place] ?? 0)
      if (sum > 0) score += sum * (output[number] ?? 0)
    }
    return score
  }
}
