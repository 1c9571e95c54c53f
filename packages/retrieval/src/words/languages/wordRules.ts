import type { RunRules } from '../readRuns.ts'

/**
 * The rules that turn words of a language into terms. Words arrive in lower case and without
 * accents.
 */
export interface WordRules extends RunRules {
  readonly language: string
  /** Grows when the rules give other terms, so that the pages of older indexes are read again. */
  readonly edition?: number
  /** The endings of words, with which the search recognises a form that is on no page. */
  readonly endings: readonly string[]
  /** Whether the language joins words. */
  readonly joinsWords?: boolean
}

/** Endings with what replaces them, the longest first. */
export type Endings = readonly (readonly [ending: string, replacement: string])[]

/** Endings that are dropped, or replaced if they are written as `ending:replacement`. */
export function listEndings(text: string): Endings {
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(':'))
    .map(([ending = '', replacement = '']) => [ending, replacement] as const)
    .toSorted(([a], [b]) => b.length - a.length)
}

/**
 * Removes the longest ending that leaves at least `least` letters, or one more for a long ending.
 */
export function dropEnding(word: string, endings: Endings, least: number): string {
  const found = endings.find(([ending, replacement]) => {
    const left = word.length - ending.length + replacement.length
    return left >= (ending.length >= LONG ? least + 1 : least) && word.endsWith(ending)
  })
  return found ? word.slice(0, word.length - found[0].length) + found[1] : word
}

/**
 * An ending of this length or more is often a part of a short word: "enciendo" does not end in
 * "iendo".
 */
const LONG = 4

/** The endings of several lists, as they are written. */
export function joinEndings(...lists: readonly Endings[]): string[] {
  return [...new Set(lists.flatMap((list) => list.map(([ending]) => ending)))]
}

export function toWordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Names with digits and words in other alphabets have no endings of this language. */
export function isPlainWord(word: string): boolean {
  return /^[a-z]+$/.test(word)
}
