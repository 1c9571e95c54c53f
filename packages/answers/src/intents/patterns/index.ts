import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { dutch } from './nl.ts'
import { portuguese } from './pt.ts'
import type { LanguagePatterns } from './types.ts'

/**
 * The languages that are understood on every site, since visitors may greet in any of them. English
 * comes first, because many sites use English words.
 */
export const PATTERNS: readonly LanguagePatterns[] = [
  english,
  german,
  arabic,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
]

/** The fold function of a language that needs none. */
export function keepText(text: string): string {
  return text
}
