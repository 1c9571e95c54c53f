import { expect, it } from 'vitest'
import { putWeights } from './putWeights.ts'

const SOURCE = `export const UNIT_WEIGHTS: Weights = {
  share: 0.15,
  title: -1,
}

export const SECTION_WEIGHTS: Weights = {
  title: 0.2,
}
`

it('puts rounded weights into their own table, and leaves those it has none for', () => {
  const weights = new Map([
    ['unit.title', -0.001],
    ['section.title', 1.236],
  ])
  expect(putWeights(SOURCE, weights)).toBe(
    SOURCE.replace('title: -1', 'title: 0').replace('title: 0.2', 'title: 1.24'),
  )
})
