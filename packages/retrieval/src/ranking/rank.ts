import type { Features } from './features.ts'
import { RANKING } from './tuning.ts'

/** The score of a passage: a weighted sum of its features. */
export function scoreFeatures(features: Features): number {
  let score = 0
  for (const name of FEATURES) score += RANKING[name] * features[name]
  return score
}

// The types ensure that each feature has a weight and each weight belongs to a feature.
const FEATURES: readonly (keyof Features)[] = Object.keys(RANKING) as (keyof typeof RANKING)[]
