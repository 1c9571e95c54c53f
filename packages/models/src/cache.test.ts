import { describe, expect, it } from 'vitest'
import type { Question } from '@docent/answers'
import { createAnswerCache, toCacheKey } from './cache.ts'

function keyOf(text: string, rest: Partial<Question> = {}): Promise<string | undefined> {
  return toCacheKey({ text, history: [], again: 0, avoid: [], ...rest }, ['content', 'model'])
}

describe('toCacheKey', () => {
  it('is the same for questions that differ in case, marks and small words only', async () => {
    const key = await keyOf('How do I water the fern?')
    expect(await keyOf('how do i  WATER a fern')).toBe(key)
    expect(await keyOf('How do I feed the fern?')).not.toBe(key)
  })

  it('is another if a small word turns the question round', async () => {
    const key = await keyOf('Can I water the fern after winter?')
    expect(await keyOf('Can I water the fern before winter?')).not.toBe(key)
    expect(await keyOf('Can I not water the fern after winter?')).not.toBe(key)
  })

  it('is another for another page, language, content or model', async () => {
    const key = await keyOf('How do I water the fern?')
    const page = { url: '/products/fern', title: '' }
    expect(await keyOf('How do I water the fern?', { page })).not.toBe(key)
    expect(await keyOf('How do I water the fern?', { language: 'de' })).not.toBe(key)
    const question = { text: 'How do I water the fern?', history: [], again: 0, avoid: [] }
    expect(await toCacheKey(question, ['content', 'other'])).not.toBe(key)
  })

  it('is undefined for a question that depends on earlier ones', async () => {
    const history = [{ role: 'user' as const, text: 'Hello' }]
    expect(await keyOf('And in winter?', { history })).toBeUndefined()
    expect(await keyOf('How do I water it?', { again: 1 })).toBeUndefined()
    const files = [{ type: 'text' as const, name: 'a', text: 'b' }]
    expect(await keyOf('What is this?', { files })).toBeUndefined()
  })
})

describe('createAnswerCache', () => {
  it('forgets what was not asked for the longest', () => {
    const cache = createAnswerCache(2)
    const parts = [{ type: 'text' as const, value: 'a' }]
    cache.keep('a', parts)
    cache.keep('b', parts)
    cache.find('a')
    cache.keep('c', parts)
    expect(['a', 'b', 'c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true])
  })
})
