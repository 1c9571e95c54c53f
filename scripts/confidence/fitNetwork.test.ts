import { describe, expect, it } from 'vitest'
import { crossValidate, fitWithout } from './crossValidate.ts'
import { fitNetwork } from './fitNetwork.ts'
import { measureRefusals } from './measureRefusals.ts'
import { toNetwork } from './putNetwork.ts'
import { createJudgedQuestions } from './testing.ts'

const SITES = ['east', 'north', 'south', 'west']
const SCHEDULE = { rounds: 30, batch: 32, top: 0.02 }
const questions = createJudgedQuestions(SITES, 100)

describe('fitNetwork', () => {
  it('learns to tell answerable questions from others', () => {
    const { scored } = fitWithout(['west'], questions, SCHEDULE)
    expect(scored).toHaveLength(100)
    expect(measureRefusals(scored).area).toBeGreaterThan(0.9)
  })

  it('gives the same network for the same questions', () => {
    expect(fitNetwork(questions, SCHEDULE)).toEqual(fitNetwork(questions, SCHEDULE))
  })

  it('leaves out an answerable question whose page was not found', () => {
    const lost = { ...createJudgedQuestions(['west'], 1, 7)[0]!, isFound: false }
    expect(fitNetwork([...questions, lost], SCHEDULE)).toEqual(fitNetwork(questions, SCHEDULE))
  })

  it('gives an input that never varies no weight', () => {
    const { section } = toNetwork(fitNetwork(questions, SCHEDULE))
    expect(section.hidden.map(({ weights }) => weights[2])).toEqual(section.hidden.map(() => 0))
    expect(section.hidden.every(({ weights }) => weights[1] === 0)).toBe(false)
  })

  it('refuses to fit on answerable questions alone', () => {
    const answerable = questions.filter(({ isAnswerable }) => isAnswerable)
    expect(() => fitNetwork(answerable)).toThrow('both answerable and unanswerable')
  })
})

describe('fitWithout', () => {
  it('does not fit on the sites that are held out', () => {
    const others = questions.filter(({ site }) => site !== 'north')
    const nonsense = createJudgedQuestions(['north'], 50, 9).map((one) => ({
      ...one,
      isAnswerable: !one.isAnswerable,
      isFound: true,
    }))
    const { network, scored } = fitWithout(['north'], [...others, ...nonsense], SCHEDULE)
    expect(network).toEqual(fitNetwork(others, SCHEDULE))
    expect(scored).toHaveLength(50)
  })
})

describe('crossValidate', () => {
  it('holds each site out once', () => {
    const held = crossValidate(questions, 3, { ...SCHEDULE, rounds: 1 })
    expect(held.map(({ sites }) => sites)).toEqual([['east', 'west'], ['north'], ['south']])
    expect(held.flatMap(({ scored }) => scored)).toHaveLength(questions.length)
  })

  it('does not score several sites together', () => {
    const several = createJudgedQuestions(['several-east', 'several-west'], 20).map((one) => ({
      ...one,
      part: 'several sites' as const,
    }))
    const held = crossValidate([...questions.slice(0, 100), ...several], 3, {
      ...SCHEDULE,
      rounds: 1,
    })
    expect(held.map(({ sites }) => sites)).toEqual([['east']])
    expect(held[0]?.scored).toHaveLength(100)
  })

  it('holds nothing out if there is only one site', () => {
    expect(crossValidate(createJudgedQuestions(['east'], 10))).toEqual([])
  })
})
