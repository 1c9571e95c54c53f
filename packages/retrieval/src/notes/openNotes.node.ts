import type { DatabaseSync } from 'node:sqlite'
import { inverseFrequency } from '../ranking/measures.ts'
import { readDated } from '../ranking/readDated.ts'
import { matchAny } from '../store/matchAny.ts'
import { readQuestionComparison } from '../wordVectors/noteVectors.node.ts'
import { findSimilar } from '../words/lists/thesaurus.ts'
import type { Query } from '../ranking/query.ts'
import { readTerms } from '../words/analyze.ts'
import { WORD } from '../words/readRuns.ts'
import { estimateFit, isAsked, listCounted, readNoteQuery, scoreNote } from './fit.ts'
import type { NoteQuery, NoteScore, WeighTerm } from './fit.ts'
import { createTermReader } from './packedTerms.ts'
import { weighSection } from './sectionWorth.ts'
import { ASKED_WORTH, DATED_LOSS, LEAST_KNOWN } from './tuning.ts'
import type { NoteHit, StudyNote } from './types.ts'

/**
 * The number of notes that the full-text index returns for scoring. The index knows nothing of likeness, and many notes
 * have a word such as "page".
 */
const FIRST_STAGE = 200
/** For a longer question, only this many of its rarest terms are searched for. */
const MAX_TERMS = 8
/** The number of questions whose notes are kept: those of a message with several questions, and of those before it. */
const MOST_RANKED = 8
/** The number of term weights to keep in memory. */
const MAX_WEIGHTS = 20_000

/** A passage that nobody asked about. */
const EMPTY = new Uint8Array()

/** A question, with the earlier ones that it depends on. */
type Asked = Pick<Query, 'text' | 'context'>

export interface StudyNotes {
  /** The notes that fit best, best first. Never throws. */
  find(question: Asked, limit: number): NoteHit[]
  /** The worth of the best note of each passage, by the passage's number in the file. */
  findPassages(question: Asked): ReadonlyMap<number, number>
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
    SELECT number, passage, route, missing, counts, length, vectors
    FROM (SELECT rowid FROM note_index WHERE note_index MATCH ? ORDER BY +rank LIMIT ?) AS found
    JOIN notes ON notes.number = found.rowid
  `)
  // Most of the notes that are compared are never shown, so their texts are read only when they are needed.
  const findBody = database.prepare('SELECT body FROM notes WHERE number = ?')
  const readNote = (number: number): StudyNote =>
    JSON.parse(String(findBody.get(number)?.['body'])) as StudyNote
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
  // One answer looks up the same question several times, with and without the earlier ones.
  const latest: (Asked & { readonly ranked: Ranked[] })[] = []

  function rank({ text, context }: Asked): Ranked[] {
    const known = latest.find((one) => one.text === text && one.context === context)
    if (known) return known.ranked
    const ranked = findRanked(text, context)
    latest.unshift({ text, context, ranked })
    latest.splice(MOST_RANKED)
    return ranked
  }

  /** A word that no note has either is misspelt. */
  function correct(question: string): string {
    return readCorrections(question)
      .filter(({ from }) => readTerms(from).every((term) => countNotes(term) === 0))
      .reduce((text, { from, to }) => replaceWord(text, from, to), question)
  }

  /** Reads how well the terms fit the questions about a passage. Several notes have the same one. */
  function createSectionReader(terms: readonly string[]): (passage: number) => number {
    const shares = new Map(terms.map((term) => [term, (countNotes(term) + 0.5) / all]))
    const shareOf = (term: string): number => shares.get(term) ?? 1
    const readCounts = createTermReader(terms)
    const read = new Map<number, number>()
    return (passage) => {
      const before = read.get(passage)
      if (before !== undefined) return before
      const { questions = 0, counts = EMPTY } = findAsked.get(passage) ?? {}
      const section = { questions: Number(questions), counts: readCounts(counts as Uint8Array) }
      const weight = weighSection(terms, section, shareOf)
      read.set(passage, weight)
      return weight
    }
  }

  function findRanked(question: string, context: string): Ranked[] {
    const corrected = correct(question)
    const query = readNoteQuery(corrected, weigh, context)
    const compare = readQuestionComparison(corrected, context)
    const readSection = createSectionReader([...query.terms.keys()])
    const readCounts = createTermReader(listCounted(query))
    const expression = toExpression(query)
    if (expression === '') return []
    const found = find
      .all(expression, FIRST_STAGE)
      .map(({ number, passage, route, missing, counts, length, vectors }): Found => {
        const loss = DATED_LOSS * readDated(String(route), question)
        const texts = {
          counts: readCounts(counts as Uint8Array),
          length: Number(length) / average,
          likeness: compare?.(vectors as Uint8Array),
          section: readSection(Number(passage)),
        }
        const score = scoreNote(query, texts, loss)
        const asked = score.known === 1 && isAsked(query, readNote(Number(number)))
        const isMissing = missing === 1
        return { number: Number(number), passage: Number(passage), isMissing, score, asked }
      })
      // "How do I know?" can be about anything: only a note with these very words means it.
      .filter(({ asked }) => asked || query.significant > 0)
      .toSorted(compareFound)
    const strongest = findStrongest(found)
    return found.map((one) => {
      // Without notes that answer, nothing tells what else visitors ask about a section.
      const isUnsure = one.isMissing && !one.asked && !noted.has(one.passage)
      return { ...one, fit: isUnsure ? 0 : judge(one, strongest, query) }
    })
  }

  return {
    find: (question, limit) =>
      rank(question)
        .slice(0, limit)
        .map(({ number, fit, score }) => ({ note: readNote(number), fit, worth: score.worth })),
    findPassages(question) {
      const worths = new Map<number, number>()
      for (const { passage, isMissing, score, asked } of rank(question)) {
        if (isMissing || score.known < LEAST_KNOWN || worths.has(passage)) continue
        if (score.worth > 0) worths.set(passage, score.worth + (asked ? ASKED_WORTH : 0))
      }
      return worths
    },
    isNoted: (passage) => noted.has(passage),
  }
}

/** Not inside of other words: "abo" is in "about" too. */
function replaceWord(text: string, from: string, to: string): string {
  return text.replaceAll(WORD, (word) => (word === from ? to : word))
}

/** A note, by its number and the number of its passage. */
interface Found {
  readonly number: number
  readonly passage: number
  /** Whether no page answers its questions. */
  readonly isMissing: boolean
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
    (a.asked ? Number(a.isMissing) - Number(b.isMissing) : 0) ||
    b.score.worth - a.score.worth ||
    a.number - b.number
  )
}

/** The notes that others are compared with: only those with an answer. */
interface Strongest {
  /** The passage of the strongest note; -1 if there is none. */
  readonly passage: number
  /** Its worth, and that of the strongest note of any other passage; 0 if there is none. */
  readonly alone: number
  readonly elsewhere: number
}

function findStrongest(found: readonly Found[]): Strongest {
  const answering = found.filter(({ isMissing }) => !isMissing)
  const most = (some: readonly Found[]) =>
    some.reduce((strongest, { score }) => Math.max(strongest, score.alone), 0)
  const alone = most(answering)
  const passage = answering.find(({ score }) => score.alone === alone)?.passage ?? -1
  return { passage, alone, elsewhere: most(answering.filter((one) => one.passage !== passage)) }
}

/**
 * How likely a found note answers, or knows that no page does. Only notes with an answer are its rivals: for a
 * question without one, also those of its own section.
 */
function judge(
  { passage, isMissing, score, asked }: Found,
  strongest: Strongest,
  query: NoteQuery,
): number {
  if (asked) return 1
  const isOwn = !isMissing && passage === strongest.passage
  const rival = isOwn ? strongest.elsewhere : strongest.alone
  return estimateFit(score, score.alone - rival, query)
}

const NO_NOTES: StudyNotes = { find: () => [], findPassages: () => new Map(), isNoted: () => false }

function toExpression({ terms }: NoteQuery): string {
  const rarest = [...terms].toSorted(([, a], [, b]) => b - a).slice(0, MAX_TERMS)
  return matchAny(new Set(rarest.flatMap(([term]) => [term, ...findSimilar(term)])))
}
