import { describe, expect, it } from 'vitest'
import { hasVowel, isShort, measureStem } from './stemMeasure.ts'

describe('measure', () => {
  it.each([
    [0, ['', 'tr', 'ee', 'tree', 'y', 'by', 'you']],
    [1, ['trouble', 'oats', 'trees', 'ivy', 'yes', 'ytt']],
    [2, ['troubles', 'private', 'oaten', 'systems']],
  ])('is %i', (expected, words) => {
    expect(words.map((word) => measureStem(word))).toEqual(words.map(() => expected))
  })

  it('counts only the given number of first letters', () => {
    expect(measureStem('troubles', 3)).toBe(0)
    expect(measureStem('troubles', 5)).toBe(1)
  })
})

describe('hasVowel', () => {
  it('counts a "y" as a vowel and looks only at the first letters', () => {
    expect(hasVowel('sky', 3)).toBe(true)
    expect(hasVowel('sky', 2)).toBe(false)
    expect(hasVowel('strand', 3)).toBe(false)
  })
})

describe('isShort', () => {
  it('is true of words that end in consonant, vowel, consonant and have no other vowel', () => {
    expect(['hop', 'fil', 'stop', 'yap', 'cyc'].filter((word) => !isShort(word))).toEqual([])
  })

  it('is false of others', () => {
    const others = ['ho', 'at', 'hoop', 'tanned', 'snow', 'box', 'tray', 'unit', 'syrup', '']
    expect(others.filter(isShort)).toEqual([])
  })
})
