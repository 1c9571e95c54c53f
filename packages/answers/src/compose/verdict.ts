import type { Unit } from '@docent/retrieval'

/** "Yes." or "Not yet.": a section that begins with it was written as an answer. */
const VERDICT = /^\p{L}{1,12}(?: \p{L}{1,12})?\.(?= |$)/u

/** The verdict at the beginning of a text; empty if it has none. */
export function readVerdict(text: string): string {
  return VERDICT.exec(text)?.[0] ?? ''
}

/** Whether a sentence is only a verdict. */
export function isVerdict(unit: Unit | undefined): boolean {
  return unit?.kind === 'sentence' && unit.text !== '' && readVerdict(unit.text) === unit.text
}
