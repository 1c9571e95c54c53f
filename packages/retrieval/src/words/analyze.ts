// Turns text into terms, in the same way for pages and questions, so that they can match.
// Identifiers give their parts and the whole, so that "strict port", "strictPort" and
// "--strict-port" match one another. Scripts without spaces give pairs of characters.

import { findWordRules } from './languages/index.ts'

/** Longer terms are cut: keys and hashes can be found without their last characters. */
export const MAX_TERM_LENGTH = 64

/** The number of different words in the cache before it is cleared. */
const WORD_CACHE_SIZE = 50_000

/** One word of a text. */
export interface Word {
  readonly raw: string
  /** Its terms, in order: one for a plain word, none for a stop word. */
  readonly parts: readonly string[]
  /** All parts as one term, if there are several: `strictport`. */
  readonly whole?: string
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’._-]+[\p{L}\p{N}\p{M}]+)*/gu
/** The same for pure ASCII, like most technical text. It is several times as fast. */
const ASCII_WORD = /[A-Za-z\d]+(?:['._-]+[A-Za-z\d]+)*/g
const BEYOND_ASCII = /[\u0080-\uffff]/
const PLAIN_WORD = /^[A-Z]?[a-z]+$/
const NUMBER = /^\d+(?:\.\d+)+$/
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
// Between a lower-case and an upper-case letter, before the last of several capitals, and where
// digits begin or end: `minimumReleaseAge`, `HTMLElement`, `wsl2`.
const PART_EDGE =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u
/** The parts of ASCII text between these edges and marks. */
const ASCII_PART = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g

/** The words of a text, without stop words. */
export function readWords(text: string): Word[] {
  choose()
  return splitRuns(text).flatMap(recall)
}

/** The terms of a text in order; the whole of an identifier follows its parts. */
export function readTerms(text: string): string[] {
  choose()
  return splitRuns(text).flatMap((run) => toTerms(recall(run)))
}

/** The terms of one of the runs that a text is split into. */
export function readRunTerms(run: string): string[] {
  choose()
  return toTerms(readRun(run))
}

function toTerms(words: readonly Word[]): string[] {
  return words.flatMap(({ parts, whole }) => (whole === undefined ? parts : [...parts, whole]))
}

/** The runs of letters and digits of a text, with marks between them. Each is read separately. */
export function splitRuns(text: string): readonly string[] {
  const runs = hasOnlyAscii(text) ? text.match(ASCII_WORD) : foldAccents(text).match(WORD)
  return runs ?? []
}

function hasOnlyAscii(text: string): boolean {
  return !BEYOND_ASCII.test(text)
}

let ownLanguage = 'en'
let findScope: () => string | undefined = () => undefined

let language = ownLanguage
let rules = findWordRules(language)
let known = new Map<string, readonly Word[]>()
const caches = new Map([[rules, known]])

/**
 * Reads all further words by the rules of a language. A process serves one site: it sets that
 * site's language before it reads the first page, and never changes it.
 */
export function readWordsIn(tag: string): void {
  ownLanguage = tag
}

/** Asks before each text whether it is to be read by the rules of another language. */
export function scopeWords(find: () => string | undefined): void {
  findScope = find
}

/** The language whose rules apply now. */
export function wordLanguage(): string {
  choose()
  return rules.language
}

/** Whether that language joins words: "Akkulaufzeit". */
export function joinsWords(): boolean {
  choose()
  return rules.joinsWords ?? false
}

/** Takes the rules for the next text, and the words that are cached for them. */
function choose(): void {
  const wanted = findScope() ?? ownLanguage
  if (wanted === language) return
  language = wanted
  rules = findWordRules(wanted)
  known = caches.get(rules) ?? new Map<string, readonly Word[]>()
  caches.set(rules, known)
}

/** Most words of a text repeat, so they are cached. */
function recall(raw: string): readonly Word[] {
  const before = known.get(raw)
  if (before) return before
  const words = readRun(raw)
  if (known.size >= WORD_CACHE_SIZE) known.clear()
  // Words that nobody types again would only fill the cache.
  if (raw.length <= MAX_TERM_LENGTH) known.set(raw, words)
  return words
}

function readPlain(raw: string): Word[] {
  const lower = raw.toLowerCase()
  return rules.isStopWord(lower) ? [] : [{ raw, parts: [toTerm(lower)] }]
}

/** A run of letters and digits: one word, or many in a script without spaces. */
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
