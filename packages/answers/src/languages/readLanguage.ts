// Tells the language of a question by its small words, since a question is too short for more. It
// must not take English with foreign names in it for another language: a visitor who asks "Where is
// the Café de la Paix?" wants an English answer.

import { toPlainWords } from './plainWords.ts'
import { ASKED_LANGUAGES, LANGUAGES_OF, type AskedLanguage } from './smallWords.ts'

const alone = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`

/** Letters and short words that only one of these languages has. */
const LETTERS: readonly (readonly [AskedLanguage, RegExp])[] = [
  ['de', /[äöß]/giu],
  ['de', new RegExp(alone('für|über'), 'giu')],
  ['es', /[ñ¿¡]/giu],
  ['pt', new RegExp(`[ãõ]|${alone('há|é|à')}`, 'giu')],
  ['fr', /[êœ]|(?<!\p{L})(?:l|d|j|qu|n|c)['’](?=\p{L})/giu],
  ['it', new RegExp(alone('è|però|può|più|perché'), 'giu')],
  ['it', /(?<!\p{L})(?:dell|nell|all|dall|sull|un|quest|dov|com|c)['’](?=\p{L})/giu],
]
/** Such a letter counts as this number of small words. */
const LETTER_WORTH = 0.8

/** The worth of a word that only one language has, and of one that several have. */
const OWN_WORTH = 1
const SHARED_WORTH = 0.5
/** Less evidence than this, per small word or per word, may be chance. */
const LEAST = 1.5
const LEAST_SHARE = 0.3
/** One word is enough if the text is at most this long and has no English words. */
const SHORT = 4
/** The evidence must be this many times that for English. */
const MARGIN = 1.6
/** Below this score, a text is in the site's language if the site has its other words. */
const SURE = 2

/** Quotes, code and addresses do not show the language of a question. */
const QUOTED = /"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|`[^`]*`|\b[a-z]+:\/\/\S+|(?<!\S)\S+@\S+/giu
const ARABIC = /[\u0620-\u064a]/g
const LETTER = /\p{L}/gu

/**
 * The language of a question; undefined if it is unclear.
 *
 * @param isKnown whether the site has a word: "comment box missing" is not French if the site
 * mentions boxes.
 */
export function readLanguage(
  text: string,
  isKnown: (word: string) => boolean = () => false,
): AskedLanguage | undefined {
  const own = text.replaceAll(QUOTED, ' ').normalize('NFC')
  if (isMostlyArabic(own)) return 'ar'
  const words = toPlainWords(own)
  const scores = weigh(own, words)
  const [first, second] = ASKED_LANGUAGES.toSorted((a, b) => scores[b] - scores[a])
  if (first === undefined || second === undefined) return undefined
  const score = scores[first]
  if (first === 'en') return score >= OWN_WORTH ? first : undefined
  if (score === scores[second] || !hasEnough(score, scores.en, words.length)) return undefined
  return score < SURE && areKnown(words, isKnown) ? undefined : first
}

function hasEnough(score: number, english: number, words: number): boolean {
  if (score < english * MARGIN) return false
  if (english === 0 && words <= SHORT && score >= OWN_WORTH) return true
  return score >= LEAST && score >= words * LEAST_SHARE
}

/** Whether the site has most of the content words. */
function areKnown(words: readonly string[], isKnown: (word: string) => boolean): boolean {
  const naming = words.filter((word) => !LANGUAGES_OF.has(word))
  return naming.length > 0 && naming.filter(isKnown).length * 2 > naming.length
}

function isMostlyArabic(text: string): boolean {
  const arabic = text.match(ARABIC)?.length ?? 0
  return arabic > 0 && arabic * 2 >= (text.match(LETTER)?.length ?? 0)
}

function weigh(text: string, words: readonly string[]): Record<AskedLanguage, number> {
  const scores = { en: 0, de: 0, fr: 0, es: 0, it: 0, pt: 0, nl: 0, ar: 0 }
  for (const word of new Set(words)) {
    const languages = LANGUAGES_OF.get(word) ?? []
    const worth = languages.length === 1 ? OWN_WORTH : SHARED_WORTH
    for (const language of languages) scores[language] += worth
  }
  for (const [language, letters] of LETTERS) {
    scores[language] += LETTER_WORTH * Math.min(2, text.match(letters)?.length ?? 0)
  }
  return scores
}
