import { ARABIC_RULES } from './arabic.ts'
import { DUTCH_RULES } from './dutch.ts'
import { ENGLISH_RULES } from './english.ts'
import { FRENCH_RULES } from './french.ts'
import { GERMAN_RULES } from './german.ts'
import { ITALIAN_RULES } from './italian.ts'
import { PORTUGUESE_RULES } from './portuguese.ts'
import { SPANISH_RULES } from './spanish.ts'
import type { WordRules } from './wordRules.ts'

const ALL = [
  DUTCH_RULES,
  ENGLISH_RULES,
  FRENCH_RULES,
  GERMAN_RULES,
  ITALIAN_RULES,
  PORTUGUESE_RULES,
  SPANISH_RULES,
]
const RULES = new Map([
  ...ALL.map((rules) => [rules.language, rules] as const),
  ['ar', ARABIC_RULES],
])

/** Finds the rules of a language such as `de-AT`. Languages without rules use those of English. */
export function findWordRules(language: string): WordRules {
  return RULES.get(language.toLowerCase().split('-')[0] ?? '') ?? ENGLISH_RULES
}
