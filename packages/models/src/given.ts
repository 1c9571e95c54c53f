import type { Passage } from '@docent/retrieval'
import { PASSAGES_LENGTH } from './prompt/selectPassages.ts'
import { writeLines } from './prompt/writeLines.ts'
import { writePassage } from './prompt/writePassage.ts'

/** The passages that a model has from its prompt and its calls. */
export interface Given {
  /** Passages in the order of their numbers. */
  readonly passages: Passage[]
  /** How many units it has of each passage that a call read, by id. It has the others as in a prompt. */
  readonly read: Map<string, number>
}

/** The number of a passage; 0 if the model does not have it. */
export function findNumber({ id }: Passage, { passages }: Given): number {
  return passages.findIndex((known) => known.id === id) + 1
}

/** A passage with only those units that the model lacks: itself if it lacks all, undefined if none. */
export function findRest(passage: Passage, given: Given): Passage | undefined {
  if (findNumber(passage, given) === 0) return passage
  const had = given.read.get(passage.id) ?? writeLines(passage.units).end
  if (had >= passage.units.length) return undefined
  return had === 0 ? passage : { ...passage, units: passage.units.slice(had) }
}

/** Gives as much as possible of the rest of a passage, under the passage's number. */
export function giveRest(passage: Passage, given: Given): string {
  const { units } = findRest(passage, given) ?? passage
  const number = findNumber(passage, given) || given.passages.push(passage)
  const had = passage.units.length - units.length
  // Without the 1, a unit that is too long for a call would come again and again.
  const added = Math.max(1, writeLines(units, PASSAGES_LENGTH).end)
  given.read.set(passage.id, had + added)
  return writePassage({ ...passage, units }, number, PASSAGES_LENGTH)
}
