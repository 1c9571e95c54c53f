import { describe, expect, it } from 'vitest'
import { readSmallWords } from './smallWords.ts'

describe('readSmallWords', () => {
  it.each([
    ['Wozu und womit reinige ich den Zylinder?', ['wozu', 'und', 'womit', 'ich', 'den']],
    // One Arabic word used not to count, because one German word can be an English one.
    ['كيف أشحن المصباح؟', ['كيف']],
    ['كم يدوم the USB cable, and how is it charged?', ['كم']],
    ['Where is my hat?', []],
    ['How did the war die?', []],
  ])('finds those of %s', (text, words) => {
    expect([...readSmallWords(text)]).toEqual(words)
  })
})
