import type { Passage } from '@docent/retrieval'
import { foldExact, hasExact } from './exactWords.ts'
import { isSameNumber } from './numberSlots.ts'

// Letters have a limit: without one, each letter of a long word starts a search through the rest.
const NAME = /(?<![\p{L}\p{M}\p{N}_])(\p{L}{1,30})(\d{1,15}(?:\.\d{1,15})*)/gu
/** A version has many forms: "v2", "2.0" or "version 2". */
const VERSION = 'v'

interface Names {
  /** The numbers behind the same letters. */
  readonly numbers: ReadonlyMap<string, readonly string[]>
  readonly text: string
}

const readBefore = new WeakMap<Passage, Names>()

/**
 * Whether a claim has a name with a number in it, such as S6, and the passage has the name only with other
 * numbers: S3. The passage may have the 6 in another place.
 */
export function hasOtherName(text: string, passage: Passage): boolean {
  const claimed = readNames(text)
  if (claimed.size === 0) return false
  const own = readOwn(passage)
  return [...claimed].some(([letters, numbers]) => {
    const others = own.numbers.get(letters)
    if (letters === VERSION || others === undefined) return false
    return numbers.some((number) => {
      if (others.some((other) => isSameNumber(number, other))) return false
      // A name that is missing may be from another passage that is cited in the same place.
      return hasExact(number, own.text, passage) && !holdsApart(letters, number, own.text)
    })
  })
}

function readOwn(passage: Passage): Names {
  const before = readBefore.get(passage)
  if (before) return before
  const all = [passage.title, ...passage.path, passage.text].join('\n')
  const read = { numbers: readNames(all), text: foldExact(all) }
  readBefore.set(passage, read)
  return read
}

function readNames(text: string): Map<string, string[]> {
  const names = new Map<string, string[]>()
  if (!/\p{L}\d/u.test(text)) return names
  for (const [, letters = '', number = ''] of foldExact(text).matchAll(NAME)) {
    const before = names.get(letters)
    if (before) before.push(number)
    else names.set(letters, [number])
  }
  return names
}

/** Whether a text has a name with a sign between its letters and its number: "Node 18", "GPT-4". */
function holdsApart(letters: string, number: string, text: string): boolean {
  return [' ', '-', '.'].some((sign) => {
    const at = text.indexOf(`${letters}${sign}${number}`)
    return at >= 0 && !/\d/.test(text.charAt(at + letters.length + 1 + number.length))
  })
}
