// How a text is cut into words, the same for the pages, for questions, and for the search in a browser,
// which knows no language: its caller passes the rules that depend on one.

import { foldArabic } from './foldArabic.ts'

/** One word of a text, as its writer set it apart. */
export interface Word {
  readonly raw: string
  /** Its terms, in order; one for a plain word, none for a stop word. */
  readonly parts: readonly string[]
  /** All parts as one term, if there are several: `strictport`. */
  readonly whole?: string
}

/** The rules of one language. Words come in lower case and without accents. */
export interface RunRules {
  /** Words that say how a sentence is built and not what it is about. */
  readonly stopWords: ReadonlySet<string>
  /** Short words that are joined to the next one by an apostrophe: the "l" of "l'eau". */
  readonly elisions?: ReadonlySet<string>
  toTerm(word: string): string
}

export const WORD: RegExp = /[\p{L}\p{N}\p{M}]+(?:['’._-]+[\p{L}\p{N}\p{M}]+)*/gu
export const BEYOND_ASCII: RegExp = /[\u0080-\uffff]/
const NUMBER = /^\d+(?:\.\d+)+$/
export const UNSPACED: RegExp =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
// Between a lower and an upper letter, before the last of several upper ones, and where digits begin
// or end: `minimumReleaseAge`, `HTMLElement`, `wsl2`.
const PART_EDGE =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u
const ONE_LETTER_OR_NUMBER = /^[\p{L}\p{N}]$/u

/** The runs of letters and digits of a text, with marks between them. Each is read separately. */
export function cutRuns(text: string): readonly string[] {
  return foldAccents(text).match(WORD) ?? []
}

/** The terms of words, the whole of an identifier after its parts. */
export function toTerms(words: readonly Word[]): string[] {
  return words.flatMap(({ parts, whole }) => (whole === undefined ? parts : [...parts, whole]))
}

/** Reads a run of letters and digits: one word, or many if the script uses no spaces. */
export function readRun(raw: string, rules: RunRules): Word[] {
  const words: Word[] = []
  let end = 0
  for (const run of raw.matchAll(UNSPACED)) {
    words.push(...readIdentifier(raw.slice(end, run.index), rules), ...readPairs(run[0]))
    end = run.index + run[0].length
  }
  return [...words, ...readIdentifier(raw.slice(end), rules)]
}

function readPlain(raw: string, rules: RunRules): Word[] {
  const lower = raw.toLowerCase()
  return rules.stopWords.has(lower) ? [] : [{ raw, parts: [rules.toTerm(lower)] }]
}

function readIdentifier(raw: string, rules: RunRules): Word[] {
  const lower = raw.toLowerCase().replaceAll('’', "'")
  if (lower === '' || rules.stopWords.has(lower)) return []
  if (NUMBER.test(raw))
    return [{ raw, parts: [raw.slice(0, raw.indexOf('.'))], whole: rules.toTerm(raw) }]
  if (lower.includes("'")) return readPlain(dropElision(lower, rules).replace(/'.*$/, ''), rules)
  const words = splitIdentifier(raw).map((part) => part.toLowerCase())
  const terms = words
    .filter((part) => words.length === 1 || !rules.stopWords.has(part))
    .map((word) => rules.toTerm(word))
  if (terms.length === 0) return []
  return [{ raw, parts: terms, ...(words.length > 1 && { whole: rules.toTerm(words.join('')) }) }]
}

function dropElision(word: string, { elisions }: RunRules): string {
  const end = word.indexOf("'")
  return elisions?.has(word.slice(0, end)) && /^[a-z\d]/.test(word.slice(end + 1))
    ? word.slice(end + 1)
    : word
}

function splitIdentifier(raw: string): string[] {
  return raw
    .split(/[._-]+/)
    .flatMap(splitPiece)
    .filter((piece) => piece !== '')
}

/**
 * `k8s`, `i18n` and `S3` are one word: their letters alone mean nothing, and one of them may be
 * anywhere.
 */
function splitPiece(piece: string): string[] {
  const parts = piece.split(PART_EDGE)
  const isOne = parts.length > 1 && parts.every((part) => ONE_LETTER_OR_NUMBER.test(part))
  return isOne ? [piece] : parts
}

function readPairs(run: string): Word[] {
  const characters = [...run.toLowerCase()]
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return (pairs.length === 0 ? characters : pairs).map((pair) => ({ raw: pair, parts: [pair] }))
}

/** Removes accents, and gives every spelling of an Arabic word the same letters. */
export function foldAccents(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text
  return foldArabic(text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')).normalize('NFC')
}
