import { foldArabic } from '@docent/retrieval'

const PREFIX = /^(?:و?ال|لل|بال)(?=..)/
const SUFFIX = /(?<=..)(?:ات|ون|ين|ه)$/
const LONG_VOWELS = /[اوي]/g

/**
 * Whether a noun is a word, or its plural. Most Arabic plurals change the vowels within a word: "مصابيح" has the
 * consonants of "مصباح". They have a long vowel, so "شحن" (shipping) is not a form of "شاحن" (charger).
 */
export function isArabicFormOf(noun: string, word: string): boolean {
  const [plural, single] = [noun, word].map((one) =>
    foldArabic(one).replace(PREFIX, '').replace(SUFFIX, ''),
  ) as [string, string]
  if (!/^[\u0620-\u064a]+$/.test(plural)) return false
  if (plural === single) return true
  const consonants = plural.replaceAll(LONG_VOWELS, '')
  return (
    consonants !== plural &&
    consonants.length > 1 &&
    consonants === single.replaceAll(LONG_VOWELS, '')
  )
}
