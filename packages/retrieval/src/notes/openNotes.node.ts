import type { DatabaseSync } from 'node:sqlite'
import { inverseFrequency } from '../ranking/measures.ts'
import { readDated } from '../ranking/readDated.ts'
import { matchAny } from '../store/matchAny.ts'
import { readQuestionComparison } from '../wordVectors/noteVectors.node.ts'
import { findSimilar } from '../words/lists/thesaurus.ts'
import type { Query } from '../ranking/query.ts'
import { readTerms } from '../words/analyze.ts'
import { estimateFit, isAsked, readNoteQuery, scoreNote } from './fit.ts'
import type { NoteQuery, NoteScore, WeighTerm } from './fit.ts'
import { weighSection } from './sectionWorth.ts'
import { ASKED_WORTH, DATED_LOSS, LEAST_KNOWN } from './tuning.ts'
import type { NoteHit, StudyNote } from './types.ts'

/** The number of notes that the full-text index returns for scoring. */
const FIRST_STAGE = 80
/** For a longer question, only this many of its rarest terms are searched for. */
const MAX_TERMS = 8
/** The number of term weights to keep in memory. */
const MAX_WEIGHTS = 20_000

export interface StudyNotes {
  /** The notes that fit best, best first. Never throws. */
  find(question: string, limit: number): NoteHit[]
  /** The worth of the best note of each passage, by the passage's number in the file. */
  findPassages(question: string): ReadonlyMap<number, number>
  /** Whether a passage has notes, whether or not they fit. */
  isNoted(passage: number): boolean
}

/** Reads the words of a question that were misspelt, as the pages spell them. */
export type ReadCorrections = (question: string) => Query['corrected']

/** The notes of a knowledge file. */
export function openNotes(
  database: DatabaseSync,
  readCorrections: ReadCorrections = () => [],
): StudyNotes {
  const all = Number(database.prepare('SELECT count(*) AS count FROM notes').get()?.['count'])
  if (all === 0) return NO_NOTES
  const average = Number(
    database.prepare('SELECT avg(length) AS length FROM notes').get()?.['length'],
  )
  const find = database.prepare(`
    SELECT notes.number, passage, counts, length, vectors, body
    FROM (SELECT rowid FROM note_index WHERE note_index MATCH ? ORDER BY +rank LIMIT ?) AS found
    JOIN notes ON notes.number = found.rowid
  `)
  const count = database.prepare('SELECT doc FROM note_terms WHERE term = ?')
  const findAsked = database.prepare(
    'SELECT questions, counts FROM noted_passages WHERE passage = ?',
  )
  const passages = database.prepare('SELECT passage FROM noted_passages').all()
  const noted = new Set(passages.map(({ passage }) => Number(passage)))
  const weights = new Map<string, number>()
  const countNotes = (term: string): number => Number(count.get(term)?.['doc'] ?? 0)
  const weigh: WeighTerm = (term) => {
    const known = weights.get(term)
    if (known !== undefined) return known
    const weight = inverseFrequency(countNotes(term), all)
    if (weights.size >= MAX_WEIGHTS) weights.clear()
    weights.set(term, weight)
    return weight
  }
  // One answer looks up the same question several times.
  let last: { question: string; ranked: Ranked[] } | undefined

  function rank(question: string): Ranked[] {
    if (last?.question !== question) last = { question, ranked: findRanked(question) }
    return last.ranked
  }

  /** A word that no note has either is misspelt. */
  function correct(question: string): string {
    return readCorrections(question)
      .filter(({ from }) => readTerms(from).every((term) => countNotes(term) === 0))
      .reduce((text, { from, to }) => text.replaceAll(from, () => to), question)
  }

  /** Reads how well the terms fit the questions about a passage. Several notes have the same one. */
  function createSectionReader(terms: readonly string[]): (passage: number) => number {
    const shares = new Map(terms.map((term) => [term, (countNotes(term) + 0.5) / all]))
    const shareOf = (term: string): number => shares.get(term) ?? 1
    const read = new Map<number, number>()
    return (passage) => {
      const before = read.get(passage)
      if (before !== undefined) return before
      const { questions = 0, counts = '[]' } = findAsked.get(passage) ?? {}
      const section = { questions: Number(questions), counts: readCounts(counts) }
      const weight = weighSection(terms, section, shareOf)
      read.set(passage, weight)
      return weight
    }
  }

  function findRanked(question: string): Ranked[] {
    const corrected = correct(question)
    const query = readNoteQuery(corrected, weigh)
    const compare = readQuestionComparison(corrected)
    const readSection = createSectionReader([...query.terms.keys()])
    const expression = toExpression(query)
    if (expression === '') return []
    const found = find
      .all(expression, FIRST_STAGE)
      .map(({ number, passage, counts, length, vectors, body }): Found => {
        const note = JSON.parse(String(body)) as StudyNote
        const loss = DATED_LOSS * readDated(note.passage.split('#', 1)[0] ?? '', question)
        const texts = {
          counts: readCounts(counts),
          length: Number(length) / average,
          likeness: compare?.(vectors as Uint8Array),
          section: readSection(Number(passage)),
        }
        const score = scoreNote(query, texts, loss)
        const isSame = score.known === 1 && isAsked(query, note)
        return { number: Number(number), passage: Number(passage), note, score, asked: isSame }
      })
      // "How do I know?" can be about anything: only a note with these very words means it.
      .filter(({ asked }) => asked || query.significant > 0)
      .toSorted(compareFound)
    return found.map((one) => {
      // Without notes that answer, nothing tells what else visitors ask about a section.
      const isUnsure = one.note.isMissing === true && !one.asked && !noted.has(one.passage)
      return { ...one, fit: isUnsure ? 0 : judge(one, found, query) }
    })
  }

  return {
    find: (question, limit) =>
      rank(question)
        .slice(0, limit)
        .map(({ note, fit, score }) => ({ note, fit, worth: score.worth })),
    findPassages(question) {
      const worths = new Map<number, number>()
      for (const { passage, note, score, asked } of rank(question)) {
        if (note.isMissing || score.known < LEAST_KNOWN || worths.has(passage)) continue
        if (score.worth > 0) worths.set(passage, score.worth + (asked ? ASKED_WORTH : 0))
      }
      return worths
    },
    isNoted: (passage) => noted.has(passage),
  }
}

function readCounts(json: unknown): Map<string, number> {
  return new Map(JSON.parse(String(json)) as [string, number][])
}

/** A note, by its number and the number of its passage. */
interface Found {
  readonly number: number
  readonly passage: number
  readonly note: StudyNote
  readonly score: NoteScore
  /** Whether the note has this very question. */
  readonly asked: boolean
}

interface Ranked extends Found {
  readonly fit: number
}

function compareFound(a: Found, b: Found): number {
  return (
    Number(b.asked) - Number(a.asked) ||
    // If both have this very question, the answer wins.
    (a.asked ? Number(a.note.isMissing ?? false) - Number(b.note.isMissing ?? false) : 0) ||
    b.score.worth - a.score.worth ||
    a.number - b.number
  )
}

/**
 * How likely a found note answers, or knows that no page does. Only notes with an answer are its rivals: for a
 * question without one, also those of its own section.
 */
function judge(
  { passage, note, score, asked }: Found,
  found: readonly Found[],
  query: NoteQuery,
): number {
  if (asked) return 1
  const rivals = found.filter(
    (other) => !other.note.isMissing && (note.isMissing === true || other.passage !== passage),
  )
  const strongest = rivals.reduce((most, other) => Math.max(most, other.score.alone), 0)
  return estimateFit(score, score.alone - strongest, query)
}

const NO_NOTES: StudyNotes = { find: () => [], findPassages: () => new Map(), isNoted: () => false }

function toExpression({ terms }: NoteQuery): string {
  const rarest = [...terms].toSorted(([, a], [, b]) => b - a).slice(0, MAX_TERMS)
  return matchAny(new Set(rarest.flatMap(([term]) => [term, ...findSimilar(term)])))
}
