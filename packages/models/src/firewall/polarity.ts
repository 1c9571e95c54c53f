// Whether a claim denies what a passage says, or says what it denies: "It must dry out" has every word
// of "It must never dry out".

import { allowSpellings, readWords } from '@docent/retrieval'
import type { Passage } from '@docent/retrieval'

/** Words that are parts of names too: the "no" of a rule such as `no-empty` denies nothing. */
const LETTER = String.raw`[\p{L}\p{M}_-]`
const whole = (words: string): RegExp =>
  allowSpellings(
    new RegExp(`(?<!${LETTER})(?:${words.trim().replaceAll(/\s+/g, '|')})(?!${LETTER})`, 'giu'),
  )

const DENIES = whole(`not no never none nothing nobody nowhere neither nor cannot without
  don['’]t doesn['’]t didn['’]t isn['’]t aren['’]t wasn['’]t weren['’]t can['’]t couldn['’]t won['’]t
  wouldn['’]t shouldn['’]t mustn['’]t hasn['’]t haven['’]t needn['’]t
  nicht kein keine keinen keinem keiner keines nie niemals nichts ohne
  لا ليس ليست لم لن بدون دون`)
/** With one of these, a clause may say the same with a negation more or less. */
const UNCLEAR =
  whole(`only unless except until instead rather avoid avoids prevent prevents stop stops
  refuse refused refuses forbid forbidden fail fails failed lack lacks missing hardly rarely otherwise
  longer matter yet whether if nur außer bis statt sonst verhindert vermeide إلا فقط غير حتى`)
const CLAUSE =
  /[,;:!?،؛؟\n()]|\.(?=\s|$)|\s[-–—]\s|(?<![\p{L}])(?:and|but|because|while|when|where|so|which|that|und|aber|weil|wenn|dass)(?![\p{L}])|(?<![\p{L}])(?=(?:or|oder)(?![\p{L}]))/giu
const OR = /^(?:or|oder)(?!\p{L})/iu
/** One name, such as a setting in a block of code, claims nothing. */
const NAME = /^\s*[\w$.'"`-]+\s*$/

/** A clause that begins so is about what was said before it. */
const POINTS = /^\s*(?:it|they|this|these|he|she|es|sie|er|dies|هو|هي)\s/i

interface Clause {
  readonly terms: ReadonlySet<string>
  /** Terms that it may refer to implicitly. */
  readonly about: ReadonlySet<string>
  readonly denies: boolean
  readonly isClear: boolean
  readonly isName: boolean
}

/** Clauses match if they share this much of the claim's clause. */
const SAME = 0.75
const MIN_TERMS = 2

const NOTHING: ReadonlySet<string> = new Set()
const readBefore = new WeakMap<Passage, readonly Clause[]>()

function readClauses(text: string, before: ReadonlySet<string> = NOTHING): Clause[] {
  let deniedBefore = false
  return text.split(CLAUSE).flatMap((piece): Clause[] => {
    const part = piece.replace(OR, '')
    const terms = readTerms(part)
    if (terms.size === 0) return []
    const denies = (part.match(DENIES)?.length ?? 0) % 2 === 1
    // "Never shown or returned" denies both; the second half does not say so.
    const isOpen = deniedBefore && part !== piece
    deniedBefore = denies || isOpen
    const about = POINTS.test(part) ? before : NOTHING
    const isClear = !isOpen && part.search(UNCLEAR) < 0
    return [{ terms, about, denies, isClear, isName: NAME.test(part) }]
  })
}

function readPassageClauses(passage: Passage): readonly Clause[] {
  const before = readBefore.get(passage)
  if (before) return before
  const heads = readTerms([passage.title, ...passage.path].join('\n'))
  let last: ReadonlySet<string> = heads
  const clauses = passage.units.flatMap(({ kind, text }) => {
    const own = kind === 'code' ? [] : readClauses(text, last)
    last = new Set([...heads, ...readTerms(text)])
    return own
  })
  readBefore.set(passage, clauses)
  return clauses
}

function readTerms(text: string): Set<string> {
  return new Set(readWords(text).flatMap(({ parts }) => parts))
}

/**
 * Whether the clause of a passage that says most of what a claim says has a negation too many or too
 * few.
 */
export function isTurnedRound(text: string, passage: Passage): boolean {
  const said = readPassageClauses(passage)
  return readClauses(text).some((clause) => {
    if (!clause.isClear || clause.isName || clause.terms.size < MIN_TERMS) return false
    const shares = said.map((other) => ({ other, share: measureShare(clause, other) }))
    const best = Math.max(0, ...shares.map(({ share }) => share))
    if (best < SAME) return false
    // One clause that agrees with the claim is enough.
    return shares
      .filter(({ share }) => share >= best)
      .every(({ other }) => other.isClear && other.denies !== clause.denies)
  })
}

function measureShare(claimed: Clause, { terms, about }: Clause): number {
  let shared = 0
  let meant = 0
  for (const term of claimed.terms) {
    if (terms.has(term)) shared++
    else if (about.has(term)) meant++
  }
  if (shared < Math.min(MIN_TERMS, claimed.terms.size)) return 0
  // Of two clauses that both contain all of it, the shorter one.
  const more = Math.max(0, terms.size - claimed.terms.size) / 1000
  return (shared + meant) / claimed.terms.size - more
}
