import { readVectors, type Model } from './model.ts'
import { join, single } from './training.ts'
import type { TrainingQuestion, TrainingSection } from './texts.ts'

/** How often the vectors alone rank the section of a question first, and among the first ten of its site. */
export interface Measured {
  readonly questions: number
  readonly first: number
  readonly inTen: number
}

export function measureSite(
  model: Model,
  numbers: ReadonlyMap<string, number>,
  sections: readonly TrainingSection[],
  questions: readonly TrainingQuestion[],
): Measured {
  const toNumbers = (terms: readonly string[]): number[] =>
    terms.map((term) => numbers.get(term) ?? -1).filter((number) => number >= 0)
  const pages = readVectors(
    model,
    'page',
    sections.map(({ text, heads }) => join(toNumbers(text), toNumbers(heads))),
  )
  const places = new Map(sections.map(({ id }, place) => [id, place]))
  const ranks = questions.flatMap(({ section, terms }) => {
    const right = places.get(section)
    if (right === undefined) return []
    const asked = readVectors(model, 'question', [single(toNumbers(terms))])
    const likenesses = sections.map((_, place) => multiply(asked, pages, place * model.dimensions))
    return [likenesses.filter((one) => one > (likenesses[right] ?? 0)).length]
  })
  const share = (below: number): number =>
    ranks.filter((rank) => rank < below).length / (ranks.length || 1)
  return { questions: ranks.length, first: share(1), inTen: share(10) }
}

function multiply(one: Float32Array, others: Float32Array, from: number): number {
  return one.reduce((sum, value, place) => sum + value * (others[from + place] ?? 0), 0)
}
