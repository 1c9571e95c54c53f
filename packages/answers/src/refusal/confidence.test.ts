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

function judge(question: string): number {
  const query = site.knowledge.readQuery(question)
  return judgeConfidence(
    query,
    site.knowledge.search(query),
    findMissingPairs(query, site.knowledge),
  )
}

describe('judgeConfidence', () => {
  it.each(['How often do I water the fern?', 'What does delivery cost?', 'repot a fern'])(
    'trusts the pages to answer %j',
    (question) => expect(judge(question)).toBeGreaterThan(DOUBT_BELOW),
  )

  it.each([
    'Is it safe to leave the cactus alone during winter?',
    'Is the fern harmful to my cats?',
  ])('ignores everyday words that no page has in %j', (question) =>
    expect(judge(question)).toBeGreaterThan(DOUBT_BELOW),
  )

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
