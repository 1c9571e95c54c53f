// Whether a passage says what a sentence says that cites it, by their words. Nothing here understands
// a sentence: it finds the citation of another passage, and the sentence that no page holds.

import { readWords } from '../knowledge/analyze.ts'
import { LIGHT_TERMS } from '../knowledge/lightWords.ts'
import { STOP_WORDS } from '../knowledge/stopWords.ts'
import type { Passage, Unit } from '../knowledge/types.ts'

/** A sentence, or the part of one that a citation stands for, as it is compared. */
export interface Claim {
  readonly text: string
  readonly terms: ReadonlySet<string>
  /** What must stand in the passage as it is written: numbers, versions, options, code. */
  readonly exact: readonly string[]
}

interface ReadPassage {
  readonly terms: ReadonlySet<string>
  /** All of it, small, for what must stand in it as written. */
  readonly text: string
}

const LEAD = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})\s+)*/
const MAYBE_ADDRESS = /\/\/|www\./i
const ADDRESS = /(?:[a-z][a-z0-9+.-]{0,30}:)?\/\/\S+|www\.\S+/gi
const NUMBER = /\d+(?:[.,:]\d+)*/g
const OPTION = /(?<![\w-])--?[a-z][\w-]+/gi
const CODE = /(?<!`)`+([^`]+)`+/g
const IDENTIFIER = /\b(?:[a-z]+[A-Z]\w*|[A-Za-z]\w*_\w+|[A-Za-z][\w-]{0,63}\.[a-z]{2,4})\b/g
/** Without one of these a sentence has nothing that must stand somewhere as it is written. */
const MAYBE_EXACT =
  /[\d`_]|[a-z][A-Z]|\w\.\w|\B--?\w|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zero)\b/
const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)
const NUMBER_WORD = new RegExp(String.raw`\b(?:${NUMBER_WORDS.join('|')})\b`, 'g')

export function readClaim(markdown: string): Claim {
  // An address is no part of what is said: it is taken out, or shown beside it.
  const bare = markdown.replace(LEAD, '')
  const text = MAYBE_ADDRESS.test(bare) ? bare.replaceAll(ADDRESS, ' ') : bare
  return { text, terms: readTerms(text), exact: readExact(text) }
}

function readTerms(text: string): Set<string> {
  const terms = new Set<string>()
  for (const { parts } of readWords(text)) {
    for (const part of parts) if (!LIGHT_TERMS.has(part)) terms.add(part)
  }
  return terms
}

function readExact(prose: string): string[] {
  if (!MAYBE_EXACT.test(prose)) return []
  const code = prose.includes('`')
    ? [...prose.matchAll(CODE)].flatMap(([, content = '']) => content.split(/\s+/))
    : []
  const marked = [...code, ...(prose.match(OPTION) ?? []), ...(prose.match(IDENTIFIER) ?? [])]
  const kept = marked
    .map((word) => fold(word).replace(/^\W+|(?<!\W)\W+$/g, ''))
    .filter((word) => word)
  return [...new Set([...kept, ...(fold(prose).match(NUMBER) ?? [])])]
}

/** Small letters, digits for numbers in words, no commas in numbers. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(NUMBER_WORD, (word) => String(NUMBER_WORDS.indexOf(word)))
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
}

const readBefore = new WeakMap<Passage, ReadPassage>()

function readPassage(passage: Passage): ReadPassage {
  const before = readBefore.get(passage)
  if (before) return before
  const all = [passage.title, ...passage.path, passage.text].join('\n')
  const steps = passage.units.flatMap(({ number }) => (number === undefined ? [] : [number]))
  const read = { terms: readTerms(all), text: fold(`${all}\n${steps.join(' ')}`) }
  readBefore.set(passage, read)
  return read
}

/** How much of a claim some passages say together. */
export interface Support {
  /** The share of its terms that they hold, from 0 to 1. */
  readonly share: number
  /** How many of its numbers, options and pieces of code they do not hold. */
  readonly missing: number
}

export function measureSupport(claim: Claim, passages: readonly Passage[]): Support {
  const read = passages.map(readPassage)
  let found = 0
  for (const term of claim.terms) if (read.some(({ terms }) => terms.has(term))) found++
  const missing = claim.exact.filter((word) => !read.some(({ text }) => holds(text, word))).length
  return { share: claim.terms.size === 0 ? 1 : found / claim.terms.size, missing }
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

/** Whether a claim is in another language than a passage: then its terms say nothing about it. */
export function isForeign(claim: Claim, passage: Passage): boolean {
  const [said, written] = [readLanguage(claim.text), readLanguage(passage.text)]
  if (said.isLatin !== written.isLatin) return true
  return said.words >= MIN_WORDS && written.english > ENGLISH && said.english < NOT_ENGLISH
}

function readLanguage(text: string): { words: number; english: number; isLatin: boolean } {
  const prose = text.replaceAll(CODE, ' ')
  const words = prose.toLowerCase().match(/\p{L}+/gu) ?? []
  const latin = words.filter((word) => /^\p{Script=Latin}/u.test(word)).length
  const english = words.filter((word) => STOP_WORDS.has(word)).length / (words.length || 1)
  return { words: words.length, english, isLatin: latin >= words.length / 2 }
}

const readUnits = new WeakMap<Unit, ReadonlySet<string>>()

function readUnit(unit: Unit): ReadonlySet<string> {
  const before = readUnits.get(unit)
  if (before) return before
  const terms = readTerms(unit.text)
  readUnits.set(unit, terms)
  return terms
}

/** The unit of a passage that says most of a claim. */
export function findQuote({ terms }: Claim, { units }: Passage): Unit | undefined {
  let best: Unit | undefined
  let most = -1
  for (const unit of units) {
    const own = readUnit(unit)
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
