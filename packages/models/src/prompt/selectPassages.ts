import { readTerms } from '@docent/retrieval'
import type { Passage } from '@docent/retrieval'
import { writePassage } from './writePassage.ts'

/** More passages, and more characters, distract a model and cost money for each answer. */
const MOST = 8
const PASSAGES_LENGTH = 9_000
/** A passage that says less than this is given only if it is among the best. */
const SAYS_LITTLE = 60
const BEST = 3
/** Two passages say the same if they share this part of the terms of the longer one. */
const SAME_SHARE = 0.85
/** Options of one kind, such as "Default: false", share all of their few terms. */
const MIN_TERMS = 12

/** The passages that a model is given at once, of those that fit best: the first always. */
export function selectPassages(found: readonly Passage[]): Passage[] {
  const distinct: Passage[] = []
  for (const [rank, passage] of found.entries()) {
    if (rank >= BEST && passage.text.length < SAYS_LITTLE) continue
    if (!distinct.some((other) => saysTheSame(passage, other))) distinct.push(passage)
  }
  return fitPassages(distinct).slice(0, MOST)
}

/** As many passages as may be given at once, in their order: the first always. */
export function fitPassages(passages: readonly Passage[]): Passage[] {
  let length = 0
  return passages.filter((passage, place) => {
    const added = writePassage(passage, 1).length
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
