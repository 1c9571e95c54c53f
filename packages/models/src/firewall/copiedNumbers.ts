import type { Passage } from '@docent/retrieval'
import { dropUncounted, foldExact } from './exactWords.ts'
import { isSameNumber, TOKEN, type ReadUnit } from './numberSlots.ts'

/** Words that a claim may share with a passage by chance, although it is about something else. */
const MIN_COPIED = 4
const SENTENCE_END = /[.;!?]\s|\n/

interface Copy {
  /** The words of a text, with a sign instead of each number. */
  readonly words: string
  readonly numbers: readonly string[]
}

const readBefore = new WeakMap<Passage, readonly Copy[]>()

/**
 * Whether a sentence of a claim has the words of a passage in the same order, but never with the same numbers:
 * "from 2 to 2" for "from 1 to 2".
 */
export function isCopiedWithOtherNumber(
  text: string,
  passage: Passage,
  readUnit: ReadUnit,
): boolean {
  return text.split(SENTENCE_END).some((sentence) => {
    const claimed = readCopy(sentence)
    if (claimed.numbers.length === 0) return false
    const isSame = readUnits(passage).flatMap((unit) => compareCopies(claimed, unit))
    if (isSame.length === 0 || isSame.includes(true)) return false
    return countWords(readUnit({ text: sentence })) >= MIN_COPIED
  })
}

function countWords(terms: ReadonlySet<string>): number {
  return [...terms].filter((term) => !/^\d/.test(term)).length
}

function readUnits(passage: Passage): readonly Copy[] {
  const before = readBefore.get(passage)
  if (before) return before
  const units = passage.units.flatMap(({ kind, text }) => (kind === 'code' ? [] : [readCopy(text)]))
  readBefore.set(passage, units)
  return units
}

function readCopy(text: string): Copy {
  const tokens = foldExact(dropUncounted(text)).match(TOKEN) ?? []
  const isNumber = (token: string): boolean => /^\d/.test(token)
  const words = tokens.map((token) => (isNumber(token) ? '#' : token))
  return { words: ` ${words.join(' ')} `, numbers: tokens.filter(isNumber) }
}

/** Whether the numbers are the same, for each place where a unit has the words of a claim. */
function compareCopies(claimed: Copy, unit: Copy): boolean[] {
  const found: boolean[] = []
  let end = 0
  /** How many numbers are before the place. */
  let from = 0
  for (let at = unit.words.indexOf(claimed.words); at >= 0;) {
    for (; end < at; end++) if (unit.words[end] === '#') from++
    found.push(
      claimed.numbers.every((value, place) =>
        isSameNumber(value, unit.numbers[from + place] ?? ''),
      ),
    )
    at = unit.words.indexOf(claimed.words, at + 1)
  }
  return found
}
