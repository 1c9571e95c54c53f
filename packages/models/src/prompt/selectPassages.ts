import { readTerms } from '@docent/retrieval'
import type { Hit, Passage } from '@docent/retrieval'
import { writePassage } from './writePassage.ts'

/** More passages, and more characters, distract a model and cost money for each answer. */
const MOST = 8
export const PASSAGES_LENGTH = 9_000
/** A passage with fewer characters is given only if it is among the best. */
const SAYS_LITTLE = 60
const BEST = 3
/** Two passages say the same if they share this part of the terms of the longer one. */
const SAME_SHARE = 0.85
/** Options of one kind, such as "Default: false", share all of their few terms. */
const MIN_TERMS = 12

/** This many of the best are always given, whatever their scores are. */
const ALWAYS = 4
/** The others must have this share of the score of the best one. */
const LEAST_SCORE = 0.65

/** Selects the passages that a model gets at once. The first one is always selected. */
export function selectPassages(found: readonly Pick<Hit, 'passage' | 'score'>[]): Passage[] {
  const distinct: Passage[] = []
  const least = (found[0]?.score ?? 0) * LEAST_SCORE
  for (const [rank, { passage, score }] of found.entries()) {
    if (distinct.length >= ALWAYS && score < least) break
    if (rank >= BEST && passage.text.length < SAYS_LITTLE) continue
    if (!distinct.some((other) => saysTheSame(passage, other))) distinct.push(passage)
  }
  return fitPassages(distinct).slice(0, MOST)
}

/**
 * Drops passages that would make the text too long. The first one always stays.
 *
 * @param enough the maximum number of characters of each passage.
 */
export function fitPassages(passages: readonly Passage[], enough?: number): Passage[] {
  let length = 0
  return passages.filter((passage, place) => {
    const added = writePassage(passage, 1, enough).length
    const fits = place === 0 || length + added <= PASSAGES_LENGTH
    if (fits) length += added
    return fits
  })
}

function saysTheSame(passage: Passage, other: Passage): boolean {
  const [terms, others] = [new Set(readTerms(passage.text)), new Set(readTerms(other.text))]
  const most = Math.max(terms.size, others.size)
  if (most < MIN_TERMS) return false
  return terms.intersection(others).size / most >= SAME_SHARE
}
