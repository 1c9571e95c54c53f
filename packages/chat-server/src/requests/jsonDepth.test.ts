import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonDepth } from './jsonDepth.ts'

describe('jsonDepth', () => {
  it('counts as walking the parsed value does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(jsonDepth(JSON.stringify(value), 100)).toBe(depthOf(value))
      }),
    )
  })

  it('takes no notice of brackets inside strings', () => {
    expect(jsonDepth('{"a":"[[[\\"[["}', 100)).toBe(1)
  })

  it('stops counting beyond its limit', () => {
    expect(jsonDepth('['.repeat(1_000_000), 32)).toBe(33)
  })
})

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}
