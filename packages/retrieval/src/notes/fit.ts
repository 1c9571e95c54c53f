// Scores how well a note fits a question. A note is short and says only one thing. The score
// combines how well one of the note's questions matches the question with how much of it the whole
// note covers.

import { readTerms } from '../words/analyze.ts'
import { LIGHT_TERMS } from '../words/lists/lightWords.ts'
import { findSimilar } from '../words/lists/thesaurus.ts'
import type { StudyNote } from './types.ts'

/** A note, with the title and the section of its passage. */
export interface NotePlace {
  readonly note: StudyNote
  readonly title: string
  readonly section: string
}

/** The weight of a term: the rarer it is among the notes, the higher. */
export type WeighTerm = (term: string) => number

/** A word such as "make" or "use" occurs in questions of every kind. */
const LIGHT = 0.3
/** A question with fewer significant words fits no note. */
const MIN_TERMS = 2
/** A word with a similar meaning in the thesaurus counts nearly as much. */
const SIMILAR = 0.8
/** The weight of the note's best question; the whole note gets the rest. */
const QUESTION_SHARE = 0.65

/** How well a note fits a question, from 0 to 1. */
export function measureFit(question: string, place: NotePlace, weigh: WeighTerm): number {
  const asked = [...new Set(readTerms(question))]
  // "Can I stop it?" refers to something said before, or to anything.
  if (asked.filter((term) => !LIGHT_TERMS.has(term)).length < MIN_TERMS) return 0
  const value = (term: string): number => weigh(term) * (LIGHT_TERMS.has(term) ? LIGHT : 1)
  const all = asked.reduce((sum, term) => sum + value(term), 0)
  const held = (terms: ReadonlySet<string>): number =>
    asked.reduce((sum, term) => sum + value(term) * findStrength(term, terms), 0)
  const best = Math.max(
    0,
    ...place.note.questions.map((each) => {
      const terms = new Set(readTerms(each))
      const own = [...terms].reduce((sum, term) => sum + value(term), 0)
      return (2 * held(terms)) / (all + own)
    }),
  )
  const known = held(readAllTerms(place)) / all
  return Math.min(1, QUESTION_SHARE * best + (1 - QUESTION_SHARE) * known)
}

function findStrength(term: string, terms: ReadonlySet<string>): number {
  if (terms.has(term)) return 1
  return findSimilar(term).some((other) => terms.has(other)) ? SIMILAR : 0
}

/** All terms of a note, its title and its section. */
export function readAllTerms({ note, title, section }: NotePlace): Set<string> {
  const { questions, words, answer } = note
  const said = answer.map(({ markdown }) => markdown)
  return new Set(readTerms([...questions, ...words, ...said, title, section].join('\n')))
}
