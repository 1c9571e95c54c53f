import { describe, expect, it } from 'vitest'
import type { ReceivedAnswer } from './answer.ts'
import { judgeAnswer, type Judgement } from './judge.ts'
import type { EvalQuestion } from './question.ts'
import { createQuestion, createTinySite } from './testing/builders.ts'

const site = createTinySite({ '/fern': 'water the fern twice every week' })
const HEADINGS: Readonly<Record<string, string>> = { f1: 'Watering', f2: 'Size', s: '' }

function judge(answer: Partial<ReceivedAnswer>, question: Partial<EvalQuestion> = {}): Judgement {
  const asked = createQuestion({
    expected: [{ file: 'fern.md', heading: 'Watering' }],
    ...question,
  })
  const whole = { text: 'Twice.', sources: [], grounded: true, ...answer }
  return judgeAnswer(asked, whole, site, (id) => HEADINGS[id])
}

function cite(...ids: readonly [id: string, url: string][]): Pick<ReceivedAnswer, 'sources'> {
  return { sources: ids.map(([id, url]) => ({ sourceType: 'url', id, url })) }
}

const fern = cite(['f1', '/fern#watering'])
const others = cite(['a', '/a'], ['b', '/b'], ['c', '/c'], ['f1', '/fern#watering'])

describe('judgeAnswer', () => {
  it('counts an expected page among the first three that are shown', () => {
    expect(judge(fern)).toMatchObject({ sourceFirst: true, sourceInThree: true, isCorrect: true })
    expect(judge(cite(['a', '/a'], ['f1', '/fern#watering']))).toMatchObject({
      sourceFirst: false,
      sourceInThree: true,
      isCorrect: true,
    })
    expect(judge(others)).toMatchObject({ sourceInThree: false, isCorrect: false })
  })

  it('counts pages, not passages', () => {
    const twice = cite(['a', '/a#x'], ['a2', '/a#y'], ['b', '/b'], ['f1', '/fern#watering'])
    expect(judge(twice)).toMatchObject({
      pages: ['/a', '/b', '/fern'],
      sourceInThree: true,
      sectionInThree: false,
    })
  })

  it('accepts the pages of a lenient judge, on request', () => {
    const also = { also: [{ file: 'b.md' }] }
    expect(judge(others, also)).toMatchObject({ sourceInThree: false, sourceInThreeLenient: true })
  })

  it('distinguishes the expected section from another one of its page', () => {
    expect(judge(fern).sectionInThree).toBe(true)
    expect(judge(cite(['f2', '/fern#size'])).sectionInThree).toBe(false)
    expect(judge(cite(['f2', '/fern#size']), { expected: [{ file: 'fern.md' }] })).toMatchObject({
      sectionInThree: true,
    })
    expect(judge(cite(['gone', '/fern#watering'])).sectionInThree).toBe(false)
  })

  it('uses the links in the text as the pages of an answer without sources', () => {
    expect(judge({ text: 'See [one](/a) and [two](/fern#watering).' })).toMatchObject({
      pages: ['/a', '/fern'],
      sectionInThree: false,
    })
  })

  it('asks for all facts, within the first 1,200 characters', () => {
    const facts = { facts: [/twice/i, /week/i] }
    expect(judge({ ...fern, text: 'Twice a week.' }, facts)).toMatchObject({ isCorrect: true })
    expect(judge({ ...fern, text: 'Twice.' }, facts)).toMatchObject({
      saysFacts: false,
      isCorrect: false,
    })
    const late = `${'x'.repeat(1190)} twice a week`
    expect(judge({ ...fern, text: late }, facts).saysFacts).toBe(false)
  })

  it('sees at a glance what the first 350 characters say', () => {
    const facts = { facts: [/twice/i, /week/i] }
    expect(judge({ ...fern, text: 'Twice a week.' }, facts).saysFactsAtGlance).toBe(true)
    const late = `Twice${' or'.repeat(120)} in a week`
    expect(judge({ ...fern, text: late }, facts)).toMatchObject({
      saysFacts: true,
      saysFactsAtGlance: false,
      isCorrect: true,
    })
    expect(judge(fern).saysFactsAtGlance).toBeUndefined()
  })

  it('treats an unsure answer as a refusal', () => {
    expect(judge({ ...fern, grounded: false })).toMatchObject({
      isRefused: true,
      support: undefined,
      isCorrect: false,
    })
  })

  it('wants what the pages do not answer to be refused, without what is forbidden', () => {
    const asked = { kind: 'unanswerable', expected: [], forbid: [/banana/i] }
    const refused = { text: 'No.', grounded: false }
    expect(judge(refused, asked)).toMatchObject({ sourceFirst: undefined, isCorrect: true })
    expect(judge({ text: 'Yes.' }, asked).isCorrect).toBe(false)
    expect(judge({ ...refused, text: 'No Banana.' }, asked)).toMatchObject({
      saysForbidden: true,
      isCorrect: false,
    })
  })

  // It used to count: the page was right, and the answer said the opposite of it.
  it('counts no answer that says what is forbidden, whatever else is right', () => {
    const asked = { facts: [/twice/i], forbid: [/never/i] }
    expect(judge({ ...fern, text: 'Twice.' }, asked)).toMatchObject({
      saysForbidden: false,
      isCorrect: true,
    })
    expect(judge({ ...fern, text: 'Twice, or never.' }, asked)).toMatchObject({
      saysFacts: true,
      saysForbidden: true,
      isCorrect: false,
    })
  })

  it('counts a broken answer neither as an answer nor as a refusal', () => {
    const broken = { failure: 'It broke.', grounded: false }
    expect(judge({ ...fern, ...broken })).toMatchObject({
      isBroken: true,
      isRefused: false,
      isCorrect: false,
    })
    expect(judge(broken, { kind: 'unanswerable', expected: [] }).isCorrect).toBe(false)
  })
})
