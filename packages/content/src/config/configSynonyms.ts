import { listOf, textLike } from './configReaders.ts'
import type { Reader } from './configReaders.ts'

/** Longer texts are not names. */
const MAX_LENGTH = 60

const name = textLike(
  'a word or a few words, such as "warranty"',
  (value) => /[\p{L}\p{N}]/u.test(value) && value.length <= MAX_LENGTH,
)
const names = listOf(name, 'a list of words that mean the same')

/** Words that mean the same on this site. */
export const synonyms: Reader<readonly string[]> = (value, path, faults) => {
  const before = faults.length
  const group = names(value, path, faults)
  if (faults.length === before && group.length < 2) {
    faults.push({
      path,
      reason: `expected two or more words that mean the same, found ${group.length}`,
    })
  }
  return group
}
