import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { judgeConfidence } from './confidence.ts'
import { findMissingPairs } from './missingPairs.ts'
import { DOUBT_BELOW } from '../tuning.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
})

afterAll(() => site.close())

function judge(question: string, isNamed = false): number {
  const { knowledge } = site
  const query = knowledge.readQuery(question)
  const missing = findMissingPairs(query, knowledge)
  return judgeConfidence(query, knowledge.search(query), missing, isNamed)
}

describe('judgeConfidence', () => {
  it('trusts the words of a section more if its heading names the subject', () => {
    const query = site.knowledge.readQuery('Where do I put the fern?')
    const [best, next] = site.knowledge.search(query)
    if (best === undefined || next === undefined) throw new Error('The shop has two sections.')
    const judgeBeside = (heading: string): number => {
      const passage = { ...next.passage, heading }
      const features = { ...next.features, passage: 1 }
      return judgeConfidence(query, [best, { ...next, passage, features }], [])
    }
    expect(judgeBeside('A place for a fern')).toBeGreaterThan(judgeBeside('A place for a pot'))
  })

  it.each(['How often do I water the fern?', 'What does delivery cost?', 'repot a fern'])(
    'trusts the pages to answer %j',
    (question) => expect(judge(question)).toBeGreaterThan(DOUBT_BELOW),
  )

  it.each([
    'Is it safe to leave the cactus alone during winter?',
    'Is the fern harmful to my cats?',
  ])('ignores everyday words that no page has in %j', (question) =>
    expect(judge(question, true)).toBeGreaterThan(DOUBT_BELOW),
  )

  it('counts the words more if the question names a product, whose sections need not name it', () => {
    const question = 'Is it safe to leave the cactus alone during winter?'
    expect(judge(question, true)).toBeGreaterThan(judge(question) + 0.1)
  })

  it('does not trust the pages to answer about a named thing that they do not have', () => {
    const query = site.knowledge.readQuery('How often do I water the fern?')
    const hits = site.knowledge.search(query)
    expect(judgeConfidence(query, hits, [])).toBeGreaterThan(DOUBT_BELOW)
    expect(judgeConfidence(query, hits, ['gift box'])).toBeLessThan(DOUBT_BELOW)
  })

  it.each([
    'What is the capital of Australia?',
    'Can I pay with bitcoin?',
    'Does the fern come with a voucher?',
    // One word that the shop knows between two that it does not know.
    'How do I water a flat tyre?',
    '',
  ])('does not trust them to answer %j', (question) => {
    expect(judge(question)).toBeLessThan(DOUBT_BELOW)
  })
})
