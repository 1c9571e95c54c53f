import { readTerms } from '../words/analyze.ts'
import { readDecidingWords } from '../words/decidingWords.ts'

/** The terms of a question or of a text of a note. A note is so short that some small words count too. */
export function readNoteTerms(text: string): string[] {
  return [...readTerms(text), ...readDecidingWords(text)]
}

/** How many of some texts have a term. */
export function countTexts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const term of new Set(readNoteTerms(text))) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
