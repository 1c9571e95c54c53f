// The weight of a word that no page has. On a small site most everyday words are missing because
// the author used others, but a missing name is nearly always the subject of the question.

import type { Word } from './analyze.ts'
import { ORDINARY_TERMS } from './lists/ordinaryWords.ts'

export type UnknownKind = 'ordinary' | 'other' | 'name'

/** The weight that unknown words of each kind would have if one passage contained them. */
export type UnknownWeights = Readonly<Record<UnknownKind, number>>

/** `npm_config`, `useChat`, `27001` and `SSO` are names, whatever surrounds them. */
const NAME = /[\d._]|\p{Ll}\p{Lu}|^\p{Lu}{2}/u
const CAPITAL = /^\p{Lu}/u
/** The end of the previous sentence is searched for in this many characters. */
const LOOK_BACK = 8
const SENTENCE_START = /(?:^|[.?!:\n])[\s"'“”‘’()*-]*$/

/** Prepares the classification of the words of one text. */
export function createKindReader(text: string): (word: Word) => UnknownKind {
  const words = text.match(/\p{L}+/gu) ?? []
  const capitals = words.filter((word) => CAPITAL.test(word)).length
  // If Every Word Has a Capital, Capitals Mean Nothing.
  const areNames = capitals * 2 <= words.length
  const isShouted = text === text.toUpperCase()

  return ({ raw, parts }) => {
    if (NAME.test(raw) && (!isShouted || /\d/.test(raw))) return 'name'
    const start = text.indexOf(raw)
    const before = text.slice(Math.max(0, start - LOOK_BACK), start)
    const isInside = start > 0 && !SENTENCE_START.test(before)
    if (areNames && isInside && CAPITAL.test(raw)) return 'name'
    return parts.every((part) => ORDINARY_TERMS.has(part)) ? 'ordinary' : 'other'
  }
}
