import { readWordsIn } from '@docent/retrieval'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite } from '../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../retrieval/src/testing/site.node.ts'
import { createDrafter } from './drafter.ts'

const SHOP: Readonly<Record<string, string>> = {
  'index.md': '---\ntitle: متجر المصابيح\n---\n\nنبيع مصابيح هادئة.\n',
  'products/lamp.md': `---
title: مصباح المكتب
---
## الشحن

نشحن المصباح خلال ثلاثة أيام عمل. تكلفة الشحن خمسة يورو.

## الضمان

الضمان مدته سنتان.

## البطارية

تدوم البطارية ثماني ساعات.
`,
}

let site: TestSite

beforeAll(async () => {
  readWordsIn('ar')
  site = await openSite(SHOP)
})
afterAll(() => {
  readWordsIn('en')
  site.close()
})

function ask(text: string): string {
  const write = createDrafter({ knowledge: site.knowledge, brand: 'مصابيح', language: 'ar' })
  const { draft } = write({ text, history: [], again: 0, avoid: [], language: 'ar' })
  return draft.said.map((part) => (typeof part === 'string' ? part : '')).join('')
}

// Question words counted as subjects: a page without "how" did not answer "how do I ship the lamp".
it.each([
  ['كيف أشحن المصباح؟', 'نشحن المصباح'],
  ['كم تدوم البطارية؟', 'ثماني ساعات'],
  ['وما هو الضمان؟', 'سنتان'],
])('answers %s', (question, fact) => {
  expect(ask(question)).toContain(fact)
})

it.each(['لماذا السماء زرقاء؟', 'متى يفتح المطعم؟', 'أين تقع المدرسة؟'])(
  'names only the subject when it refuses %s',
  (question) => {
    const text = ask(question)
    expect(text).toMatch(/^لم أجد إجابة/)
    expect(text).not.toMatch(/«(?:لماذا|متى|أين)»/)
  },
)
