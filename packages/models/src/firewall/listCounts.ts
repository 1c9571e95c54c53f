import type { Passage } from '@docent/retrieval'
import { dropUncounted, foldExact, NUMBER } from './exactWords.ts'

const REST = /\b(?:other|remaining) (\d{1,2})\b/g
const FIRST_WORD = /[\w.-]+/

interface Counted {
  readonly text: string
  readonly exact: readonly string[]
}

const readBefore = new WeakMap<Passage, readonly (readonly string[])[]>()

/**
 * Whether a number of a claim is the "two" of "the other two", and the claim names an entry of a list of
 * three. Such a count need not be written in the passage.
 */
export function isRestOfList(number: string, { text, exact }: Counted, passage: Passage): boolean {
  const isOfList = readLists(passage).some((entries) => {
    return entries.length === Number(number) + 1 && entries.some((entry) => exact.includes(entry))
  })
  if (!isOfList) return false
  const folded = foldExact(dropUncounted(text))
  const others = folded.replaceAll(REST, (said, count) => (count === number ? ' ' : said))
  return others !== folded && others.match(NUMBER)?.includes(number) !== true
}

/** The lists of a passage: the first word of each entry. */
function readLists(passage: Passage): readonly (readonly string[])[] {
  const before = readBefore.get(passage)
  if (before) return before
  const lists = new Map<string, string[]>()
  for (const { kind, block, depth, text } of passage.units) {
    if (kind !== 'item' && kind !== 'step') continue
    const [word = ''] = FIRST_WORD.exec(foldExact(text)) ?? []
    const place = `${block} ${depth}`
    lists.set(place, [...(lists.get(place) ?? []), word])
  }
  const read = [...lists.values()]
  readBefore.set(passage, read)
  return read
}
