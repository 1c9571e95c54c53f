import type { Mark } from '@docent/protocol/api'
import { readTerms } from '../words/analyze.ts'

/** The words of a text, cut like the terms of a site, with their places. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’._-]+[\p{L}\p{N}\p{M}]+)*/gu
/** Of a script without spaces: two characters at a time are a term. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** The places of the words that match one of the terms, in order, without overlap. */
export function markWords(text: string, terms: ReadonlyMap<string, number>): Mark[] {
  const marks: [number, number][] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    for (const [start, end] of splitUnspaced(word)) {
      const isAsked = readTerms(word.slice(start, end)).some((term) => terms.has(term))
      if (isAsked) add(marks, index + start, index + end)
    }
  }
  return marks
}

function add(marks: [number, number][], start: number, end: number): void {
  const last = marks.at(-1)
  if (last && start <= last[1]) last[1] = end
  else marks.push([start, end])
}

function splitUnspaced(word: string): Mark[] {
  if (!UNSPACED.test(word)) return [[0, word.length]]
  const places = [...word.matchAll(/./gsu)].map(({ index }) => index)
  if (places.length === 1) return [[0, word.length]]
  return places.slice(0, -1).map((start, place) => [start, places[place + 2] ?? word.length])
}
