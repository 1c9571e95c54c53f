import { beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../bench/search/random.ts'
import { measureSite } from './measure.ts'
import { createModel, createTrainer, readVectors, type Model } from './model.ts'
import { trainModel, single } from './training.ts'
import {
  readQuestionLines,
  UNANSWERED,
  type TrainingQuestion,
  type TrainingSection,
} from './texts.ts'
import { readVocabulary } from './vocabulary.ts'

/** Visitors say "a3" where the section about the same has "b3". */
const SUBJECTS = Array.from({ length: 30 }, (_, number) => number)
const SITES = ['north', 'south', 'east', 'west']

const sections = SITES.flatMap((site) =>
  SUBJECTS.map((subject): TrainingSection => {
    const text = Array.from({ length: 14 }, (_, place) => (place % 3 ? `b${subject}` : 'filler'))
    return { site, id: `/${subject}`, heads: ['page', `c${subject}`], headings: ['page'], text }
  }),
)
const ask = (site: string): TrainingQuestion[] =>
  SUBJECTS.map((subject) => ({ site, section: `/${subject}`, terms: ['how', `a${subject}`] }))

describe('trainModel', () => {
  const vocabulary = readVocabulary(sections, SITES.flatMap(ask))
  const numbers = new Map(vocabulary.terms.map((term, number) => [term, number]))
  const own = sections.filter(({ site }) => site === 'west')

  function train(): Model {
    const random = createRandom(1).next
    const model = createModel(vocabulary.rarities, 16, random)
    const schedule = { readings: 2, rounds: 150, batch: 30 }
    trainModel(model, numbers, sections, ['north', 'south', 'east'].flatMap(ask), schedule, random)
    return model
  }

  let model: Model
  beforeAll(() => {
    model = train()
  })

  it('learns which words of a question belong to which words of a section, for other sites too', () => {
    const untrained = createModel(vocabulary.rarities, 16, createRandom(1).next)
    expect(measureSite(untrained, numbers, own, ask('west')).first).toBeLessThan(0.3)
    expect(measureSite(model, numbers, own, ask('west'))).toEqual({
      questions: 30,
      first: 1,
      inTen: 1,
    })
  })

  it('learns the same from the same seed', () => {
    expect(train().vectors).toEqual(model.vectors)
  })

  it('gives a word that every section has less weight in questions than one that tells', () => {
    const weightOf = (term: string) => model.weights.question[numbers.get(term) ?? -1] ?? NaN
    expect(weightOf('how')).toBeLessThan(weightOf('a3'))
  })
})

describe('createTrainer', () => {
  it('does not count the section of another question as a wrong answer if it is the same', () => {
    const model = createModel([1, 1], 4, createRandom(2).next)
    const bag = single([0])
    const loss = createTrainer(model)(
      { questions: [bag, bag], pages: [single([1]), single([1])], keys: ['one', 'one'] },
      { vectors: 0.001, weights: 0.001 },
    )
    expect(loss).toBe(0)
  })
})

describe('readVectors', () => {
  it('gives every text a length of 1', () => {
    const model = createModel([1, 2], 5, createRandom(3).next)
    const vectors = readVectors(model, 'page', [single([0, 1]), single([1])])
    expect(Math.hypot(...vectors.subarray(0, 5))).toBeCloseTo(1)
    expect(Math.hypot(...vectors.subarray(5))).toBeCloseTo(1)
  })
})

describe('readQuestionLines', () => {
  it('gives each question the section above it', () => {
    const lines =
      '/fern#Watering\n\thow often\n/moss + /moss#light\n\twhere\tshade & damp\n-\n\twhy'
    expect(readQuestionLines(lines)).toEqual([
      { section: '/fern#Watering', others: [], question: 'how often', facts: [] },
      { section: '/moss', others: ['/moss#light'], question: 'where', facts: ['shade', 'damp'] },
      { section: UNANSWERED, others: [], question: 'why', facts: [] },
    ])
  })
})
