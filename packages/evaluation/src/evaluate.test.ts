import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createExplainer, createExtractiveEngine, type Question } from '@docent/answers'
import { openSite, PLANT_SHOP } from '../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../retrieval/src/testing/site.node.ts'
import { evaluate, type Evaluated } from './evaluate.ts'
import type { EvalQuestion } from './question.ts'
import { createEvalSite, type EvalSite } from './site.ts'
import { createQuestion } from './testing/builders.ts'

let shop: TestSite
let site: EvalSite

beforeAll(async () => {
  shop = await openSite(PLANT_SHOP)
  const { documents, folder } = shop.content
  site = createEvalSite(documents, (file) => readFileSync(join(folder, file), 'utf8'))
})

afterAll(() => shop.close())

async function ask(rest: Partial<EvalQuestion>): Promise<Evaluated | undefined> {
  const options = { knowledge: shop.knowledge, brand: 'Green Corner' }
  const engine = createExtractiveEngine(options)
  const [result] = await evaluate([createQuestion(rest)], {
    ask: (question) => engine.answer(question, { signal: new AbortController().signal }),
    explain: createExplainer(options),
    knowledge: shop.knowledge,
    site,
  })
  return result
}

const watering = [{ file: 'products/fern.md', heading: 'Watering' }]

describe('evaluate', () => {
  it('judges a right answer as right', async () => {
    const question = 'How often do I water the fern?'
    const result = await ask({ question, expected: watering, facts: [/twice a week/] })
    expect(result).toMatchObject({
      judgement: { sourceFirst: true, sectionInThree: true, support: 1, isCorrect: true },
      form: 'pages',
      ranks: { page: { first: 1 }, section: { first: 1 } },
      reason: undefined,
    })
    expect(result?.best?.passage.url).toBe('/products/fern#watering')
  })

  it('asks the earlier questions of a conversation, and hands on their answers', async () => {
    const asked: Question[] = []
    const engine = createExtractiveEngine({ knowledge: shop.knowledge, brand: 'Green Corner' })
    const before = ['How often do I water the fern?', 'and the cactus?']
    await evaluate([createQuestion({ question: 'in winter?', before })], {
      ask(question) {
        asked.push(question)
        return engine.answer(question, { signal: new AbortController().signal })
      },
      explain: createExplainer({ knowledge: shop.knowledge, brand: 'Green Corner' }),
      knowledge: shop.knowledge,
      site,
    })
    expect(asked.map(({ text, history }) => [text, history.length])).toEqual([
      [before[0], 0],
      [before[1], 2],
      ['in winter?', 4],
    ])
    expect(asked[2]?.history[1]).toEqual({
      role: 'assistant',
      text: expect.stringContaining('twice a week') as string,
    })
  })

  it('says why a wrong one is wrong', async () => {
    const question = 'How often do I water the fern?'
    expect(await ask({ question, expected: watering, facts: [/daily/] })).toMatchObject({
      reason: 'right page, fact not said',
    })
    const elsewhere = [{ file: 'delivery.md', heading: 'Costs' }]
    expect((await ask({ question, expected: elsewhere }))?.reason).toMatch(
      /^right page (?:not )?found/,
    )
  })

  it('lists the words of a refused question that no page has', async () => {
    const question = 'Is there a gymnasium with a trampoline?'
    expect(await ask({ question, kind: 'unanswerable' })).toMatchObject({
      judgement: { isRefused: true, isCorrect: true },
      unknown: ['gymnasium', 'trampoline'],
    })
  })

  it('asks a question after those that the visitor asked before', async () => {
    const before = ['How often do I water the cactus?']
    const expected = [{ file: 'products/cactus.md', heading: 'Watering' }]
    expect(await ask({ question: 'And in winter?', before, expected })).toMatchObject({
      judgement: { isCorrect: true },
    })
  })

  it('asks a question as on its page', async () => {
    const question = { question: 'watering?', expected: watering, facts: [/twice a week/] }
    const [here, there] = [
      await ask({ ...question, page: '/products/fern' }),
      await ask({ ...question, page: '/products/cactus' }),
    ]
    expect([here?.judgement.isCorrect, there?.judgement.isCorrect]).toEqual([true, false])
  })

  it('judges an answer from the structure of the site as one', async () => {
    const expected = [{ file: 'products/fern.md', heading: '' }]
    expect(await ask({ question: 'What products are available?', expected })).toMatchObject({
      form: 'catalogue',
      judgement: { sourceInThree: true, isCorrect: true },
    })
  })
})
