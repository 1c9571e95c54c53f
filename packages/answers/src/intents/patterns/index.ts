import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { LanguagePatterns } from './types.ts'

/**
 * Every language that is understood, whatever the site's language is: visitors may greet in any.
 * English comes first, because many sites use English words.
 */
export const PATTERNS: readonly LanguagePatterns[] = [english, german, arabic]

/** The fold of a language that has nothing to fold. */
export function keepText(text: string): string {
  return text
}
