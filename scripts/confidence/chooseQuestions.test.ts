import { describe, expect, it } from 'vitest'
import { chooseQuestions, sampleEvenly } from './chooseQuestions.ts'
import { readUnanswered } from './readUnanswered.ts'

const stock = {
  site: 'shop',
  answered: Array.from({ length: 900 }, (_, number) => ({
    section: `/page-${number}`,
    question: `how do I water plant number ${number}`,
  })),
  unanswered: [{ question: 'can I rent a plant', kind: 'near' as const }],
  elsewhere: Array.from({ length: 200 }, (_, number) => `how to export invoice ${number}`),
  offset: 0.5,
}

describe('chooseQuestions', () => {
  const chosen = chooseQuestions(stock)
  const whole = chosen.slice(0, 451)

  it('takes some of the answered questions, all unanswered ones, and some of other sites', () => {
    const count = (kind: string) => whole.filter((one) => one.kind === kind).length
    expect([count('answered'), count('near'), count('elsewhere')]).toEqual([420, 1, 30])
    expect(whole[0]?.passage).toBe('/page-1')
    expect(whole[419]?.passage).toBe('/page-898')
    expect(whole[450]).not.toHaveProperty('passage')
  })

  it('asks one in six once more with a slip, for the same passage', () => {
    const slipped = chosen.slice(451)
    expect(slipped).toHaveLength(76)
    const [first] = slipped
    expect(first?.question).not.toBe(whole[0]?.question)
    expect(first).toEqual({ ...whole[0], question: first?.question })
  })

  it('does not ask a question twice that cannot be mistyped', () => {
    const short = { ...stock, answered: [], elsewhere: [] }
    const unanswered = [{ question: 'is it red', kind: 'near' as const }]
    expect(chooseQuestions({ ...short, unanswered })).toEqual(unanswered)
  })
})

describe('sampleEvenly', () => {
  const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

  it.each([
    [0, [0, 5]],
    [0.5, [2, 7]],
    [1, [4, 9]],
  ])('takes items at equal distances, from the offset %d', (offset, expected) => {
    expect(sampleEvenly(items, 2, offset)).toEqual(expected)
  })

  it('takes all of a few', () => {
    expect(sampleEvenly(items, 20)).toEqual(items)
  })
})

describe('readUnanswered', () => {
  it('groups the questions by site', () => {
    const sites = readUnanswered('shop\tnear\tcan I rent one\nshop\tother\tis it a rose\n')
    expect(sites.get('shop')).toEqual([
      { question: 'can I rent one', kind: 'near' },
      { question: 'is it a rose', kind: 'other' },
    ])
  })

  it.each(['shop\tnear', 'shop\tanswered\tcan I', 'shop\tnear\tcan I\tmore'])(
    'names the line %j as wrong',
    (line) => {
      expect(() => readUnanswered(`shop\tnear\tcan I\n${line}`)).toThrow('Cannot read line 2')
    },
  )
})
