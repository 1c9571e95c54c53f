import { describe, expect, it } from 'vitest'
import { toExamples } from './examples.ts'
import type { Part } from './judgedQuestion.ts'
import { measureScales } from './scales.ts'
import { createJudgedQuestions } from './testing.ts'

const [answered, near, , other, lone] = createJudgedQuestions(['east'], 5)
const questions = [
  answered!,
  near!,
  { ...other!, kind: 'everyday' as const },
  lone!,
  { ...lone!, question: 'the same again' },
]
const scales = measureScales(questions.map(({ evidence }) => evidence))
const examples = toExamples(questions, scales)

describe('toExamples', () => {
  it('gives answerable and unanswerable questions the same weight in sum, and everyday ones less', () => {
    const sumOf = (isAnswerable: boolean) =>
      examples
        .filter((one) => one.isAnswerable === isAnswerable)
        .reduce((sum, { weight }) => sum + weight, 0)
    expect(sumOf(true)).toBeCloseTo(2.5)
    expect(sumOf(false)).toBeCloseTo(2.5)
    expect(examples[2]!.weight / examples[1]!.weight).toBeCloseTo(0.7)
  })

  it('weighs parts and several sites together less than whole sites, each by itself', () => {
    const onPart = (part: Part) =>
      createJudgedQuestions(['east'], 4).map((one) => ({ ...one, part }))
    const mixed = [
      ...onPart('whole'),
      ...onPart('8 pages'),
      ...onPart('several sites'),
      ...onPart('several sites'),
    ]
    const weights = toExamples(mixed, scales).map(({ weight }) => weight)
    expect(weights[4]! / weights[0]!).toBeCloseTo(0.15)
    expect(weights[8]! / weights[0]!).toBeCloseTo(0.15 / 2)
  })

  it('measures inputs in standard deviations, four at most', () => {
    const far = { ...near!, evidence: { sections: [[1e6, -1e6, 7]], question: [0, 0], words: [] } }
    const [example] = toExamples([far, answered!], scales)
    expect(example!.sections[0]).toBe(4)
    expect(example!.sections[1]).toBe(-4)
    expect(example!.sections[2]).toBeCloseTo(0)
  })

  it('marks only the right passage, not its page', () => {
    const [example] = toExamples([{ ...answered!, places: [1, 2, 0] }, near!], scales)
    expect(example!.isRight).toEqual([false, true, false])
  })
})
