// Lists the words that a misspelt word may mean, from the words of the pages and everyday English,
// by the likelihood of the slip and the frequency on the pages. `store/spelling.node.ts` then
// chooses the word that the pages use together with the other words of the question.

import { wordLanguage } from '../analyze.ts'
import { EVERYDAY_WORDS } from '../lists/everydayWords.ts'
import { listEveryday } from '../lists/wordLists.ts'
import { COST_OF_LETTER, readSlipCost } from './slips.ts'
import {
  MIN_WORD,
  readLetters,
  toCountedWord,
  type CountedWord,
  type WordsOfLength,
} from './vocabulary.ts'

/** A word that may have been meant. */
export interface SpelledWord {
  readonly word: string
  /** The logarithm of its likelihood, without the words around it. */
  readonly likelihood: number
}

/** The maximum cost of the slips in a word of this many letters. */
const LIMITS = [
  { upTo: 5, cost: 0.9 },
  { upTo: 7, cost: 1.2 },
  { upTo: Infinity, cost: 2 },
]
/** A name is corrected only for one of the likeliest slips: it may be another name. */
const NAME_LIMIT = 0.9
const MIN_NAME = 6

/**
 * A word that the pages rarely use may be a rare name or a slip of the author. Larger sites have
 * more of both.
 */
const MIN_COUNTS = [
  { upTo: 200, count: 1 },
  { upTo: 1000, count: 2 },
  { upTo: Infinity, count: 3 },
]
/** An everyday word that no page has is less likely than one that a page has once. */
const EVERYDAY_COUNT = 0.5
/** The log-likelihood that each whole slip costs. */
const COST_OF_SLIP = 6
/** The number of candidates to compare with the other words of the question. */
const MAX_CANDIDATES = 5
/**
 * A word whose log-likelihood is this far below the best is dropped, whatever the other words are.
 */
const FAR_BEHIND = 5

export interface SpellingOptions {
  /** The number of passages of the site. */
  readonly passages: number
  /** Whether the word has the form of a name. */
  readonly isName: boolean
  /** Whether other documentations have a word, so that it is neither a rare name nor a slip. @default never */
  readonly isUsual?: (word: string) => boolean
}

/** The words that a typed word may mean, the most likely first. */
export function listSpelledWords(
  typed: string,
  wordsOf: WordsOfLength,
  { passages, isName, isUsual = () => false }: SpellingOptions,
): SpelledWord[] {
  const limit = readLimit(typed, isName)
  if (limit === 0 || isEverydayWord(typed)) return []
  const least = MIN_COUNTS.find(({ upTo }) => passages <= upTo)?.count ?? 0
  const reach = Math.ceil(limit)
  const letters = readLetters(typed)
  const common = readEveryday()
  const found: SpelledWord[] = []
  const compare = (words: readonly CountedWord[], fewest: number): void => {
    for (const { word, count, letters: own } of words) {
      if (readLeastCost(letters, own) > limit) continue
      const cost = readSlipCost(typed, word, limit)
      if (cost > limit || (count < fewest && !isUsual(word))) continue
      found.push({ word, likelihood: Math.log(count) - COST_OF_SLIP * cost })
    }
  }
  for (let length = typed.length - reach; length <= typed.length + reach; length++) {
    compare(wordsOf(length), least)
    compare(common.get(length) ?? [], 0)
  }
  return chooseLikeliest([...found, ...listWithoutEnding(typed, limit, wordsOf, isUsual)])
}

/** The endings of English that are most often added to a word. */
const ENDINGS = ['ing', 'ed', 'ers', 'er', 's']

/** "Deeloping", where pages only have "develop": words of the pages that an ending makes the typed one of. */
function listWithoutEnding(
  typed: string,
  limit: number,
  wordsOf: WordsOfLength,
  isUsual: (word: string) => boolean,
): SpelledWord[] {
  const ending = ENDINGS.find((one) => typed.endsWith(one))
  if (ending === undefined) return []
  const base = typed.slice(0, -ending.length)
  if (base.length < MIN_WORD) return []
  const letters = readLetters(base)
  const reach = Math.ceil(limit)
  const found: SpelledWord[] = []
  for (let length = base.length - reach; length <= base.length + reach + 1; length++) {
    for (const { word, count, letters: own } of wordsOf(length)) {
      if (readLeastCost(letters, own) > limit + COST_OF_LETTER) continue
      const cost = readSlipCost(base, word.replace(/e$/, ''), limit)
      if (cost > limit || !isUsual(word)) continue
      found.push({ word, likelihood: Math.log(EVERYDAY_COUNT * count) - COST_OF_SLIP * cost })
    }
  }
  return found
}

function readLimit(typed: string, isName: boolean): number {
  if (typed.length < (isName ? MIN_NAME : MIN_WORD)) return 0
  if (isName) return NAME_LIMIT
  return LIMITS.find(({ upTo }) => typed.length <= upTo)?.cost ?? 0
}

/** The words that are nearly as likely as the best, each once. */
function chooseLikeliest(found: readonly SpelledWord[]): SpelledWord[] {
  const sorted = found.toSorted((a, b) => b.likelihood - a.likelihood || compareWords(a, b))
  const best = sorted[0]?.likelihood ?? 0
  const words = new Set<string>()
  const isNew = ({ word }: SpelledWord) => words.size < words.add(word).size
  return sorted
    .filter(({ likelihood }) => likelihood >= best - FAR_BEHIND)
    .filter(isNew)
    .slice(0, MAX_CANDIDATES)
}

function compareWords(a: SpelledWord, b: SpelledWord): number {
  return a.word < b.word ? -1 : 1
}

const everyday = new Map<string, ReadonlyMap<number, readonly CountedWord[]>>()

/** The everyday words of the language that is read now, by their length. */
function readEveryday(): ReadonlyMap<number, readonly CountedWord[]> {
  const language = wordLanguage()
  const before = everyday.get(language)
  if (before) return before
  const words = listEveryday(language)?.filter((word) => word.length >= MIN_WORD) ?? EVERYDAY_WORDS
  const counted = words.map((word) => toCountedWord(word, EVERYDAY_COUNT))
  const now = Map.groupBy(counted, ({ word }) => word.length)
  everyday.set(language, now)
  return now
}

function isEverydayWord(typed: string): boolean {
  return (
    readEveryday()
      .get(typed.length)
      ?.some(({ word }) => word === typed) ?? false
  )
}

/** At least so much do the letters cost that only one of two words has: one slip accounts for one of each. */
function readLeastCost(letters: number, others: number): number {
  return COST_OF_LETTER * Math.max(countBits(letters & ~others), countBits(others & ~letters))
}

function countBits(mask: number): number {
  let left = mask
  let count = 0
  for (; left !== 0; count++) left &= left - 1
  return count
}
