import { describe, expect, it } from 'vitest'
import { stem } from './stemming/stem.ts'
import { relateWords } from './relateWords.ts'

const relate = (one: string, other: string) => relateWords(stem(one)).get(stem(other))

describe('relateWords', () => {
  it('leads from the words of visitors to those of documentation, and back less', () => {
    expect(relate('stranger', 'anonymous')?.leads).toBeGreaterThanOrEqual(1)
    expect(relate('parent', 'daughter')?.leads ?? 0).toBeLessThan(1)
    const back = relateWords(stem('anonymous')).get(stem('stranger'))?.leads ?? 0
    expect(back).toBeGreaterThan(0)
  })

  it('finds words near that lead to the same ones', () => {
    const near = relate('kid', 'underage')
    expect(near?.nearness).toBeGreaterThan(0.3)
    expect(near?.nearness).toBeLessThan(1)
  })

  it('leaves out the word itself and words that have nothing to do with it', () => {
    expect(relate('kid', 'kid')).toBeUndefined()
    expect(relate('kid', 'invoice')).toBeUndefined()
    expect(relateWords('marmalade').size).toBe(0)
  })
})
