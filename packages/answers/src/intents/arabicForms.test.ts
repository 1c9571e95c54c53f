import { expect, it } from 'vitest'
import { isArabicFormOf } from './arabicForms.ts'

it.each([
  ['المصابيح', 'مصباح'],
  ['مصباح', 'المصباح'],
  ['الطاولات', 'طاولة'],
  ['كراسي', 'كرسي'],
  ['أجهزة', 'جهاز'],
])('knows that %s and %s are one noun', (noun, word) => {
  expect(isArabicFormOf(noun, word)).toBe(true)
})

it.each([
  ['الشحن', 'شاحن'],
  ['مصابيح', 'كرسي'],
  ['مصابيح', 'lamp'],
  ['lamps', 'lamps'],
  ['مصباح المكتب', 'مصباح'],
])('knows that %s and %s are not', (noun, word) => {
  expect(isArabicFormOf(noun, word)).toBe(false)
})
