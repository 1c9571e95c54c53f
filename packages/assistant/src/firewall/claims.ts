// Whether a passage says what a sentence says that cites it, by their words. Nothing here understands
// a sentence: it finds the citation of another passage, and the sentence that no page holds.

import { readWords } from '../knowledge/analyze.ts'
import { LIGHT_TERMS } from '../knowledge/lightWords.ts'
import { STOP_WORDS } from '../knowledge/stopWords.ts'
import type { Passage, Unit } from '../knowledge/types.ts'

/** A sentence, or the part of one that a citation stands for, as it is compared. */
export interface Claim {
  readonly terms: ReadonlySet<string>
  /** What must stand in the passage as it is written: numbers, versions, options, code. */
  readonly exact: readonly string[]
  /** How many words it has, and the share of them that are English for sure. */
  readonly words: number
  readonly english: number
  readonly isLatin: boolean
}

interface ReadPassage extends Claim {
  /** All of it, small, for what must stand in it as written. */
  readonly text: string
}

const NUMBER = /\d+(?:[.,:]\d+)*/g
const OPTION = /(?<![\w-])--?[a-z][\w-]+/gi
const CODE = /`+([^`]+)`+/g
const IDENTIFIER = /\b(?:[a-z]+[A-Z]\w*|[A-Za-z]\w*_\w+|[A-Za-z][\w-]*\.[a-z]{2,4})\b/g
const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)
const NUMBER_WORD = new RegExp(String.raw`\b(?:${NUMBER_WORDS.join('|')})\b`, 'g')

export function readClaim(markdown: string): Claim {
  const prose = markdown.replace(/^[\s>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})\s+)*/, '')
  return { ...readTerms(prose), exact: readExact(prose) }
}

function readTerms(text: string): Omit<Claim, 'exact'> {
  const terms = new Set<string>()
  for (const { parts } of readWords(text)) {
    for (const part of parts) if (!LIGHT_TERMS.has(part)) terms.add(part)
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => STOP_WORDS.has(word)).length / (words.length || 1)
  return { terms, words: words.length, english, isLatin: isMostlyLatin(text) }
}

function isMostlyLatin(text: string): boolean {
  const prose = text.replaceAll(CODE, ' ')
  const letters = prose.match(/\p{L}/gu)?.length ?? 0
  return (prose.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letters / 2
}

function readExact(prose: string): string[] {
  const code = [...prose.matchAll(CODE)].flatMap(([, content = '']) => content.split(/\s+/))
  const marked = [...code, ...(prose.match(OPTION) ?? []), ...(prose.match(IDENTIFIER) ?? [])]
  const kept = marked.map((word) => fold(word).replace(/^\W+|\W+$/g, '')).filter((word) => word)
  return [...new Set([...kept, ...(fold(prose).match(NUMBER) ?? [])])]
}

/** Small letters, digits for numbers in words, no commas in numbers. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(NUMBER_WORD, (word) => String(NUMBER_WORDS.indexOf(word)))
}

const readBefore = new WeakMap<Passage, ReadPassage>()

function readPassage(passage: Passage): ReadPassage {
  const before = readBefore.get(passage)
  if (before) return before
  const all = [passage.title, ...passage.path, passage.text].join('\n')
  const steps = passage.units.flatMap(({ number }) => (number === undefined ? [] : [number]))
  const read = { ...readTerms(all), exact: [], text: fold(`${all}\n${steps.join(' ')}`) }
  readBefore.set(passage, read)
  return read
}

/** How much of a claim some passages say together. */
export interface Support {
  /** The share of its terms that they hold, from 0 to 1. */
  readonly share: number
  /** How many of its numbers, options and pieces of code they do not hold. */
  readonly missing: number
  /** The claim is in another language than they are: its terms say nothing. */
  readonly isForeign: boolean
}

export function measureSupport(claim: Claim, passages: readonly Passage[]): Support {
  const read = passages.map(readPassage)
  let found = 0
  for (const term of claim.terms) if (read.some(({ terms }) => terms.has(term))) found++
  const missing = claim.exact.filter((word) => !read.some(({ text }) => holds(text, word))).length
  const isForeign = read.every((passage) => areForeign(claim, passage))
  return { share: claim.terms.size === 0 ? 1 : found / claim.terms.size, missing, isForeign }
}

/** A number stands in a text where it is no part of a longer one. */
function holds(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWhole =
      !/\d/.test(word.charAt(0)) ||
      !(/[\d]/.test(text.charAt(at - 1)) || /\d/.test(text.charAt(at + word.length)))
    if (isWhole) return true
  }
  return false
}

/** Half of an English text are small words; other languages have next to none of them. */
const ENGLISH = 0.25
const NOT_ENGLISH = 0.1
const MIN_WORDS = 6

function areForeign(claim: Claim, passage: Claim): boolean {
  if (claim.isLatin !== passage.isLatin) return true
  return claim.words >= MIN_WORDS && passage.english > ENGLISH && claim.english < NOT_ENGLISH
}

/** The unit of a passage that says most of a claim. */
export function findQuote({ terms }: Claim, { units }: Passage): Unit | undefined {
  let best: Unit | undefined
  let most = -1
  for (const unit of units) {
    const own = new Set(readWords(unit.text).flatMap(({ parts }) => parts))
    let shared = 0
    for (const term of terms) if (own.has(term)) shared++
    // Of two that say as much, the shorter one.
    const score = shared - own.size / 1000
    if (score > most) {
      most = score
      best = unit
    }
  }
  return best
}
