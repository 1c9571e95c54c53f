import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearch, type Knowledge } from '@docent/retrieval'
import { openKnowledge } from '@docent/retrieval/node'
import { openSite, PLANT_SHOP, type TestSite } from '../../retrieval/src/testing/site.node.ts'
import { createDrafter } from './drafter.ts'

// The shop says "refund" and "fern", and neither "quittance" nor "frilly friend".

let site: TestSite
let knowledge: Knowledge

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
  const synonyms = [
    ['refund', 'quittance'],
    ['frilly friend', 'fern'],
  ]
  knowledge = openKnowledge(site.file, { synonyms })
})
afterAll(() => {
  knowledge.close()
  site.close()
})

function ask(text: string, from: Knowledge) {
  const draft = createDrafter({ knowledge: from, brand: 'Green Corner' })
  return draft({ text, history: [], again: 0, avoid: [] }).draft
}

function say(text: string, from: Knowledge): string {
  return ask(text, from)
    .said.map((said) => (typeof said === 'string' ? said : ''))
    .join('')
}

describe("the owner's synonyms", () => {
  it('answer from the pages that say the other word', () => {
    expect(say('do I get a quittance', knowledge)).toContain('refund the price')
    expect(say('how often do I water my frilly friend', knowledge)).toContain('twice a week')
  })

  it('are on no page of a site without them', () => {
    expect(ask('do I get a quittance', site.knowledge).grounded).toBe(false)
  })

  it('are never called unmentioned in a refusal', () => {
    const question = 'does the quittance cover the zeppelin from Jupiter'
    expect(say(question, site.knowledge)).toContain('quittance')
    expect(say(question, knowledge)).toContain('zeppelin')
    expect(say(question, knowledge)).not.toContain('quittance')
  })

  it('give the same results in the site search', () => {
    const search = createSearch(knowledge)
    expect(search('quittance', 8).hits[0]?.url).toBe('/delivery#returns')
    expect(createSearch(site.knowledge)('quittance', 8).hits).toEqual([])
  })
})
