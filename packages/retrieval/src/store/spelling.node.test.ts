import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type TestSite } from '../testing/site.node.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    'plants.md': `---
title: Green plants
---
The fern likes shade. A fern in the sun dies.
`,
    'mattress.md': `---
title: Mattresses
---
A firm mattress holds the back. Choose a firm one, firm but not hard.
`,
    'code.md': `---
title: Settings
---
Set strictPort with \`createServer\`.
`,
  })
})
afterAll(() => site.close())

function correct(question: string) {
  return site.knowledge.readQuery(question).corrected.map(({ to }) => to)
}

it('uses the other words of the question to choose between two words', () => {
  // Both are one letter away, and the pages use the second one more often.
  expect(correct('how much shade does a ferm like')).toEqual(['fern'])
  expect(correct('is the mattress ferm')).toEqual(['firm'])
})

it('corrects an identifier', () => {
  expect(correct('createServr')).toEqual(['createserver'])
})

it('leaves a word unchanged that the pages have', () => {
  expect(correct('a mattres')).toEqual(['mattress'])
  expect(correct('a mattress')).toEqual([])
})

it('chooses again when the same slip is among other words', () => {
  const asked = ['is the mattress ferm', 'how much shade does a ferm like', 'is the mattress ferm']
  expect(asked.flatMap(correct)).toEqual(['firm', 'fern', 'firm'])
})
