import { expect, it } from 'vitest'
import type { Features } from './features.ts'
import { scoreFeatures } from './rank.ts'
import { RANKING } from './tuning.ts'

const names = Object.keys(RANKING) as (keyof Features)[]
const none = Object.fromEntries(names.map((name) => [name, 0])) as unknown as Features

it.each(names)('counts %s with its own weight', (name) => {
  expect(scoreFeatures({ ...none, [name]: 1 })).toBe(RANKING[name])
  expect(scoreFeatures({ ...none, [name]: 0.5 })).toBe(RANKING[name] / 2)
})

it('adds up the weighted features', () => {
  const all = Object.fromEntries(names.map((name) => [name, 1])) as unknown as Features
  const sum = Object.values(RANKING).reduce((total, weight) => total + weight, 0)
  expect(scoreFeatures(all)).toBeCloseTo(sum)
})
