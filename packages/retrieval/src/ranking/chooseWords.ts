import type { Word } from '../words/analyze.ts'

/**
 * Each word of a question once, in order; of a very long question, only those with the rarest terms.
 *
 * @param weigh the rarity of the rarest term of a word.
 * @param room the number of terms that the words may have together.
 */
export function chooseWords(
  words: readonly Word[],
  weigh: (word: Word) => number,
  room: number,
): Word[] {
  const distinct = [...new Map(words.map((word) => [word.raw, word])).values()]
  const byWeight = distinct
    .map((word) => ({ word, weight: weigh(word) }))
    .toSorted((a, b) => b.weight - a.weight)
  const chosen = new Set<Word>()
  let left = room
  for (const { word } of byWeight) {
    const size = countTerms(word)
    if (size > left && chosen.size > 0) continue
    chosen.add(word)
    left -= size
  }
  return distinct.filter((word) => chosen.has(word))
}

/** `cy.intercept` has three terms. */
function countTerms({ parts, whole }: Word): number {
  return parts.length + (whole === undefined ? 0 : 1)
}
