/** A word of the pages, as it is written in small letters, and how often they say it. */
export interface CountedWord {
  readonly word: string
  readonly count: number
  /** Which letters it has, a bit each: two words that are one slip apart differ in two at most. */
  readonly letters: number
}

/** The words of a site by their length. */
export type WordsOfLength = (length: number) => readonly CountedWord[]

/** Shorter words are not corrected, and longer ones are keys and hashes. */
export const MIN_WORD = 4
const MAX_WORD = 24

const LETTERS = /[\p{L}\p{M}]+/gu
/** Of scripts without spaces nobody knows where a word ends. */
const SPACED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+$/u

/** The words that a run of letters, digits and marks is made of, as they may be misspelt. */
export function readSpelledWords(run: string): string[] {
  const words = run.toLowerCase().match(LETTERS) ?? []
  return words.filter(
    (word) => word.length >= MIN_WORD && word.length <= MAX_WORD && SPACED.test(word),
  )
}

export function toCountedWord(word: string, count: number): CountedWord {
  return { word, count, letters: readLetters(word) }
}

export function readLetters(word: string): number {
  let letters = 0
  // The codes of an alphabet stand side by side, so that their last bits tell them apart.
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31)
  return letters
}
