import { wordLanguage } from '@docent/retrieval'
import type { AskedPatterns } from './askedForm.ts'
import { FRENCH_ASKED } from './french.ts'
import { GERMAN_ASKED } from './german.ts'
import { SPANISH_ASKED } from './spanish.ts'

const PATTERNS: ReadonlyMap<string, AskedPatterns> = new Map([
  ['de', GERMAN_ASKED],
  ['es', SPANISH_ASKED],
  ['fr', FRENCH_ASKED],
])

/** The patterns of the language of the pages; undefined if it is English or has none. */
export function findAskedPatterns(): AskedPatterns | undefined {
  return PATTERNS.get(wordLanguage())
}
