/** A word of the pages in lower case, not stemmed, with its count. */
export interface CountedWord {
  readonly word: string
  readonly count: number
  /** Its letters, one bit each. A slip adds one bit at most, and takes one away. */
  readonly letters: number
}

/** The words of a site by their length. */
export type WordsOfLength = (length: number) => readonly CountedWord[]

/** Shorter words are not corrected; longer ones are keys and hashes. */
export const MIN_WORD = 4
const MAX_WORD = 24

const LETTERS = /[\p{L}\p{M}]+/gu
/** Scripts that separate words with spaces. In other scripts, the end of a word is unknown. */
const SPACED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+$/u

/** The words in a run of letters, digits and marks that can be compared with a misspelt word. */
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
  // The letters of an alphabet have adjacent codes, so their last five bits distinguish them.
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31)
  return letters
}
