import type { Unit } from '@docent/retrieval'

// They only add a sentence to the one before it, so without them the sentence says the same.
const ADDS = /^(?:also|in addition|additionally|furthermore|moreover|besides),\s+(\p{Ll}?)/iu

/** The first sentence of an answer, which has nothing before it, without the word that adds it. */
export function openAnswer(units: readonly Unit[]): Unit[] {
  const [first, ...rest] = units
  if (first?.kind !== 'sentence') return [...units]
  const markdown = first.markdown.replace(ADDS, (_, letter: string) => letter.toUpperCase())
  return [{ ...first, markdown }, ...rest]
}
