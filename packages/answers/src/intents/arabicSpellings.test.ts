import { expect, it } from 'vitest'
import { asksForAll } from '../choosing/asksForAll.ts'
import { createIntentReader } from './catalogueIntent.ts'
import { readContext } from './followUp.ts'
import { arabic } from './patterns/ar.ts'
import { readCompared } from './readCompared.ts'
import { findCollection, readSiteMap } from './siteMap.ts'
import { splitQuestion } from './splitQuestion.ts'

// Visitors write these words with and without hamza, dots and short vowels.

it.each(['ما هي أَدَوَاتكم؟', 'ما هي ادواتكم', 'ما هي أدواتكم'])('reads %s as a list', (text) => {
  expect(createIntentReader('الركن الأخضر', arabic)(text)[0]).toMatchObject({ type: 'list' })
})

it.each(['أداة', 'اداه', 'الأدوات', 'الادوات', 'خِدمة'])('finds the products by %s', (noun) => {
  const page = { route: '/products/fern', title: 'السرخس', collection: 'products' }
  const site = readSiteMap([page as Parameters<typeof readSiteMap>[0][number]])
  expect(findCollection(site, noun)?.name).toBe('products')
})

it.each(['إليه', 'اليه', 'إِلَيهِ'])('reads a question with %s as one that continues', (word) => {
  const history = [{ role: 'user' as const, text: 'كم مرة أسقي نبات السرخس في الصيف' }]
  const text = `كيف تصل الشمس القوية ${word} صباحا`
  expect(readContext({ text, history }).text).toBe(history[0]!.text)
})

it('compares two things in any spelling', () => {
  expect(readCompared('ايهما افضل: السرخس او الصبار')).toEqual(['السرخس', 'الصبار'])
  expect(readCompared('أيُّهما أفضل: السرخس أو الصبار')).toEqual(['السرخس', 'الصبار'])
})

it('splits two questions in any spelling, and keeps their words as they are', () => {
  expect(splitQuestion('كيف أسقي النبتة، واين أضعها في البيت؟')).toEqual({
    parts: ['كيف أسقي النبتة', 'اين أضعها في البيت'],
    isSure: true,
  })
})

it.each(['قائمه النباتات', 'قائمة النباتات'])('reads %s as a wish for all', (text) => {
  expect(asksForAll(text)).toBe(true)
})
