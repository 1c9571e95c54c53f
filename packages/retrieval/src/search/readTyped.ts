// A query in the terms of a site. It needs no lists of words and no stemmer, so that a browser can do it:
// the index has the words of the pages with their terms.

import { inverseFrequency } from '../ranking/measures.ts'
import { readRun, cutRuns } from '../words/readRuns.ts'
import { correctWord, sortForms } from './correctWord.ts'
import type { NearTerm, SiteIndex, Term } from './siteIndex.ts'

const MOST_WORDS = 24
const MOST_COMPLETIONS = 8
const MOST_CORRECTIONS = 3
const MIN_STEM = 3
const LONGEST_ENDING = 6
/** The weight of a name of several words, compared with the words that it consists of. */
const PHRASE_WEIGHT = 0.5

/** A query as the index understands it. */
export interface Asked {
  readonly words: readonly AskedWord[]
  readonly corrected: readonly { readonly from: string; readonly to: string }[]
}

/** A word of the query: the terms that match it, and its weight. */
export interface AskedWord {
  readonly terms: readonly NearTerm[]
  readonly weight: number
}

export function readTyped(typed: string, index: SiteIndex): Asked {
  const words: AskedWord[] = []
  const corrected: { readonly from: string; readonly to: string }[] = []
  const read: Term[] = []
  const { endings } = index.language

  function add(terms: readonly NearTerm[], share: number): boolean {
    if (terms.length === 0) return false
    // Terms that represent a word together are as frequent as all of them.
    const own = terms.filter(([, strength]) => strength === 1)
    const counts = (own.length > 0 ? own : terms).map(([term]) => index.readTerm(term).sections)
    const count = counts.reduce((total, one) => total + one, 0)
    const weight = share * inverseFrequency(Math.min(index.sections, count), index.sections)
    words.push({ terms, weight })
    return true
  }

  function addTerm(term: Term | undefined): boolean {
    if (term === undefined || read.includes(term)) return term !== undefined
    read.push(term)
    const { sections, telling, similar } = index.readTerm(term)
    return add(sections > 0 ? [[term, 1], ...similar] : similar, telling)
  }

  /**
   * Another form of the same word: the one with the longest common beginning, if only endings differ.
   */
  function findInflected(form: string): Term | undefined {
    const least = Math.max(MIN_STEM, form.length - LONGEST_ENDING)
    for (let end = form.length; end >= least; end--) {
      const stem = form.slice(0, end)
      if (stem !== form && !endings.has(form.slice(end))) continue
      const found = sortForms(index.formsFrom(stem, end, end + LONGEST_ENDING)).find((other) => {
        const rest = other.form.slice(end)
        // Also with the last letter of the stem doubled: "repot" and "repotting".
        return endings.has(rest) || (rest[0] === stem.at(-1) && endings.has(rest.slice(1)))
      })
      if (found) return found.term
    }
    return undefined
  }

  function addForm(form: string): boolean {
    return addTerm(index.termOf(form) ?? findInflected(form))
  }

  /** All words with this beginning, as one. A single letter begins a twentieth of all words. */
  function complete(beginning: string): boolean {
    if (beginning.length < 2 && beginning < '\u0600') return false
    const terms = new Set(sortForms(index.formsFrom(beginning)).map(({ term }) => term))
    return add(
      [...terms].slice(0, MOST_COMPLETIONS).map((term) => [term, 1]),
      1,
    )
  }

  function correct(form: string): boolean {
    const meant = corrected.length < MOST_CORRECTIONS ? correctWord(form, index) : undefined
    if (meant) corrected.push({ from: form, to: meant.form })
    return addTerm(meant?.term)
  }

  const rules = { ...index.language, toTerm: (form: string) => form }
  const found = cutRuns(typed).flatMap((run) => readRun(run, rules))
  // The last word may still be growing.
  const growing = /[\p{L}\p{N}\p{M}]$/u.test(typed) ? found.at(-1)?.parts.at(-1) : undefined
  const typedForms = found.flatMap(({ parts }) => parts)
  const said = index.phrases.filter(({ forms }) =>
    typedForms.some((_, start) => forms.every((form, at) => typedForms[start + at] === form)),
  )
  for (const { parts, whole } of found.slice(0, MOST_WORDS)) {
    const missing = parts.filter((part) => !addForm(part))
    // One part of `cy.intercept` may be on the pages by chance.
    if (whole !== undefined && addForm(whole)) continue
    for (const part of missing) {
      const isInName = said.some(({ forms }) => forms.includes(part))
      if (!isInName && (part !== growing || !complete(part))) correct(part)
    }
  }
  for (const { similar } of said) add(similar, PHRASE_WEIGHT)
  return { words, corrected }
}
