import { toOneSpelling } from '../stemming/spellingVariants.ts'
import { stem } from '../stemming/stem.ts'
import { STOP_WORDS } from '../lists/stopWords.ts'
import type { WordRules } from './wordRules.ts'

export const ENGLISH_RULES: WordRules = {
  language: 'en',
  isStopWord: (word) => STOP_WORDS.has(word),
  toTerm: (word) => stem(toOneSpelling(word)),
}
