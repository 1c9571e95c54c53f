import { readTerms } from '../words/analyze.ts'

/** Small words that decide what a short question is about: "turn the chat off", "without a model". */
const DECIDING = /\b(?:off|without)\b/gi

/** The terms of a question or of a text of a note. A note is so short that some small words count too. */
export function readNoteTerms(text: string): string[] {
  return [...readTerms(text), ...(text.match(DECIDING) ?? []).map((word) => word.toLowerCase())]
}
