import { foldAccents } from './readRuns.ts'

/** Normalises a text for comparison letter by letter: lower case without accents, with one space between words. */
export function toLetters(text: string): string {
  return foldAccents(text).toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
