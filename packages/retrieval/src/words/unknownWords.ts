// The weight of a word that no page has. On a small site most everyday words are missing because
// the author used others, but a missing name is nearly always the subject of the question.

import type { Word } from './analyze.ts'
import { CLOSED_TERMS } from './lists/closedClasses.ts'
import { isOrdinary } from './lists/ordinaryWords.ts'

export type UnknownKind = 'ordinary' | 'other' | 'name'

/** The weight that unknown words of each kind would have if one passage contained them. */
export type UnknownWeights = Readonly<Record<UnknownKind, number>>

/** `npm_config`, `useChat`, `27001` and `SSO` are names, whatever surrounds them. */
const NAME = /[\d._]|\p{Ll}\p{Lu}|^\p{Lu}{2}/u
const CAPITAL = /^\p{Lu}/u
/** The next word is only an example of the thing asked for: "columns like TweetDeck". */
const ILLUSTRATES =
  /(?:\b(?<!look |looks |feel |feels )like|such as|similar to|as in|e\.g\.|for example),? (?:an? |the |in |on |with )?$/i
/** "Port 4000" and "more than 5,000": the visitor chose the number, and pages rarely write it. */
const NUMBER = /^\d[\d.,]*(?:k|[kmgt]i?b)?$/i
const BEFORE_VALUE =
  /(?:\bports? (?:number )?|\b(?:than|over|under|above|below|about|around|every|least|most|up to|nearly|almost|roughly) |[$€£]\s?)$/i
/** "5000 visitors a day", "20 euros". */
const AFTER_VALUE =
  /^(?:%| ?(?:percent|[kmgt]i?b|eur|usd|gbp|people|more|different|or (?:more|so))\b| (?:[\p{Ll}-]+ )?\p{Ll}{3,}s\b)/iu
/** "On the 1st": the visitor chose the day. */
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/i
/** The end of the previous sentence is searched for in this many characters. */
const LOOK_BACK = 24
const SENTENCE_START = /(?:^|[.?!:\n])[\s"'“”‘’()*-]*$/

/** Prepares the classification of the words of one text. */
export function createKindReader(text: string): (word: Word) => UnknownKind {
  const words = text.match(/\p{L}+/gu) ?? []
  const capitals = words.filter((word) => CAPITAL.test(word)).length
  // If Every Word Has a Capital, Capitals Mean Nothing.
  const areNames = capitals * 2 <= words.length
  const isShouted = text === text.toUpperCase()

  return ({ raw, parts }) => {
    const start = text.indexOf(raw)
    const before = text.slice(Math.max(0, start - LOOK_BACK), start)
    if (ILLUSTRATES.test(before)) return 'ordinary'
    if (parts.every((part) => CLOSED_TERMS.has(part))) return 'ordinary'
    if (NUMBER.test(raw)) {
      const after = text.slice(start + raw.length, start + raw.length + LOOK_BACK)
      if (BEFORE_VALUE.test(before) || AFTER_VALUE.test(after)) return 'ordinary'
    }
    if (ORDINAL.test(raw)) return 'ordinary'
    if (NAME.test(raw) && (!isShouted || /\d/.test(raw))) return 'name'
    const isInside = start > 0 && !SENTENCE_START.test(before)
    if (areNames && isInside && CAPITAL.test(raw)) return 'name'
    return parts.every(isOrdinary) ? 'ordinary' : 'other'
  }
}

const ADVERB = /^\p{Ll}{4,}ly$/u

/** The kind of a word that resembles no word of the pages: "cleanly" says how, not what. */
export function readUnspelt({ raw }: Word, kind: UnknownKind): UnknownKind {
  return kind === 'other' && ADVERB.test(raw) ? 'ordinary' : kind
}
