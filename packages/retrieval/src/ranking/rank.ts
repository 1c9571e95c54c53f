import type { Features } from './features.ts'
import type { Likeness } from '../wordVectors/likeness.ts'
import { LIKENESS_WEIGHT, RANKING } from './tuning.ts'

/** The score of a passage: a weighted sum of its features. */
export function scoreFeatures(features: Features): number {
  let score = 0
  for (const name of FEATURES) score += RANKING[name] * features[name]
  return score
}

/** The part of a score that comes from the likeness of a passage and a question. */
export function scoreLikeness({ standing }: Pick<Likeness, 'standing'>): number {
  return LIKENESS_WEIGHT * Math.max(0, standing)
}

// The types ensure that each feature has a weight and each weight belongs to a feature.
const FEATURES: readonly (keyof Features)[] = Object.keys(RANKING) as (keyof typeof RANKING)[]
