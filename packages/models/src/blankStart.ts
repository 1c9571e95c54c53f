import type { Said } from '@docent/answers'
import { ModelFailure } from './calls/failure.ts'
import { findVisible } from './visible.ts'

/** Blank and invisible characters before the first visible one. No honest reply begins with as many. */
const MAX_BLANKS = 1_000

/**
 * Holds the beginning of a reply back until it has visible text: without any, the reply is empty, and
 * another text takes its place. Takes one run after the other, and returns what may be shown.
 *
 * @throws {ModelFailure} if too many blanks come first. They could fill the whole length of an answer.
 */
export function createBlankStart(): (one: Said) => readonly Said[] {
  const held: Said[] = []
  let blanks = 0

  return (one) => {
    held.push(one)
    if (typeof one !== 'string') return []
    const place = findVisible(one)
    blanks += place < 0 ? one.length : place
    if (blanks > MAX_BLANKS) throw new ModelFailure('empty')
    return place < 0 ? [] : held.splice(0)
  }
}
