import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { LanguagePatterns } from './types.ts'

/**
 * The languages that are understood on every site, since visitors may greet in any of them. English
 * comes first, because many sites use English words.
 */
export const PATTERNS: readonly LanguagePatterns[] = [english, german, arabic]

/** The fold function of a language that needs none. */
export function keepText(text: string): string {
  return text
}
