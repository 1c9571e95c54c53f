import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../packages/retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../packages/retrieval/src/testing/site.node.ts'
import { judgeQuestion } from './judgeQuestion.ts'
import { readJudgedQuestions, writeJudgedQuestions } from './judgedQuestion.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
})
afterAll(() => site.close())

const SHOP = { site: 'shop', part: 'whole' as const }
const WATER = {
  question: 'how often do I water the cactus',
  kind: 'answered' as const,
  passage: '/products/cactus#watering',
}

describe('judgeQuestion', () => {
  it('marks the right passage and its page in the order of the evidence', () => {
    const judged = judgeQuestion(SHOP, WATER, site.knowledge)
    expect(judged).toMatchObject({ site: 'shop', isAnswerable: true, isFound: true })
    expect(judged?.places).toHaveLength(judged?.evidence.sections.length ?? 0)
    expect(judged?.places[0]).toBe(2)
    expect(judged?.places.slice(1)).not.toContain(2)
  })

  it('marks every passage that answers as the right one', () => {
    const [, second] = judgeQuestion(SHOP, WATER, site.knowledge)?.evidence.sections ?? []
    expect(second).toBeDefined()
    const others = site.knowledge.search(site.knowledge.readQuery(WATER.question), { limit: 14 })
    const judged = judgeQuestion(
      SHOP,
      { ...WATER, others: others.map(({ passage }) => passage.id) },
      site.knowledge,
    )
    expect(new Set(judged?.places)).toEqual(new Set([2]))
  })

  it('marks no section for a question without an answer', () => {
    const trial = { question: 'is the large fern good for dogs', kind: 'near' as const }
    const judged = judgeQuestion(SHOP, trial, site.knowledge)
    expect(judged).toMatchObject({ isAnswerable: false, isFound: false })
    expect(new Set(judged?.places)).toEqual(new Set([0]))
  })

  it('has nothing for a question that is refused without evidence', () => {
    const trial = { question: 'zzyzx quux', kind: 'everyday' as const }
    expect(judgeQuestion(SHOP, trial, site.knowledge)).toBeUndefined()
  })
})

describe('writeJudgedQuestions', () => {
  it('writes lines that are read as the same questions, with rounded numbers', () => {
    const folder = mkdtempSync(join(tmpdir(), 'docent-judged-'))
    const judged = judgeQuestion(SHOP, WATER, site.knowledge)!
    writeFileSync(join(folder, 'shop.jsonl'), writeJudgedQuestions([judged, judged]))
    const [one, two, ...more] = readJudgedQuestions(folder)
    rmSync(folder, { recursive: true })
    expect(more).toEqual([])
    expect(one).toEqual(two)
    expect({ ...one, evidence: judged.evidence }).toEqual(judged)
    expect(one?.evidence.sections[0]?.[0]).toBeCloseTo(judged.evidence.sections[0]?.[0] ?? 0, 4)
  })
})
