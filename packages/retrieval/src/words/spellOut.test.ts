import { describe, expect, it } from 'vitest'
import { spellOut } from './spellOut.ts'

describe('spellOut', () => {
  it.each([
    ['do u ship to norway', 'do you ship to norway'],
    ['can u', 'can you'],
    ['what do u do if u lose it?', 'what do you do if you lose it?'],
  ])('reads the short "you" in %j', (text, whole) => expect(spellOut(text)).toBe(whole))

  it.each([
    'is a 2 u rack enough',
    'what U value do they have',
    'ä ö ü come out as garbage',
    'do ul lists work',
  ])('leaves %j alone', (text) => expect(spellOut(text)).toBe(text))

  it('reads every one of a very long text', () => {
    const text = 'do u '.repeat(50_000)
    expect(spellOut(text)).toHaveLength(text.length + 2 * 50_000)
  })
})
