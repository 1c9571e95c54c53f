import { readTerms } from '../words/analyze.ts'
import { readDecidingWords } from '../words/decidingWords.ts'

/** The terms of a question or of a text of a note. A note is so short that some small words count too. */
export function readNoteTerms(text: string): string[] {
  return [...readTerms(text), ...readDecidingWords(text)]
}
