// Puts one typing slip into each question, so that one file of questions also measures how answers
// cope with mistyped words.

import type { EvalQuestion } from './question.ts'

// The keyboard is not the one of the spelling correction, which these slips measure.
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** A shorter word is not mistyped: with one letter less it is another word. */
const MIN_LENGTH = 5
/** A word of one letter repeated stays as it is. */
const TRIES = 20

type Slip = (word: string, place: number) => string

const SLIPS: readonly Slip[] = [
  function drop(word, place) {
    return replaceAt(word, place, 1, '')
  },
  function double(word, place) {
    return replaceAt(word, place, 0, word.charAt(place))
  },
  function swap(word, place) {
    return replaceAt(word, place, 2, word.charAt(place + 1) + word.charAt(place))
  },
  function hitNeighbour(word, place) {
    return replaceAt(word, place, 1, findNeighbour(word.charAt(place)))
  },
]

/**
 * The same questions with one slip in the longest word of each: a letter dropped, doubled, swapped
 * with the next or replaced by a neighbouring key. The first and last letter stay, because people
 * seldom mistype them. The seed and the id decide, so a question has the same slip in every run.
 */
export function addSlips(questions: readonly EvalQuestion[], seed: number): EvalQuestion[] {
  return questions.map((one) => ({ ...one, question: addSlip(one.question, `${seed} ${one.id}`) }))
}

function addSlip(question: string, seed: string): string {
  const words = [...question.matchAll(/[a-z]+/gi)]
  const [longest] = words.toSorted((a, b) => b[0].length - a[0].length)
  if (longest === undefined || longest[0].length < MIN_LENGTH) return question
  const [word] = longest
  return replaceAt(question, longest.index, word.length, mistype(word, seed))
}

/** The first slip that changes the word: two equal letters can be swapped without a trace. */
function mistype(word: string, seed: string): string {
  const draw = createDraw(seed)
  for (let tries = 0; tries < TRIES; tries++) {
    const slip = SLIPS[draw(SLIPS.length)]
    // A swap needs a letter behind it that is not the last one.
    const typed = slip?.(word, 1 + draw(word.length - 3)) ?? word
    if (typed !== word) return typed
  }
  return word
}

/** Draws whole numbers below a limit, the same ones for the same seed. */
function createDraw(seed: string): (limit: number) => number {
  let state = 0
  for (const letter of seed) state = mix(state ^ (letter.codePointAt(0) ?? 0))
  return (limit) => {
    state = mix(state)
    return (state >>> 0) % limit
  }
}

/** One step that spreads each bit over the whole number. */
function mix(value: number): number {
  const first = Math.imul((value + 0x9e_37_79_b9) ^ (value >>> 16), 0x85_eb_ca_6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2_b2_ae_35)
  return second ^ (second >>> 16)
}

function findNeighbour(letter: string): string {
  const row = ROWS.find((keys) => keys.includes(letter.toLowerCase())) ?? ''
  const place = row.indexOf(letter.toLowerCase())
  return row.charAt(place + 1) || row.charAt(place - 1) || letter
}

function replaceAt(text: string, place: number, length: number, by: string): string {
  return text.slice(0, place) + by + text.slice(place + length)
}
