// Compares the words of a sentence with the passage that it cites. Nothing here understands a sentence:
// it finds a citation of the wrong passage, and a sentence that no page supports.

import { readWords, isLight, STOP_WORDS } from '@docent/retrieval'
import { CODE_SPAN, foldDigits, foldExact, hasExact, NUMBER, readExact } from './exactWords.ts'
import { isRestOfList } from './listCounts.ts'
import { isInRange } from './numberSlots.ts'
import { hasOtherNumber } from './otherNumbers.ts'
import { fitsPlaceholder } from './placeholders.ts'
import { isTurnedRound } from './polarity.ts'
import { isNumberOfStep } from './stepNumbers.ts'
import type { Passage, Unit } from '@docent/retrieval'

/** A sentence, or the part of one that a citation covers, in the form that is compared. */
export interface Claim {
  readonly text: string
  readonly terms: ReadonlySet<string>
  /** Words that the passage must contain literally: numbers, versions, options, code. */
  readonly exact: readonly string[]
}

interface ReadPassage {
  readonly passage: Passage
  readonly terms: ReadonlySet<string>
  /** The whole text in lower case, to search for literal words. */
  readonly text: string
}

const LEAD = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})\s+)*/
/** The number before an entry of a list below a claim counts entries, as that of the first line does. */
const ENTRY_NUMBER = /^([^\S\n]*)\d{1,9}[.)](?=[^\S\n])/gm
const MAYBE_ADDRESS = /\/\/|www\./i
/** An address of the reader's own machine is part of the text: its port is a setting. */
const ADDRESS =
  /(?:[a-z][a-z0-9+.-]{0,30}:)?\/\/(?!localhost\b|127\.|0\.0\.0\.0\b|\[::1?\])[^\s`]+|www\.[^\s`]+/gi

export function readClaim(markdown: string): Claim {
  // An address is not part of the claim: it is removed, or shown next to it.
  const bare = markdown.replace(LEAD, '').replaceAll(ENTRY_NUMBER, '$1')
  const hasAddress = MAYBE_ADDRESS.test(bare)
  const text = hasAddress ? bare.replaceAll(ADDRESS, ' ') : bare
  const exact = [...readExact(text), ...(hasAddress ? readShownNumbers(bare) : [])]
  return { text, terms: readTerms(text), exact: [...new Set(exact)] }
}

/** The numbers of addresses in code, which visitors see. Other addresses are removed, or lead to pages. */
function readShownNumbers(markdown: string): string[] {
  return [...markdown.matchAll(CODE_SPAN)].flatMap(([, content = '']) =>
    (content.match(ADDRESS) ?? []).flatMap((address) => foldExact(address).match(NUMBER) ?? []),
  )
}

/** "IDs" would be read as the words "I" and "Ds". */
const ACRONYMS = /\b([A-Z]{2,})s\b/g

function readTerms(text: string): Set<string> {
  const terms = new Set<string>()
  for (const { parts } of readWords(foldDigits(text).replaceAll(ACRONYMS, '$1'))) {
    for (const part of parts) if (!isLight(part)) terms.add(part)
  }
  return terms
}

/** A year in the address of a page dates it: `/blog/update-december-2019`. */
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g

const readBefore = new WeakMap<Passage, ReadPassage>()

function readPassage(passage: Passage): ReadPassage {
  const before = readBefore.get(passage)
  if (before) return before
  // The number before a heading only counts headings, so it supports no claim.
  const path = passage.path.map((heading) => heading.replace(/^\d{1,3}[.)]\s+/, ''))
  const all = [passage.title, ...path, passage.text].join('\n')
  const years = passage.route.match(YEAR) ?? []
  const text = foldExact(`${all}\n${years.join(' ')}`)
  const read = { passage, terms: readTerms(all), text }
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

export function measureClaimSupport(claim: Claim, passages: readonly Passage[]): Support {
  const read = passages.map(readPassage)
  const held = new Set(
    claim.exact.filter((word) => {
      return read.some(({ text, passage }) => {
        if (hasExact(word, text, passage) || fitsPlaceholder(word, passage)) return true
        if (!/^\d/.test(word)) return false
        if (isInRange(word, claim, passage) || isRestOfList(word, claim, passage)) return true
        return isNumberOfStep(word, claim, passage)
      })
    }),
  )
  const missing = claim.exact.length - held.size
  // Options and values count as words: "Add `--color`" has almost no others.
  // A placeholder does not: the word before it is one already.
  const said = new Set([...claim.terms, ...claim.exact.filter((word) => !word.includes(' '))])
  let found = 0
  for (const word of said) {
    if (held.has(word) || read.some(({ terms }) => terms.has(word))) found++
  }
  return { share: claim.terms.size === 0 ? 1 : found / said.size, missing }
}

/** Whether a passage says the opposite of a claim, or the same with another number. */
export function isContradicted(claim: Claim, passage: Passage): boolean {
  return isTurnedRound(claim.text, passage) || hasOtherNumber(claim, passage, readUnit)
}

/** Half of the words in English text are stop words; text in other languages has almost none of them. */
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
  const prose = text.replaceAll(CODE_SPAN, ' ')
  const words = prose.toLowerCase().match(/\p{L}+/gu) ?? []
  const latin = words.filter((word) => /^\p{Script=Latin}/u.test(word)).length
  const english = words.filter((word) => STOP_WORDS.has(word)).length / (words.length || 1)
  return { words: words.length, english, isLatin: latin >= words.length / 2 }
}

const readUnits = new WeakMap<object, ReadonlySet<string>>()

function readUnit(unit: Pick<Unit, 'text'>): ReadonlySet<string> {
  const before = readUnits.get(unit)
  if (before) return before
  const terms = readTerms(unit.text)
  readUnits.set(unit, terms)
  return terms
}

/** The share of a claim's terms that some units hold together. */
export function measureUnitShare({ terms }: Claim, units: readonly Unit[]): number {
  const held = [...terms].filter((term) => units.some((unit) => readUnit(unit).has(term)))
  return terms.size === 0 ? 1 : held.length / terms.size
}

/** The unit of a passage that says most of a claim. */
export function findQuote({ terms }: Claim, { units }: Passage): Unit | undefined {
  let best: Unit | undefined
  let most = -1
  for (const unit of units) {
    const own = readUnit(unit)
    let shared = 0
    for (const term of terms) if (own.has(term)) shared++
    // If two units say equally much, the shorter one wins.
    const score = shared - own.size / 1000
    if (score > most) {
      most = score
      best = unit
    }
  }
  return best
}
