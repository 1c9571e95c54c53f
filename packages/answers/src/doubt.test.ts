import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, PLANT_SHOP, type TestSite } from '../../retrieval/src/testing/site.node.ts'
import { createDrafter } from './drafter.ts'
import type { Draft, Said } from './contract/draft.ts'
import { DOUBT_BELOW, MAX_CARDS, REFUSE_BELOW } from './tuning.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
})

afterAll(() => site.close())

const CONTACT = { label: 'Write to us', href: 'mailto:leaf@green.example' }

function ask(text: string): Draft {
  const write = createDrafter({ knowledge: site.knowledge, brand: 'Green', contact: CONTACT })
  return write({ text, history: [], again: 0, avoid: [] }).draft
}

function join(said: readonly Said[]): string {
  return said.map((one) => (typeof one === 'string' ? one : `[${one.passage.url}]`)).join('')
}

it('shows the closest passages if the pages may not answer, and says so first', () => {
  const draft = ask('Are plants sent in a box with a ribbon?')
  expect(draft.confidence).toBeGreaterThan(REFUSE_BELOW)
  expect(draft.confidence).toBeLessThan(DOUBT_BELOW)
  expect(draft).toMatchObject({ outcome: 'passages', grounded: false })
  const text = join(draft.said)
  expect(text).toMatch(/^I could not find an answer.* “ribbon”\.\n\nClosest passages:\n/)
  expect(text).toContain('The cactus is sent in a box of foam.[/products/cactus#delivery]')
  expect(text).toMatch(/\n\nFor anything else: \[Write to us\]\(mailto:leaf@green\.example\)\.$/)
  const cited = draft.said.filter((one) => typeof one !== 'string')
  expect(cited.length).toBeGreaterThan(1)
  expect(cited.length).toBeLessThanOrEqual(MAX_CARDS)
})

it('shows no passages where the question is about something else', () => {
  const draft = ask('Can I pay with bitcoin?')
  expect(draft.confidence).toBeLessThan(REFUSE_BELOW)
  expect(draft).toMatchObject({ grounded: false })
  expect(draft.said.filter((one) => typeof one !== 'string')).toEqual([])
})

it('reads the short words of messages, and never says that no page has them', () => {
  const text = join(ask('do u send gnomes to Norway pls').said)
  expect(text).toContain('“Norway”')
  expect(text).not.toMatch(/“(?:u|pls)”/)
  expect(ask('hows delivery, what does it cost').grounded).toBe(true)
})
