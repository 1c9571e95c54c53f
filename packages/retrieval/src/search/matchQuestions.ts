// Compares a visitor's question with the questions that authors wrote above their answers. Both are short
// and of the same kind, so that even words such as "long" and "ask" tell something.

import { inverseFrequency } from '../ranking/measures.ts'
import type { AlikeQuestion } from '../types.ts'
import { readTerms } from '../words/analyze.ts'
import { DECIDING_WORDS, readDecidingWords } from '../words/decidingWords.ts'
import { isLight } from '../words/lists/lightWords.ts'
import { findSimilar } from '../words/lists/thesaurus.ts'

/** A question in a heading, with its passage. */
export type Written = Pick<AlikeQuestion, 'question' | 'passage'>

/** The weight of a filler word such as "need", and of a word that only means nearly the same. */
const LIGHT = 0.5
const SIMILAR = 0.8
/** Questions below this have little in common. */
const LEAST_FIT = 0.5
/**
 * "May I water the fern?" and "May I water the cactus?" are never more alike than this, and neither are "What
 * are the limits?" and "How do I turn off the limits?".
 */
const MOST_IF_REPLACED = 0.7
/** "Where do I put the key?" and "Do I need a key?" are not more alike either: only one has a yes or no. */
const ASKS_WHICH = /^\W*(?:where|when|who|whose|why|wo|wohin|wann|wer|warum|wieso)\b/i
const ASKS_WHETHER =
  /^\W*(?:do|does|did|is|are|was|can|could|may|will|would|should|must|has|have|ist|sind|kann|darf|muss|gibt|hat|brauche)\b/i

/** The people of a question have many names, which change nothing about it. */
const PERSON = 'person'
const PEOPLE: ReadonlySet<string> = new Set(
  readTerms(
    'people person somebody someone anybody anyone everybody everyone user customer client visitor reader',
  ),
)

/** "How do I know what people asked?" is "How do I see what visitors asked?". */
const SEE = 'see'
const SEEING: ReadonlySet<string> = new Set(readTerms('see view know check learn look'))

type Terms = ReadonlySet<string>

/** Prepares the comparison of any question with all of these; the most similar come first. */
export function createQuestionMatcher(
  written: readonly Written[],
): (question: string) => AlikeQuestion[] {
  const all = written.map((one) => ({
    ...one,
    terms: readAll(one.question),
    form: readForm(one.question),
  }))
  const weigh = createWeights(all.map(({ terms }) => terms))
  const measure = (asked: Terms, terms: Terms): number => {
    const fit =
      (2 * sum(asked, (term) => weigh(term) * findIn(term, terms))) /
      (sum(asked, weigh) + sum(terms, weigh))
    return isReplaced(asked, terms) || decides(asked) !== decides(terms)
      ? Math.min(fit, MOST_IF_REPLACED)
      : fit
  }

  return (question) => {
    const asked = readAll(question)
    const form = readForm(question)
    // One word is a search, and any question may have it.
    if (asked.size < 2) return []
    return all
      .map(({ terms, form: other, ...one }) => {
        const fit = measure(asked, terms)
        const isOther = form !== '' && other !== '' && form !== other
        return { ...one, fit: isOther ? Math.min(fit, MOST_IF_REPLACED) : fit }
      })
      .filter(({ fit }) => fit >= LEAST_FIT)
      .toSorted((a, b) => b.fit - a.fit)
  }
}

/** Whether a question asks for a place, a time, a person or a reason, or for a yes or no; empty for any other. */
function readForm(question: string): 'which' | 'whether' | '' {
  if (ASKS_WHICH.test(question)) return 'which'
  return ASKS_WHETHER.test(question) ? 'whether' : ''
}

function createWeights(questions: readonly Terms[]): (term: string) => number {
  const counts = new Map<string, number>()
  for (const term of questions.flatMap((terms) => [...terms])) {
    counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return (term) =>
    inverseFrequency(counts.get(term) ?? 0, questions.length) * (isLight(term) ? LIGHT : 1)
}

/** The small words that decide what a question is about, as one text. */
function decides(terms: Terms): string {
  return DECIDING_WORDS.filter((word) => terms.has(word)).join(' ')
}

/** Whether each has a telling word that the other lacks. */
function isReplaced(asked: Terms, terms: Terms): boolean {
  return hasOwn(asked, terms) && hasOwn(terms, asked)
}

function hasOwn(terms: Terms, others: Terms): boolean {
  return [...terms].some((term) => !isLight(term) && findIn(term, others) === 0)
}

function readAll(question: string): Terms {
  const terms = readTerms(question).map((term) => {
    if (PEOPLE.has(term)) return PERSON
    return SEEING.has(term) ? SEE : term
  })
  return new Set([...terms, ...readDecidingWords(question)])
}

function findIn(term: string, terms: Terms): number {
  if (terms.has(term)) return 1
  return findSimilar(term).some((other) => terms.has(other)) ? SIMILAR : 0
}

function sum(terms: Terms, measure: (term: string) => number): number {
  return [...terms].reduce((total, term) => total + measure(term), 0)
}
