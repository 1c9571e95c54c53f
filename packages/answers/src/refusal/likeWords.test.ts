import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { createDrafter } from '../drafter.ts'
import { hasLikeWord } from './likeWords.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
})

afterAll(() => site.close())

it.each(['refunding', 'refundable', 'waterings', 'delivering', 'cactuses', 'cactsu'])(
  'finds the word of the pages that resembles %j',
  (word) => expect(hasLikeWord(word, site.knowledge)).toBe(true),
)

it.each(['gymnasium', 'trampoline', 'bitcoin', 'fax', 'xyzzy'])('finds none for %j', (word) => {
  expect(hasLikeWord(word, site.knowledge)).toBe(false)
})

it('keeps a refusal from calling a word unmentioned if a page has another form of it', () => {
  const write = createDrafter({ knowledge: site.knowledge, brand: 'Green Corner' })
  const text = 'Is the gymnasium refundability certified by lawyers?'
  const [said] = write({ text, history: [], again: 0, avoid: [] }).draft.said
  expect(said).toContain('“gymnasium”')
  expect(said).not.toContain('“refundability”')
})
