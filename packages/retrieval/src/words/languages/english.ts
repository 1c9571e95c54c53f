import { toOneSpelling } from '../stemming/spellingVariants.ts'
import { stem } from '../stemming/stem.ts'
import { STOP_WORDS } from '../lists/stopWords.ts'
import type { WordRules } from './wordRules.ts'

const ENDINGS =
  's es ed d e ing ings er ers or ors ion ions ation ations ment ments able ly al y ies ied'.split(
    ' ',
  )

export const ENGLISH_RULES: WordRules = {
  language: 'en',
  stopWords: STOP_WORDS,
  endings: ENDINGS,
  toTerm: (word) => stem(toOneSpelling(word)),
}
