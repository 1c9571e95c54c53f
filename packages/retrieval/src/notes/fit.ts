// Scores how well a note fits a question. A note is short and says only one thing, and its questions
// use different words on purpose. So its texts are read together: how much of the question they have,
// and how many of them have it. The vectors of words say which of its questions means nearly the same.

import { CONTEXT_WEIGHT } from '../ranking/tuning.ts'
import { countTexts, readNoteTerms } from './noteTerms.ts'
import type { TermCounts } from './packedTerms.ts'
import { readWords } from '../words/analyze.ts'
import { createKindReader } from '../words/unknownWords.ts'
import { isLight } from '../words/lists/lightWords.ts'
import { findSimilar } from '../words/lists/thesaurus.ts'
import { relateWords, type Relation } from '../words/relateWords.ts'
import { FIT, LIKENESS, SECTION, WORTH } from './tuning.ts'
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
/** A word with a similar meaning in the thesaurus counts nearly as much. */
const SIMILAR = 0.8
/** More significant words than these make nothing surer. */
const MANY_TERMS = 6

/** So do words that the list of related words leads to, if there are many of them or they are rare. */
const RELATED = 0.8
/** The terms of a long text that get clues: a question has fewer. */
const MOST_CLUED = 24
/** The rarest terms of a longer text are compared with notes. A question with its context has fewer. */
const MOST_TERMS = 48

/** A question in terms, with their weights. */
export interface NoteQuery {
  readonly terms: ReadonlyMap<string, number>
  /** For each term, the words that have to do with it, weaker if many notes have them. */
  readonly clues: ReadonlyMap<string, ReadonlyMap<string, Relation>>
  readonly total: number
  /** The words that a question can be about. */
  readonly significant: number
}

/** @param context the earlier questions. */
export function readNoteQuery(question: string, weigh: WeighTerm, context = ''): NoteQuery {
  const own = new Set(readNoteTerms(question))
  const asked = own.union(new Set(readNoteTerms(context)))
  const beside = readBeside(question)
  const isUnknown = (term: string): boolean => weigh(term) >= weigh('')
  const factor = (term: string): number =>
    (own.has(term) ? 1 : CONTEXT_WEIGHT) *
    (isLight(term) || (beside.has(term) && isUnknown(term)) ? LIGHT : 1)
  const terms = new Map(
    keepHeaviest([...asked].map((term) => [term, weigh(term) * factor(term)] as const)),
  )
  const total = terms.values().reduce((sum, weight) => sum + weight, 0)
  const significant = countHeavy(asked)
  const clued = [...terms.keys()].slice(0, MOST_CLUED)
  const clues = new Map(clued.map((term) => [term, findClues(term, weigh)]))
  return { terms, clues, total, significant }
}

/** Hundreds of notes are compared with each term, several times for one answer. */
function keepHeaviest(
  weighed: readonly (readonly [string, number])[],
): readonly (readonly [string, number])[] {
  if (weighed.length <= MOST_TERMS) return weighed
  return weighed.toSorted(([, a], [, b]) => b - a).slice(0, MOST_TERMS)
}

/** The terms that say when, how or who. If no note has one, the note that answers does not need it. */
function readBeside(question: string): Set<string> {
  const readKind = createKindReader(question)
  const words = readWords(question).filter((word) => readKind(word) === 'ordinary')
  return new Set(words.flatMap(({ parts, whole = '' }) => [...parts, whole]))
}

function findClues(term: string, weigh: WeighTerm): Map<string, Relation> {
  const rarest = weigh('')
  const relations = [...relateWords(term)].map(([word, { leads, nearness }]) => {
    const rarity = weigh(word) / rarest
    return [word, { leads: leads * rarity, nearness: nearness * rarity }] as const
  })
  return new Map(relations)
}

/** All terms of a note that can count for a question. */
export function listCounted({ terms, clues }: NoteQuery): Set<string> {
  const own = [...terms.keys()]
  const led = [...clues.values()].flatMap((related) => [...related.keys()])
  return new Set([...own, ...own.flatMap((term) => [...findSimilar(term)]), ...led])
}

/** The number of words that a question can be about. */
export function countSignificant(question: string): number {
  return countHeavy(new Set(readNoteTerms(question)))
}

export interface NoteScore {
  /** How well the note fits, compared with other notes: about 1 if it has all words. */
  readonly worth: number
  /** The worth without its section. */
  readonly alone: number
  /** The worth by words alone, without its likeness and its section. */
  readonly byWords: number
  /** The share of the question that the note has. */
  readonly known: number
}

export interface NoteTexts {
  /** Each question is one text, and all the rest is one. */
  readonly counts: TermCounts
  /** The number of terms, relative to the average note. */
  readonly length: number
  /** How alike the question is to the note's most alike question; undefined if it cannot be compared. */
  readonly likeness: number | undefined
  /** How well the words of the question fit the questions about its section. */
  readonly section: number
}

/** @param loss taken from the worth. */
export function scoreNote(query: NoteQuery, texts: NoteTexts, loss: number): NoteScore {
  const { counts, length, likeness = LIKENESS.usual, section } = texts
  let known = 0
  let told = 0
  for (const [term, weight] of query.terms) {
    const { count, strength } = findCount(query, term, counts)
    known += weight * strength * Math.min(1, count)
    told += weight * strength * saturate(count, length)
  }
  known /= query.total || 1
  told /= query.total || 1
  const byWords = WORTH.known * known + WORTH.told * told - loss
  const alone = byWords + LIKENESS.strength * (likeness - LIKENESS.usual)
  return { worth: alone + SECTION.strength * section, alone, byWords, known }
}

interface Strength {
  readonly count: number
  readonly strength: number
}

function findCount({ clues }: NoteQuery, term: string, counts: TermCounts): Strength {
  const own = counts.get(term)
  if (own !== undefined) return { count: own, strength: 1 }
  const similar = findSimilar(term).find((each) => counts.has(each))
  if (similar !== undefined) return { count: counts.get(similar) ?? 0, strength: SIMILAR }
  const strength = RELATED * readClues(clues.get(term), counts)
  return { count: strength > 0 ? 1 : 0, strength }
}

/** How surely a note means a word that it does not have, by its other words, from 0 to 1. */
function readClues(clues: ReadonlyMap<string, Relation> | undefined, counts: TermCounts): number {
  let leads = 0
  let nearest = 0
  for (const [word, relation] of clues ?? []) {
    if (!counts.has(word)) continue
    leads += relation.leads
    nearest = Math.max(nearest, relation.nearness)
  }
  return Math.max(1 - 0.5 ** leads, nearest)
}

/** The gain of further texts with a term falls, as in BM25; one in an average note counts 1. */
function saturate(count: number, length: number): number {
  const { gain, balance } = WORTH
  return (count * (gain + 1)) / (count + gain * (1 - balance + balance * length))
}

/**
 * The probability that a note answers a question.
 *
 * @param lead how much worthier it is, alone, than the best note of any other passage.
 */
export function estimateFit({ byWords, known }: NoteScore, lead: number, query: NoteQuery): number {
  const many = Math.min(1, query.significant / MANY_TERMS)
  const sum =
    FIT.bias + FIT.worth * byWords + FIT.lead * lead + FIT.known * known + FIT.significant * many
  return 1 / (1 + Math.exp(-sum))
}

/** Whether a question has exactly the terms of one of the note's questions. */
export function isAsked({ terms }: NoteQuery, { questions }: StudyNote): boolean {
  return questions.some((question) => {
    const own = new Set(readNoteTerms(question))
    return own.size === terms.size && [...own].every((term) => terms.has(term))
  })
}

export function countTerms({ note, title, section }: NotePlace): Map<string, number> {
  const { questions, words, answer } = note
  const said = answer.map(({ markdown }) => markdown)
  const rest = [...words, ...said, title, section].join('\n')
  return countTexts([...questions, rest])
}

function countHeavy(terms: ReadonlySet<string>): number {
  return [...terms].filter((term) => !isLight(term)).length
}
