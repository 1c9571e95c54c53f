import type { Mark } from '@docent/protocol/api'
import type { AskedTerms, Term } from './siteIndex.ts'
import { UNSPACED, WORD } from '../words/readRuns.ts'

/** Reads the terms of a text, in order. */
export type ReadTerms = (text: string) => readonly Term[]

/** The places of the words that match one of the terms, in order, without overlap. */
export function markWords(text: string, asked: AskedTerms, readTerms: ReadTerms): Mark[] {
  const marks: [number, number][] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    for (const [start, end] of splitUnspaced(word)) {
      const isAsked = readTerms(word.slice(start, end)).some((term) => asked.has(term))
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
  if (word.search(UNSPACED) !== 0) return [[0, word.length]]
  const places = [...word.matchAll(/./gsu)].map(({ index }) => index)
  if (places.length === 1) return [[0, word.length]]
  return places.slice(0, -1).map((start, place) => [start, places[place + 2] ?? word.length])
}
