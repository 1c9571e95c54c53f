// How the index of a static host cuts texts into words, at build time and in the browser. The language
// data of the server's index would weigh more than the pages: here a word is its letters, in English
// without its ending.

const RUN = /[\p{L}\p{N}\p{M}]+/gu
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const ENGLISH = /^[a-z]{3,}$/
const ENDINGS = ['ing', 'ed', 's', 'e']

/** A word of a text, with its place. */
export interface PlacedWord {
  /** As it is compared. */
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a text in order. Of scripts without spaces two characters are one. */
export function placeWords(text: string): PlacedWord[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    splitRun(run).map(([start, end]) => ({
      word: toWord(run.slice(start, end)),
      start: index + start,
      end: index + end,
    })),
  )
}

export function splitWords(text: string): string[] {
  return placeWords(text).map(({ word }) => word)
}

/** A word as it is typed: small, and without accents. */
export function foldWord(word: string): string {
  // Most words have none, and need no splitting.
  if (/^[a-z]+$/i.test(word)) return word.toLowerCase()
  return word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
}

function toWord(word: string): string {
  const folded = foldWord(word)
  return ENGLISH.test(folded) ? dropEndings(folded) : folded
}

/** Three letters stay. One ending at a time: a pattern for all of them would try every combination. */
function dropEndings(word: string): string {
  let end = word.length
  for (;;) {
    const ending = ENDINGS.find((one) => word.endsWith(one, end))
    if (ending === undefined || end - ending.length < 3) return word.slice(0, end)
    end -= ending.length
  }
}

function splitRun(run: string): (readonly [start: number, end: number])[] {
  const places = UNSPACED.test(run) ? [...run.matchAll(/./gsu)].map(({ index }) => index) : []
  if (places.length < 2) return [[0, run.length]]
  return places.slice(0, -1).map((start, place) => [start, places[place + 2] ?? run.length])
}
