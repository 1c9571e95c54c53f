// Finds claims that deny what a passage says, or say what it denies. Comparing words is not enough:
// "It must dry out" has every word of "It must never dry out".

import { allowSpellings, readWords } from '@docent/retrieval'
import type { Passage } from '@docent/retrieval'

/** Next to one of these, a word is part of a name: the "no" of the rule `no-empty` denies nothing. */
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
/** These words deny in their own way, so negations do not show whether two clauses say the same. */
const UNCLEAR =
  whole(`only unless except until instead rather avoid avoids prevent prevents stop stops
  drop drops dropped dropping omit omits omitted leave leaves unsupported unavailable impossible incompatible
  refuse refused refuses forbid forbidden fail fails failed lack lacks missing hardly rarely otherwise
  longer matter yet whether if nur außer bis statt sonst verhindert vermeide إلا فقط غير حتى`)
const CLAUSE =
  /[,;:!?،؛؟\n()]|\.(?=\s|$)|\s[-–—]\s|(?<![\p{L}])(?:and|but|because|while|when|where|so|which|that|und|aber|weil|wenn|dass)(?![\p{L}])|(?<![\p{L}])(?=(?:or|oder)(?![\p{L}]))/giu
const OR = /^(?:or|oder)(?!\p{L})/iu
/** A clause that is only a name, such as a setting in a block of code, claims nothing. */
const NAME = /^\s*[\w$.'"`-]+\s*$/

/** A value in code or quotes is a name too: "`never` disallows spaces" disallows them. */
const VALUE = /(?<!\w)[`"“]{1,3}([^\s`"“”]+)[`"”]{1,3}(?!\w)/gu
/** A clause with code or quotes has its own values. */
const MARKED = /[`"“]/

/** The address of a link. */
const TARGET = /\]\([^)\s]*\)/g

/** A line in bold is a heading: the text below it makes the statement. */
const LABEL = /^\*\*[^*]+\*\*$/

/** A clause that begins with one of these words is about the sentence before it. */
const POINTS = /^\s*(?:it|they|this|these|he|she|es|sie|er|dies|هو|هي)\s/i

/**
 * A part of a text. Its negation is read only when a clause of both texts is about the same, which is
 * rare.
 */
interface Clause {
  readonly text: string
  readonly terms: ReadonlySet<string>
  /** Terms of the sentence before, if the clause begins with a word such as "it". */
  readonly about: ReadonlySet<string>
  /** "Never shown or returned" denies both, but its second half has no negation. */
  readonly isOpen: boolean
  readonly isName: boolean
  /** The result of `readDenied`, once it was read; null if the clause denies nothing. */
  denied?: ReadonlySet<string> | null
}

/** A clause matches if it has this share of the terms of the claim's clause. */
const SAME = 0.75
/** If the claim has less than this share of a passage's clause, that clause is about a special case. */
const LEAST_OF_PASSAGE = 0.3
const MIN_TERMS = 2
/** A negation denies at most this many terms after it. */
const DENIED = 3
/** The opposite statement must have this share of them. */
const LEAST_DENIED = 0.5

const NOTHING: ReadonlySet<string> = new Set()
const readBefore = new WeakMap<Passage, readonly Clause[]>()

function readClauses(text: string, readAbove: () => ReadonlySet<string> = readNothing): Clause[] {
  const clauses: Clause[] = []
  for (const piece of text.split(CLAUSE)) {
    const part = piece.replace(OR, '')
    const terms = readTerms(part)
    if (terms.size === 0) continue
    const last = clauses.at(-1)
    clauses.push({
      text: part,
      terms,
      about: POINTS.test(part) ? readAbove() : NOTHING,
      isOpen: part !== piece && last !== undefined && (last.isOpen || denies(last)),
      isName: NAME.test(part),
    })
  }
  return clauses
}

function readNothing(): ReadonlySet<string> {
  return NOTHING
}

function denies(clause: Clause): boolean {
  return findDenied(clause) !== null
}

function findDenied(clause: Clause): ReadonlySet<string> | null {
  if (clause.denied === undefined) clause.denied = readDenied(clause.text) ?? null
  return clause.denied
}

/**
 * Finds the terms that a clause of a passage denies. Its values deny nothing if the claim names them in
 * another clause: "set it to `never`, which disallows spaces".
 */
function findDeniedFor(claimed: Clause, claim: string, other: Clause): ReadonlySet<string> | null {
  if (!MARKED.test(other.text) || MARKED.test(claimed.text)) return findDenied(other)
  const named = readValues(claim)
  const bare = other.text.replaceAll(VALUE, (whole, value) => (named.has(value) ? ' ' : whole))
  return readDenied(bare) ?? null
}

function isClear({ isOpen, text }: Clause): boolean {
  return !isOpen && text.search(UNCLEAR) < 0
}

/** Only this many characters after a negation are searched for its terms. */
const DENIED_WITHIN = 200

/**
 * The terms after the negations or, if there are none, before them. Two negations cancel each other,
 * but the "nor" of "neither stored nor sent" continues one.
 */
function readDenied(part: string): ReadonlySet<string> | undefined {
  const all = [...part.matchAll(DENIES)]
  const found = all.filter(({ 0: word }, place) => place === 0 || word.toLowerCase() !== 'nor')
  if (found.length % 2 === 0) return undefined
  const denied = found.flatMap(({ 0: word, index }) => {
    const from = index + word.length
    return [...readTerms(part.slice(from, from + DENIED_WITHIN))].slice(0, DENIED)
  })
  const [{ index = 0 } = {}] = found
  return new Set(denied.length > 0 ? denied : [...readTerms(part.slice(0, index))].slice(-DENIED))
}

function readPassageClauses(passage: Passage): readonly Clause[] {
  const before = readBefore.get(passage)
  if (before) return before
  const heads = readTerms([passage.title, ...passage.path].join('\n'))
  const clauses = passage.units.flatMap(({ kind, text, markdown }, place) => {
    if (kind === 'code' || (LABEL.test(markdown) && text.search(DENIES) < 0)) return []
    const above = passage.units[place - 1]
    return readClauses(readMarked(text, markdown), () =>
      above === undefined ? heads : new Set([...heads, ...readTerms(above.text)]),
    )
  })
  readBefore.set(passage, clauses)
  return clauses
}

/** The text of a unit, in which a value such as `never` keeps its backticks. */
function readMarked(text: string, markdown: string): string {
  const hasDenial = [...readValues(markdown)].some((value) => value.search(DENIES) >= 0)
  return hasDenial ? markdown.replaceAll(TARGET, ']') : text
}

function readValues(text: string): Set<string> {
  return new Set([...text.matchAll(VALUE)].map(([, value = '']) => value))
}

/** `@acme/core`, `--color` and `maxDepth` each name one thing; other names may contain their parts. */
const NAMES = /(?<![\w/.-])(?:@|--)[\w/.-]*\w|\b[a-z]+[A-Z]\w*/g

function readTerms(text: string): Set<string> {
  const names = text.match(NAMES) ?? []
  return new Set([...readWords(text).flatMap(({ parts }) => parts), ...names])
}

/** Whether the clauses of a passage that match a claim best all say the opposite of it. */
export function isTurnedRound(text: string, passage: Passage): boolean {
  const said = readPassageClauses(passage)
  return readClauses(text).some((clause) => {
    if (clause.isName || clause.terms.size < MIN_TERMS) return false
    const shares = said.map((other) => ({ other, share: measureShare(clause, other) }))
    const best = Math.max(0, ...shares.map(({ share }) => share))
    if (best < SAME || !isClear(clause)) return false
    // One of them that agrees with the claim is enough to support it.
    return shares
      .filter(({ share }) => share >= best)
      .every(({ other }) => isClear(other) && isOpposite(clause, text, other))
  })
}

/** Whether one of two clauses, the first one from a claim, denies what the other one says. */
function isOpposite(claimed: Clause, claim: string, other: Clause): boolean {
  const [mine, theirs] = [findDenied(claimed), findDeniedFor(claimed, claim, other)]
  if ((mine === null) === (theirs === null)) return false
  const shared = other.terms.intersection(claimed.terms).size
  if (shared / other.terms.size < LEAST_OF_PASSAGE) return false
  const saying = mine === null ? claimed : other
  const said = [...(mine ?? theirs ?? NOTHING)].map(
    (term) => saying.terms.has(term) || saying.about.has(term),
  )
  // The first term counts most: "does not cover that domain" denies "cover".
  return said[0] === true && said.filter(Boolean).length >= said.length * LEAST_DENIED
}

function measureShare(claimed: Clause, { terms, about }: Clause): number {
  let shared = 0
  let meant = 0
  for (const term of claimed.terms) {
    if (terms.has(term)) shared++
    else if (about.has(term)) meant++
  }
  if (shared < Math.min(MIN_TERMS, claimed.terms.size)) return 0
  // If two clauses have all its terms, the shorter one matches better.
  const more = Math.max(0, terms.size - claimed.terms.size) / 1000
  return (shared + meant) / claimed.terms.size - more
}
