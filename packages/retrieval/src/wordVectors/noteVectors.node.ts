// How alike the question of a visitor and the questions of a note are, whatever their words.

import { CONTEXT_WEIGHT } from '../ranking/tuning.ts'
import { quantize } from '../semantic/quantize.ts'
import { readTerms, textLanguage } from '../words/analyze.ts'
import { LANGUAGE, openWordVectors } from './openWordVectors.node.ts'
import type { WordVectors } from './table.ts'
import { countRows, LEAST_ENGLISH, sumVectors } from './textVector.ts'

/** One vector for each question of a note, one after another. Empty if the site's language has none. */
export function writeQuestionVectors(questions: readonly string[]): Uint8Array {
  if (textLanguage() !== LANGUAGE) return new Uint8Array()
  const vectors = openWordVectors()
  const bytes = new Uint8Array(questions.length * vectors.dimensions)
  questions.forEach((question, place) => {
    const { rows } = readRows(vectors, question)
    // A note's question is searched, as a page is, so its words weigh as on pages.
    const sum = sumVectors(vectors, vectors.onPages, countRows(rows))
    bytes.set(new Uint8Array(quantize(sum).buffer), place * vectors.dimensions)
  })
  return bytes
}

/** Tells how alike a question is to the most alike of the written ones, from 0 to 1. */
export type CompareQuestion = (written: Uint8Array) => number

/** Undefined for a question that cannot be compared, such as one in another language. */
export function readQuestionComparison(
  question: string,
  context = '',
): CompareQuestion | undefined {
  if (textLanguage() !== LANGUAGE) return undefined
  const vectors = openWordVectors()
  const { rows, terms } = readRows(vectors, question)
  if (rows.length === 0 || rows.length < LEAST_ENGLISH * terms) return undefined
  const counts = countRows(rows)
  for (const row of readRows(vectors, context).rows) {
    if (!counts.has(row)) counts.set(row, CONTEXT_WEIGHT)
  }
  const asked = sumVectors(vectors, vectors.inQuestions, counts)
  // An unknown word matches no note.
  const known = Math.sqrt(rows.length / terms)
  return (written) => {
    const directions = new Int8Array(written.buffer, written.byteOffset, written.length)
    let most = 0
    for (let from = 0; from < directions.length; from += vectors.dimensions) {
      most = Math.max(most, compare(asked, directions, from))
    }
    return known * most
  }
}

function compare(asked: Float32Array, directions: Int8Array, from: number): number {
  let product = 0
  let square = 0
  for (let place = 0; place < asked.length; place++) {
    const value = directions[from + place] ?? 0
    product += value * (asked[place] ?? 0)
    square += value * value
  }
  return square === 0 ? 0 : product / Math.sqrt(square)
}

function readRows(vectors: WordVectors, text: string): { rows: number[]; terms: number } {
  const terms = readTerms(text)
  return { rows: terms.map(vectors.find).filter((row) => row >= 0), terms: terms.length }
}
