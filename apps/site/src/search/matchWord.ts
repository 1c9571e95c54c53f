import { foldWord } from './words.ts'

/** How many words the beginning of one may become. */
const MOST_COMPLETIONS = 20
const MIN_STEM = 4
/** The typed part of an ending that the index leaves out. */
const ENDING = /^(?:i|in|ings?|e[ds]?|s)$/

/** The words of the index that a word may be. `typed` is the whole text that ends in it, if it does. */
export type MatchWord = (word: string, typed: string) => ReadonlySet<string>

/** A word matches itself. If it is not in the index and still being typed, it matches every word that it begins. */
export function createMatcher(words: readonly string[]): MatchWord {
  const sorted = words.toSorted()
  const known = new Set(words)
  return (word, typed) => {
    if (known.has(word)) return new Set([word])
    const letters = foldWord(/[\p{L}\p{N}\p{M}]+$/u.exec(typed)?.[0] ?? '')
    if (letters.length < 2) return new Set()
    const begun = sorted.filter((one) => one.startsWith(letters)).slice(0, MOST_COMPLETIONS)
    if (begun.length > 0) return new Set(begun)
    // The query is longer than the stem of the word.
    const stem = sorted.findLast(
      (one) =>
        one.length >= MIN_STEM && letters.startsWith(one) && ENDING.test(letters.slice(one.length)),
    )
    return new Set(stem === undefined ? [] : [stem])
  }
}
