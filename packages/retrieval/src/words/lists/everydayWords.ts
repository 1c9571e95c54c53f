import { LIGHT_WORDS } from './lightWords.ts'
import { ORDINARY_WORDS } from './ordinaryWords.ts'
import { STOP_WORDS } from './stopWords.ts'
import { MIN_WORD } from '../spelling/vocabulary.ts'

/** The English words that a misspelt word may mean, whatever the pages say. */
export const EVERYDAY_WORDS: readonly string[] = [
  ...new Set([...STOP_WORDS, ...LIGHT_WORDS, ...ORDINARY_WORDS].map(cutApostrophe)),
].filter((word) => word.length >= MIN_WORD && /^[a-z]+$/.test(word))

/** The part of "shouldn't" before its apostrophe. */
function cutApostrophe(word: string): string {
  return word.replace(/'.*$/, '')
}
