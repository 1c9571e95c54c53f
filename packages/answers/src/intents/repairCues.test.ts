import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { repairCues } from './repairCues.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    'index.md': '---\ntitle: Mills\n---\n\nA mill has a detail and a dat.\n',
  })
})

afterAll(() => site.close())

it.each([
  ['technical detials', 'technical details'],
  ['waht is this', 'what is this'],
  ['wat is ths', 'what is this'],
  ['give me an overveiw', 'give me an overview'],
  ['tel me abuot it', 'tell me about it'],
  ["what's in teh box", "what's in the box"],
  ['tehcnical specifcations', 'technical specifications'],
])('repairs %j', (text, repaired) => {
  expect(repairCues(text, site.knowledge)).toBe(repaired)
})

it.each([
  'technical details',
  'whats in the bos',
  'the detail',
  'a dat',
  'what is that',
  'toll',
  'then',
  'thin mills',
])('leaves %j as it is', (text) => {
  expect(repairCues(text, site.knowledge)).toBeUndefined()
})
