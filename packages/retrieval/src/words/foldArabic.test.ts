import { describe, expect, it } from 'vitest'
import { foldAccents, readTerms } from './analyze.ts'
import { allowSpellings, foldArabic } from './foldArabic.ts'

/** Spellings of the same text. */
const SAME: readonly (readonly [string, ...string[]])[] = [
  ['مُدَّةُ الشَّحْنِ', 'مدة الشحن', 'مده الشحن', 'مـــدة الشحـــن'],
  ['إلى', 'الى', 'الي', 'إلي', 'اِلى'],
  ['أسئلة', 'اسئلة', 'أسئله', 'أَسْئِلَة', 'ٱسئلة'],
  ['آلة', 'الة', 'أله'],
  ['هٰذا', 'هذا', 'هَذَا'],
  ['مستشفى', 'مستشفي'],
]

describe('foldArabic', () => {
  it.each(SAME)('gives the spellings of %s the same letters', (...spellings) => {
    expect(new Set(spellings.map(foldArabic)).size).toBe(1)
  })

  it('keeps the hamza that is a letter, and words that differ by a letter', () => {
    expect(['سؤال', 'شيء', 'رئيس'].map(foldArabic)).toEqual(['سؤال', 'شيء', 'رئيس'])
    expect(foldArabic('كتب')).not.toBe(foldArabic('كاتب'))
  })

  it('leaves texts in other alphabets as they are', () => {
    const text = 'Größe, 设置, कीमत, שָׁלוֹם, ไทย – «wsl2»'
    expect(foldArabic(text)).toBe(text)
  })
})

describe('terms of Arabic words', () => {
  it.each(SAME)('are the same for the spellings of %s', (...spellings) => {
    const terms = spellings.map((one) => readTerms(one).join(' '))
    expect(new Set(terms).size).toBe(1)
    expect(spellings.map((one) => readTerms(one.normalize('NFD')).join(' '))).toEqual(terms)
  })

  it('are the same for the letter forms of old documents', () => {
    expect(foldAccents('ﻻ ﺷﺤﻦ')).toBe(foldAccents('لا شحن'))
  })
})

describe('allowSpellings', () => {
  it.each(SAME)('finds each spelling of %s in a text', (...spellings) => {
    for (const one of spellings) {
      const pattern = allowSpellings(new RegExp(`(?<!\\p{L})(?:${one}|x)(?!\\p{L})`, 'u'))
      for (const other of spellings) {
        expect(pattern.exec(`كم ${other}؟`)?.[0]).toBe(other)
        expect(pattern.test(`كم ${other}ك؟`)).toBe(false)
      }
    }
  })

  it('keeps the flags and the letters of other alphabets', () => {
    expect(allowSpellings(/liste|قائمة/iu).test('LISTE')).toBe(true)
    expect(allowSpellings(/liste|قائمة/iu).flags).toBe('iu')
  })

  it('keeps a letter that may be missing', () => {
    const pattern = allowSpellings(/^و?كيف$/u)
    expect(['كيف', 'وكيف', 'وَكَيفَ'].every((one) => pattern.test(one))).toBe(true)
  })
})
