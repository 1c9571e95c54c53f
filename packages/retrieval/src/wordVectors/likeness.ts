// How alike a question and a section are, whatever their words.

import { eachPart, FIRST_UNIT, SLUG } from '../words/skeleton.ts'
import type { WordVectors } from './table.ts'
import { countRows, sumVectors, type RowCounts } from './textVector.ts'

/** How alike a question and a section are. Each likeness of texts is a cosine. */
export interface Likeness {
  /** Of the section as a whole, in standard deviations above the average section of the site. */
  readonly standing: number
  readonly section: number
  /** How much less than the most alike of the sections that were found. */
  readonly behind: number
  readonly headings: number
  /** How well the words of the question have a like word in the section, and in its headings. */
  readonly words: number
  readonly headingWords: number
  readonly units: readonly UnitLikeness[]
  readonly closest: ClosestWords
}

/** For each of the heaviest words of the question that have a vector, the likeness of the most alike word of a text. */
export interface ClosestWords {
  /** The share of the question that each word makes up, the largest first. */
  readonly shares: readonly number[]
  /** Of the section with its headings. */
  readonly whole: Float32Array
  readonly headings: Float32Array
  readonly units: readonly Float32Array[]
}

/** The most words of a question that are read one by one. */
const MOST_WORDS = 10

export interface UnitLikeness {
  readonly text: number
  readonly words: number
  /** The same with the headings above it. */
  readonly wordsBelowHeadings: number
}

/** A question as the vectors see it. */
export interface QuestionVector {
  readonly vector: Float32Array
  /** Its words, and the share of it that each makes up. */
  readonly rows: readonly number[]
  readonly shares: readonly number[]
}

export function readQuestionVector(vectors: WordVectors, counts: RowCounts): QuestionVector {
  const rows = [...counts.keys()]
  const weights = rows.map((row) => (counts.get(row) ?? 0) * (vectors.inQuestions[row] ?? 0))
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1
  return {
    vector: sumVectors(vectors, vectors.inQuestions, counts),
    rows,
    shares: weights.map((weight) => weight / whole),
  }
}

/** Everything about the likeness of one section that does not depend on other sections. */
export type OwnLikeness = Omit<Likeness, 'standing' | 'section' | 'behind'>

/** Compares a question with the parts of any section, given as rows of the table. */
export function createLikenessReader(
  vectors: WordVectors,
  question: QuestionVector,
  rowOf: (number: number) => number,
): (skeleton: Uint32Array, units: number) => OwnLikeness {
  const { dimensions, onPages } = vectors
  const compareWords = createWordComparer(vectors, question)

  /** For each word of the question, the likeness of the word that is most alike. */
  function findClosest(rows: Iterable<number>): Float32Array {
    const closest = new Float32Array(question.rows.length)
    for (const row of rows) {
      const likenesses = compareWords(row)
      for (let place = 0; place < closest.length; place++) {
        closest[place] = Math.max(closest[place] ?? 0, likenesses[place] ?? 0)
      }
    }
    return closest
  }

  function compareText(counts: RowCounts): number {
    const text = sumVectors(vectors, onPages, counts)
    let product = 0
    for (let place = 0; place < dimensions; place++) {
      product += (text[place] ?? 0) * (question.vector[place] ?? 0)
    }
    return product
  }

  const heaviest = question.shares
    .map((share, place) => ({ share, place }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_WORDS)
  const shares = heaviest.map(({ share }) => share)
  const pick = (closest: Float32Array): Float32Array =>
    Float32Array.from(heaviest, ({ place }) => closest[place] ?? 0)

  const weigh = (closest: Float32Array): number =>
    closest.reduce((sum, likeness, place) => sum + likeness * (question.shares[place] ?? 0), 0)

  return (skeleton, units) => {
    const heads = new Set<number>()
    const texts: number[][] = []
    eachPart(skeleton, (part, from, to) => {
      if (part === SLUG || part >= FIRST_UNIT + units) return
      const rows: number[] = []
      for (let at = from; at < to; at++) {
        const row = rowOf(skeleton[at] ?? 0)
        if (row >= 0) rows.push(row)
      }
      if (part >= FIRST_UNIT) texts.push(rows)
      else for (const row of rows) heads.add(row)
    })
    const above = findClosest(heads)
    const ofUnits = texts.map(findClosest)
    const whole = joinClosest([above, ...ofUnits])
    return {
      closest: { shares, whole: pick(whole), headings: pick(above), units: ofUnits.map(pick) },
      headings: compareText(new Map([...heads].map((row) => [row, 1]))),
      headingWords: weigh(above),
      words: weigh(whole),
      units: texts.map((rows, place) => {
        const own = ofUnits[place] ?? above
        return {
          text: compareText(countRows(rows)),
          words: weigh(own),
          wordsBelowHeadings: weigh(joinClosest([own, above])),
        }
      }),
    }
  }
}

function joinClosest(all: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = all
  return first.map((one, place) => Math.max(one, ...others.map((other) => other[place] ?? 0)))
}

/** The likeness of a word to each word of the question. Sections of a site repeat the same words. */
function createWordComparer(
  { dimensions, directions, scales }: WordVectors,
  { rows }: QuestionVector,
): (row: number) => Float32Array {
  const known = new Map<number, Float32Array>()
  return (row) => {
    let likenesses = known.get(row)
    if (likenesses !== undefined) return likenesses
    likenesses = Float32Array.from(rows, (asked) => {
      let product = 0
      for (let place = 0; place < dimensions; place++) {
        product +=
          (directions[asked * dimensions + place] ?? 0) *
          (directions[row * dimensions + place] ?? 0)
      }
      return product * (scales[asked] ?? 0) * (scales[row] ?? 0)
    })
    known.set(row, likenesses)
    return likenesses
  }
}
