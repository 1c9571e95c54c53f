import { wordLanguage } from '@docent/retrieval'
import type { AskedPatterns } from './askedForm.ts'
import { GERMAN_ASKED } from './german.ts'

const PATTERNS: ReadonlyMap<string, AskedPatterns> = new Map([['de', GERMAN_ASKED]])

/** The patterns of the language of the pages; undefined if it is English or has none. */
export function findAskedPatterns(): AskedPatterns | undefined {
  return PATTERNS.get(wordLanguage())
}
