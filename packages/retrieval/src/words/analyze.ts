// How text becomes terms, the same for pages and for questions: only what both sides write alike can
// meet. Identifiers give their parts and their whole, so that "strict port", "strictPort" and
// "--strict-port" find one another; scripts without spaces give pairs of characters.

import { findWordRules } from './languages/index.ts'

/** Longer terms are cut: the last characters of keys and hashes are not needed to find them. */
export const MAX_TERM_LENGTH = 64

/** How many different words are kept with their terms before the memory is freed. */
const WORD_CACHE_SIZE = 50_000

/** One word of a text, as its writer set it apart. */
export interface Word {
  readonly raw: string
  /** Its terms, in order; one for a plain word, none for a stop word. */
  readonly parts: readonly string[]
  /** All parts as one term, where there are several: `strictport`. */
  readonly whole?: string
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’._-]+[\p{L}\p{N}\p{M}]+)*/gu
/** The same where there is nothing but ASCII, as in most technical text: several times as fast. */
const ASCII_WORD = /[A-Za-z\d]+(?:['._-]+[A-Za-z\d]+)*/g
const BEYOND_ASCII = /[\u0080-\uffff]/
const PLAIN_WORD = /^[A-Z]?[a-z]+$/
const NUMBER = /^\d+(?:\.\d+)+$/
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
// Between a lower and an upper letter, before the last of several upper ones, and where digits begin
// or end: `minimumReleaseAge`, `HTMLElement`, `wsl2`.
const PART_EDGE =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u
/** The parts that these edges, and marks, leave of ASCII. */
const ASCII_PART = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g

/** The words of a text, without those that say nothing. */
export function readWords(text: string): Word[] {
  return splitRuns(text).flatMap(recall)
}

/** The terms of a text in order; the whole of an identifier follows its parts. */
export function readTerms(text: string): string[] {
  return splitRuns(text).flatMap((run) => toTerms(recall(run)))
}

/** The terms of one of the runs that a text is split into. */
export function readRunTerms(run: string): string[] {
  return toTerms(readRun(run))
}

function toTerms(words: readonly Word[]): string[] {
  return words.flatMap(({ parts, whole }) => (whole === undefined ? parts : [...parts, whole]))
}

/** The runs of letters and digits of a text, with the marks within: each is read by itself. */
export function splitRuns(text: string): readonly string[] {
  const runs = hasOnlyAscii(text) ? text.match(ASCII_WORD) : foldAccents(text).match(WORD)
  return runs ?? []
}

function hasOnlyAscii(text: string): boolean {
  return !BEYOND_ASCII.test(text)
}

let rules = findWordRules('en')

/**
 * Reads all words from now on by the rules of a language. A process answers for one site: it chooses the
 * language of that site before it reads the first page, and never changes it.
 */
export function readWordsIn(language: string): void {
  const chosen = findWordRules(language)
  if (chosen === rules) return
  rules = chosen
  known.clear()
}

/** The language whose rules read all words now. */
export function wordLanguage(): string {
  return rules.language
}

/** Whether that language writes two words as one: "Akkulaufzeit". */
export function joinsWords(): boolean {
  return rules.joinsWords ?? false
}

const known = new Map<string, readonly Word[]>()

/** Most words of a text come again: they are kept, for a time. */
function recall(raw: string): readonly Word[] {
  const before = known.get(raw)
  if (before) return before
  const words = readRun(raw)
  if (known.size >= WORD_CACHE_SIZE) known.clear()
  // Words that nobody types again would only fill the memory.
  if (raw.length <= MAX_TERM_LENGTH) known.set(raw, words)
  return words
}

function readPlain(raw: string): Word[] {
  const lower = raw.toLowerCase()
  return rules.isStopWord(lower) ? [] : [{ raw, parts: [toTerm(lower)] }]
}

/** A run of letters and digits: one word, or where the script knows no spaces, many. */
function readRun(raw: string): Word[] {
  if (PLAIN_WORD.test(raw)) return readPlain(raw)
  if (hasOnlyAscii(raw)) return readIdentifier(raw)
  const words: Word[] = []
  let end = 0
  for (const run of raw.matchAll(UNSPACED)) {
    words.push(...readIdentifier(raw.slice(end, run.index)), ...readPairs(run[0]))
    end = run.index + run[0].length
  }
  return [...words, ...readIdentifier(raw.slice(end))]
}

function readIdentifier(raw: string): Word[] {
  const lower = raw.toLowerCase().replaceAll('’', "'")
  if (lower === '' || rules.isStopWord(lower)) return []
  if (NUMBER.test(raw)) return [{ raw, parts: [raw.slice(0, raw.indexOf('.'))], whole: cut(raw) }]
  if (lower.includes("'")) return readPlain(dropElision(lower).replace(/'.*$/, ''))
  const words = splitIdentifier(raw).map((part) => part.toLowerCase())
  const terms = words.filter((part) => words.length === 1 || !rules.isStopWord(part)).map(toTerm)
  if (terms.length === 0) return []
  return [{ raw, parts: terms, ...(words.length > 1 && { whole: toTerm(words.join('')) }) }]
}

function dropElision(word: string): string {
  return rules.dropElision?.(word) ?? word
}

function splitIdentifier(raw: string): string[] {
  if (hasOnlyAscii(raw)) return raw.match(ASCII_PART) ?? []
  const pieces = raw.split(/[._-]+/).flatMap((piece) => piece.split(PART_EDGE))
  return pieces.filter((piece) => piece !== '')
}

function readPairs(run: string): Word[] {
  const characters = [...run.toLowerCase()]
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return (pairs.length === 0 ? characters : pairs).map((pair) => ({ raw: pair, parts: [pair] }))
}

function toTerm(word: string): string {
  return cut(rules.toTerm(word))
}

function cut(term: string): string {
  return term.slice(0, MAX_TERM_LENGTH).toWellFormed()
}

/** A text without accents, in the compatible forms of its letters. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}
