import type { Passage } from '@docent/retrieval'
import { CODE_SPAN, foldExact, PLACEHOLDER } from './exactWords.ts'

/** A word that can replace a placeholder. An option cannot. */
const VALUE = String.raw`["']?[\w@.][\w@./-]{0,60}["']?`
const PART_OF_NAME = String.raw`[\w@-]{1,40}`
/** With more of them, a search in a long line of dashes would take long. */
const MOST = 3
/** Shorter parts around a placeholder are found everywhere. */
const MIN_LETTERS = /[a-z]{2}/
const SPECIAL = /[$()*+.?[\\\]^{|}]/g

const readBefore = new WeakMap<Passage, string>()

/**
 * Whether the code of a passage has a word where a claim has a placeholder: `acme add shop` for
 * `acme add <name>`.
 */
export function fitsPlaceholder(word: string, passage: Passage): boolean {
  const fixed = word.split(PLACEHOLDER)
  if (fixed.length === 1 || fixed.length > MOST + 1) return false
  if (!MIN_LETTERS.test(fixed.join(' '))) return false
  const instead = word.includes(' ') ? VALUE : PART_OF_NAME
  const pattern = fixed.map((part) => part.replaceAll(SPECIAL, String.raw`\$&`)).join(instead)
  return new RegExp(String.raw`(?<![\w/.-])${pattern}(?![\w/-])`).test(readCode(passage))
}

/** The code of a passage, in blocks and in sentences. */
function readCode(passage: Passage): string {
  const before = readBefore.get(passage)
  if (before !== undefined) return before
  const codes = passage.units.flatMap(({ kind, text, markdown }) =>
    kind === 'code' ? [text] : [...markdown.matchAll(CODE_SPAN)].map(([, content = '']) => content),
  )
  const read = foldExact(codes.join('\n')).replaceAll(/[^\S\n]+/g, ' ')
  readBefore.set(passage, read)
  return read
}
