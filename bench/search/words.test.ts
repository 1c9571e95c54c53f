import { expect, it } from 'vitest'
import { createRandom } from './random.ts'
import { createVocabulary, FUNCTION_WORDS, writeWords } from './words.ts'

const SEED = 7

function drawMany(count: number): string[] {
  const { draw } = createVocabulary(1000, SEED)
  const random = createRandom(SEED)
  return Array.from({ length: count }, () => draw(random))
}

it('draws a few words often and most of them seldom', () => {
  const counts = new Map<string, number>()
  for (const word of drawMany(20_000)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const sorted = [...counts.values()].toSorted((a, b) => b - a)
  expect(sorted.length).toBeGreaterThan(900)
  const top = sorted.slice(0, 100).reduce((sum, count) => sum + count, 0)
  expect(top / 20_000).toBeGreaterThan(0.35)
  expect(top / 20_000).toBeLessThan(0.55)
})

it('draws the same words again', () => {
  expect(drawMany(50)).toEqual(drawMany(50))
})

it('writes of its topic, with the words between that English has', () => {
  const vocabulary = createVocabulary(5000, SEED)
  const random = createRandom(SEED)
  const topic = vocabulary.drawTopic(random)
  const words = writeWords(5000, vocabulary, topic, random)
  const share = (among: readonly string[]) => {
    const set = new Set(among)
    return words.filter((word) => set.has(word)).length / words.length
  }
  expect(share(FUNCTION_WORDS)).toBeGreaterThan(0.35)
  expect(share(FUNCTION_WORDS)).toBeLessThan(0.42)
  expect(share(topic)).toBeGreaterThan(0.2)
})

it('takes whole numbers from the least to the most, both of them too', () => {
  const random = createRandom(SEED)
  const drawn = new Set(Array.from({ length: 200 }, () => random.between(2, 4)))
  expect([...drawn].toSorted()).toEqual([2, 3, 4])
})
