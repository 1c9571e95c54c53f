import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSlipCost } from './slips.ts'

const FAR = 99

describe('readSlipCost', () => {
  it('costs nothing for the same word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (word) => {
        expect(readSlipCost(word, word, 0)).toBe(0)
      }),
    )
  })

  it.each([
    ['a doubled letter', 'commment', 'comment', 'a letter beside it', 'comnment'],
    ['a single letter for two', 'coment', 'comment', 'a missing letter', 'commet'],
    ['swapped letters', 'delpoy', 'deploy', 'a neighbouring key', 'deplpy'],
    ['a neighbouring key', 'serber', 'server', 'a key far away', 'serler'],
    ['a like sound', 'seperate', 'separate', 'another letter', 'sepxrate'],
    ['a slip inside', 'serer', 'server', 'one at the beginning', 'erver'],
  ])('considers %s more likely than the other slip', (_, typed, meant, __, other) => {
    expect(readSlipCost(typed, meant, FAR)).toBeLessThan(readSlipCost(other, meant, FAR))
  })

  it('counts two swapped letters as one slip, even under a low limit', () => {
    expect(readSlipCost('laravle', 'laravel', 0.7)).toBe(0.7)
  })

  it('gives no cost beyond the limit', () => {
    expect(readSlipCost('port', 'harbour', 2)).toBe(Infinity)
    expect(readSlipCost('mast', 'port', 2)).toBe(Infinity)
  })

  it('gives the same cost under every sufficient limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 7 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 5 }), (typed, meant, limit) => {
        const cost = readSlipCost(typed, meant, FAR)
        expect(readSlipCost(typed, meant, limit)).toBe(cost > limit ? Infinity : cost)
      }),
    )
  })
})
