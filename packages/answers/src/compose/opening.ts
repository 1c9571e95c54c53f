import type { Unit } from '@docent/retrieval'

// These words only link a sentence to the one before it: without them, it says the same.
const ADDS = /^(?:also|in addition|additionally|furthermore|moreover|besides),\s+(\p{Ll}?)/iu

/** Drops such a word at the start of an answer, where no sentence comes before it. */
export function openAnswer(units: readonly Unit[]): Unit[] {
  const [first, ...rest] = units
  if (first?.kind !== 'sentence') return [...units]
  const markdown = first.markdown.replace(ADDS, (_, letter: string) => letter.toUpperCase())
  return [{ ...first, markdown }, ...rest]
}
