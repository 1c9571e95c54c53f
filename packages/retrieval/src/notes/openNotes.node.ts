import type { DatabaseSync } from 'node:sqlite'
import { inverseFrequency } from '../ranking/measures.ts'
import { matchAny } from '../store/matchAny.ts'
import { readTerms } from '../words/analyze.ts'
import { findSimilar } from '../words/lists/thesaurus.ts'
import { LEAST_FIT } from './tuning.ts'
import { measureFit, type NotePlace, type WeighTerm } from './fit.ts'
import type { NoteHit } from './types.ts'

/** The number of notes that the full-text index returns for scoring. */
const FIRST_STAGE = 30
/** For a longer question, only this many of its rarest terms are searched for. */
const MAX_TERMS = 8
/** The number of term weights to keep in memory. */
const MAX_WEIGHTS = 20_000

export interface StudyNotes {
  /** The notes that fit best, best first. Never throws. */
  find(question: string, limit: number): NoteHit[]
  /** How well the best note of each passage fits, by the passage's number in the file. */
  findPassages(question: string): ReadonlyMap<number, number>
}

/** The notes of a knowledge file. */
export function openNotes(database: DatabaseSync): StudyNotes {
  const all = Number(database.prepare('SELECT count(*) AS count FROM notes').get()?.['count'])
  if (all === 0) return NO_NOTES
  const find = database.prepare(`
    SELECT notes.number, passage, body
    FROM (SELECT rowid FROM note_index WHERE note_index MATCH ? ORDER BY +rank LIMIT ?) AS found
    JOIN notes ON notes.number = found.rowid
  `)
  const count = database.prepare('SELECT doc FROM note_terms WHERE term = ?')
  const weights = new Map<string, number>()
  const weigh: WeighTerm = (term) => {
    const known = weights.get(term)
    if (known !== undefined) return known
    const doc = Number(count.get(term)?.['doc'] ?? 0)
    const weight = inverseFrequency(doc, all)
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

  function findRanked(question: string): Ranked[] {
    const expression = toExpression(question, weigh)
    if (expression === '') return []
    return find
      .all(expression, FIRST_STAGE)
      .map(({ passage, body, number }) => {
        const place = JSON.parse(String(body)) as NotePlace
        const hit = { note: place.note, fit: measureFit(question, place, weigh) }
        return { number: Number(number), passage: Number(passage), hit }
      })
      .toSorted((a, b) => b.hit.fit - a.hit.fit || a.number - b.number)
  }

  return {
    find: (question, limit) =>
      rank(question)
        .slice(0, limit)
        .map(({ hit }) => hit),
    findPassages(question) {
      const fits = new Map<number, number>()
      for (const { passage, hit } of rank(question)) {
        if (hit.fit < LEAST_FIT) continue
        fits.set(passage, Math.max(fits.get(passage) ?? 0, hit.fit))
      }
      return fits
    },
  }
}

/** A note, by its number and the number of its passage. */
interface Ranked {
  readonly number: number
  readonly passage: number
  readonly hit: NoteHit
}

const NO_NOTES: StudyNotes = { find: () => [], findPassages: () => new Map() }

function toExpression(question: string, weigh: WeighTerm): string {
  const terms = [...new Set(readTerms(question))]
    .toSorted((a, b) => weigh(b) - weigh(a))
    .slice(0, MAX_TERMS)
  return matchAny(new Set(terms.flatMap((term) => [term, ...findSimilar(term)])))
}
