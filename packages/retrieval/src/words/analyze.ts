// Turns text into terms, in the same way for pages and questions, so that they can match.
// Identifiers give their parts and the whole, so that "strict port", "strictPort" and
// "--strict-port" match one another. Scripts without spaces give pairs of characters.

import { findWordRules } from './languages/index.ts'
import type { WordRules } from './languages/wordRules.ts'
import { BEYOND_ASCII, cutRuns, readRun, toTerms, type Word } from './readRuns.ts'

export { foldAccents, type Word } from './readRuns.ts'

/** Like `cutRuns`, and several times as fast, for a text of only ASCII, such as most technical text. */
const ASCII_WORD = /[A-Za-z\d]+(?:['._-]+[A-Za-z\d]+)*/g

const PLAIN_WORD = /^[A-Z]?[a-z]+$/

/** Longer terms are cut: keys and hashes can be found without their last characters. */
export const MAX_TERM_LENGTH = 64

/** The number of different words in the cache before it is cleared. */
const WORD_CACHE_SIZE = 50_000

/** The words of a text, without those that say nothing. */
export function readWords(text: string): Word[] {
  choose()
  return splitRuns(text).flatMap((run) => recall(run).words)
}

/** The terms of a text in order; the whole of an identifier follows its parts. */
export function readTerms(text: string): string[] {
  choose()
  const terms: string[] = []
  for (const run of splitRuns(text)) for (const term of recall(run).terms) terms.push(term)
  return terms
}

/** The terms of one of the runs that a text is split into. */
export function readRunTerms(run: string): string[] {
  choose()
  return toTerms(readOne(run))
}

/** The words of a run as they are written, in lower case, each with its term. */
export function readWordForms(run: string): (readonly [form: string, term: string])[] {
  if (PLAIN_WORD.test(run)) return readRunTerms(run).map((term) => [run.toLowerCase(), term])
  const terms = readRunTerms(run)
  const forms = toTerms(readRun(run, { ...rules, toTerm: (word) => word }))
  return forms.map((form, place) => [form, terms[place] ?? form])
}

/** As `readRun`: most words of a text are plain, and take a fraction of its time. */
function readOne(raw: string): Word[] {
  if (!PLAIN_WORD.test(raw)) return readRun(raw, cutting)
  const lower = raw.toLowerCase()
  return rules.stopWords.has(lower) ? [] : [{ raw, parts: [cutting.toTerm(lower)] }]
}

/** The runs of letters and digits of a text, with marks between them. Each is read separately. */
export function splitRuns(text: string): readonly string[] {
  return BEYOND_ASCII.test(text) ? cutRuns(text) : (text.match(ASCII_WORD) ?? [])
}

let ownLanguage = 'en'
let findScope: () => string | undefined = () => undefined
let readNow: string | undefined

let language = ownLanguage
let rules = findWordRules(language)
let cutting = cutTerms(rules)
let known = new Map<string, RunRead>()
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

/** Reads words by the rules of a language, whatever is read around it: a list of words has one language. */
export function readInLanguage<T>(tag: string, read: () => T): T {
  readNow = tag
  try {
    return read()
  } finally {
    readNow = undefined
  }
}

function cutTerms(all: WordRules): WordRules {
  const toTerm = (word: string): string => all.toTerm(word).slice(0, MAX_TERM_LENGTH).toWellFormed()
  return { ...all, toTerm }
}

/** The rules that read all words now. */
export function wordRules(): WordRules {
  choose()
  return rules
}

/** The language whose rules read all words now. */
export function wordLanguage(): string {
  choose()
  return rules.language
}

/** The language of the site or part that is read now. Unlike `wordLanguage`, it may be one without rules. */
export function textLanguage(): string {
  choose()
  return language
}

/** Whether that language joins words: "Akkulaufzeit". */
export function joinsWords(): boolean {
  choose()
  return rules.joinsWords ?? false
}

/** Takes the rules for the next text, and the words that are cached for them. */
function choose(): void {
  const wanted = readNow ?? findScope() ?? ownLanguage
  if (wanted === language) return
  language = wanted
  rules = findWordRules(wanted)
  cutting = cutTerms(rules)
  known = caches.get(rules) ?? new Map<string, RunRead>()
  caches.set(rules, known)
}

interface RunRead {
  readonly words: readonly Word[]
  readonly terms: readonly string[]
}

/** Most words of a text repeat, so they are cached. */
function recall(raw: string): RunRead {
  const before = known.get(raw)
  if (before) return before
  const words = readOne(raw)
  const read = { words, terms: toTerms(words) }
  if (known.size >= WORD_CACHE_SIZE) known.clear()
  // Words that nobody types again would only fill the cache.
  if (raw.length <= MAX_TERM_LENGTH) known.set(raw, read)
  return read
}
