import { describe, expect, it } from 'vitest'
import { createRandom } from '../../bench/search/random.ts'
import { countWeights } from './layers.ts'
import { readLoss, type Example, type Parts } from './loss.ts'

const section = { inputs: 4, units: 3, from: 0 }
const question = { inputs: 2, units: 2, from: countWeights(section) }
const word = { inputs: 3, units: 2, from: question.from + countWeights(question) }
const parts: Parts = { section, question, word }
const COUNT = word.from + countWeights(word)

const { next } = createRandom(5)
const draw = (count: number) => Float64Array.from({ length: count }, () => 2 * next() - 1)

function createExample(isRight: readonly boolean[], isAnswerable: boolean): Example {
  const sections = draw(isRight.length * section.inputs)
  const words = draw(2 * word.inputs)
  return { sections, question: draw(2), words, isRight, isAnswerable, weight: 0.5 + next() }
}

const examples = [
  createExample([false, true, false], true),
  createExample([true, true, false, false, false], true),
  createExample([false, false], true),
  createExample([false, false, false, false, false], false),
  createExample([false], false),
]

describe('readLoss', () => {
  it('gives the slope that small changes of each weight have', () => {
    const weights = draw(COUNT)
    const slopes = new Float64Array(weights.length)
    readLoss(parts, weights, examples, slopes)
    const unused = new Float64Array(weights.length)
    const lossWith = (place: number, change: number): number =>
      readLoss(
        parts,
        weights.map((weight, at) => weight + (at === place ? change : 0)),
        examples,
        unused,
      )
    const change = 1e-5
    weights.forEach((_, place) => {
      const measured = (lossWith(place, change) - lossWith(place, -change)) / (2 * change)
      expect(slopes[place]).toBeCloseTo(measured, 7)
    })
    expect(slopes.filter((slope) => slope !== 0).length).toBeGreaterThan(weights.length / 2)
  })

  it('counts the right section only where one is right', () => {
    const weights = new Float64Array(COUNT)
    const slopes = weights.slice()
    const one = { ...createExample([false], true), weight: 1 }
    // Without weights, a single section gives odds of 1 to 1.
    expect(readLoss(parts, weights, [one], slopes)).toBeCloseTo(Math.log(2))
    const three = { ...createExample([true, false, false], true), weight: 1 }
    const choice = Math.log(3) / 2
    expect(readLoss(parts, weights, [three], slopes)).toBeCloseTo(Math.log(4 / 3) + choice)
  })

  it('stays finite for scores beyond the range of exponentials', () => {
    const weights = draw(COUNT)
    const far = weights.map((weight) => weight * 1e3)
    expect(readLoss(parts, far, examples, weights.slice())).toBeLessThan(Infinity)
  })
})
