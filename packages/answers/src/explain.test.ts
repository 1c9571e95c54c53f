import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../retrieval/src/testing/site.node.ts'
import { createExplainer, type Explanation } from './explain.ts'
import { createExtractiveEngine } from './extractive.ts'
import type { Question } from './contract/types.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
})

afterAll(() => site.close())

function toQuestion(text: string, before: readonly string[] = []): Question {
  const history = before.map((said) => ({ role: 'user' as const, text: said }))
  return { text, history, again: 0, avoid: [] }
}

function explain(text: string, before?: readonly string[]): Explanation {
  return createExplainer({ knowledge: site.knowledge, brand: 'Green Corner' })(
    toQuestion(text, before),
  )
}

async function readAnswer(text: string): Promise<{ said: string; confidence: unknown }> {
  const engine = createExtractiveEngine({ knowledge: site.knowledge, brand: 'Green Corner' })
  let said = ''
  let confidence: unknown
  const { signal } = new AbortController()
  for await (const part of engine.answer(toQuestion(text), { signal })) {
    if (part.type === 'text') said += part.value
    if (part.type === 'message_annotations') {
      ;[{ confidence }] = part.value as [{ confidence: number }]
    }
  }
  return { said, confidence }
}

describe('an explanation', () => {
  // The tags counted as words, and the answer could be about bold text.
  it('reads a question without the tags that format it', async () => {
    const plain = 'How do I set the watering timer?'
    const pasted = '<script>alert(1)</script> <b>How</b> do I <i>set</i> the watering timer?'
    const { terms, unknown } = explain(pasted).findings.judged.query
    const names = (all: typeof terms) => all.map(({ term }) => term)
    expect(names(terms)).toEqual(names(explain(plain).findings.judged.query.terms))
    expect(unknown).toEqual([])
    expect(await readAnswer(pasted)).toEqual(await readAnswer(plain))
  })

  it('names the things that no section writes about, if sections were found', () => {
    expect(explain('Can I water the fern in dark mode?').unwritten).toEqual(['dark mode'])
    expect(explain('How often do I water the fern?').unwritten).toEqual([])
    const nothing = explain('dark mode')
    expect(nothing.findings.hits).toEqual([])
    expect(nothing.unwritten).toEqual([])
  })

  it('marks exactly the units that the answer uses', async () => {
    const text = 'How do I set the watering timer?'
    const { said } = await readAnswer(text)
    const { form, passages } = explain(text)
    const units = passages.flatMap((passage) => passage.units)
    expect(form).toBe('pages')
    expect(units.filter(({ isKept }) => isKept).length).toBeGreaterThan(0)
    for (const { unit, isKept } of units) expect(said.includes(unit.markdown)).toBe(isKept)
  })

  it('has the confidence of the answer and the signals that add up to the one by words', async () => {
    const text = 'What does delivery cost?'
    const { confidence } = await readAnswer(text)
    const { findings, signals, byWords } = explain(text)
    const sum = signals.reduce((total, { value, weight }) => total + value * weight, 0)
    expect(byWords).toBeCloseTo(1 / (1 + Math.exp(-sum)))
    expect(confidence).toBeCloseTo(findings.confidence, 3)
    expect(findings.verdict).toBe('answer')
  })

  it('chooses nothing for a question that is refused', () => {
    const { findings, passages, thresholds } = explain('Can I pay with bitcoin?')
    expect(findings.verdict).toBe('refuse')
    expect(findings.confidence).toBeLessThan(thresholds.refuse)
    expect(findings.query.unknown).toEqual(['bitcoin'])
    expect(passages).toEqual([])
  })

  it('has no signals if nothing was found', () => {
    expect(explain('xyzzy').signals).toEqual([])
  })

  it('names the form of a question that is not searched for', () => {
    expect(explain('Hello!')).toMatchObject({ form: 'small talk', passages: [] })
    expect(explain('What products are available?')).toMatchObject({
      form: 'catalogue',
      passages: [],
    })
  })

  it('has the earlier question that a question depends on', () => {
    const { findings } = explain('And in winter?', ['How often do I water the cactus?'])
    expect(findings.context).toBe('How often do I water the cactus?')
    expect(findings.query.terms.map(({ origin }) => origin)).toContain('context')
  })
})
