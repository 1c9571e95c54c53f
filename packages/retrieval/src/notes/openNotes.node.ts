import type { DatabaseSync } from 'node:sqlite'
import { readBody } from '../passages/passages.ts'
import { readTerms } from '../words/analyze.ts'
import { findSimilar } from '../words/thesaurus.ts'
import { LEAST_FIT } from './tuning.ts'
import { measureFit, type WeighTerm } from './fit.ts'
import type { NoteHit, StudyNote } from './types.ts'

/** How many notes the full-text index chooses, for the fit to judge. */
const FIRST_STAGE = 30
/** Longer questions are told by their rarest words. */
const MAX_TERMS = 24

export interface StudyNotes {
  /** The notes that fit best, best first. Never throws for what was asked. */
  find(question: string, limit: number): NoteHit[]
  /** How well the notes of each passage fit, by its number in the file. */
  findPassages(question: string): ReadonlyMap<number, number>
}

/** The notes of a knowledge file. */
export function openNotes(database: DatabaseSync): StudyNotes {
  const all = Number(database.prepare('SELECT count(*) AS count FROM notes').get()?.['count'])
  if (all === 0) return NO_NOTES
  const find = database.prepare(`
    SELECT notes.number, notes.passage, notes.body AS note, passages.body
    FROM (SELECT rowid FROM note_index WHERE note_index MATCH ? ORDER BY +rank LIMIT ?) AS found
    JOIN notes ON notes.number = found.rowid JOIN passages ON passages.number = notes.passage
  `)
  const count = database.prepare('SELECT doc FROM note_terms WHERE term = ?')
  const weigh: WeighTerm = (term) => {
    const doc = Number(count.get(term)?.['doc'] ?? 0)
    return Math.log(1 + (all - doc + 0.5) / (doc + 0.5))
  }

  function rank(question: string): { passage: number; hit: NoteHit }[] {
    const expression = toExpression(question, weigh)
    if (expression === '') return []
    return find
      .all(expression, FIRST_STAGE)
      .map(({ passage, note: kept, body, number }) => {
        const note = JSON.parse(String(kept)) as StudyNote
        const { title, section } = readBody(String(body))
        const fit = measureFit(question, { note, title, section }, weigh)
        return { number: Number(number), passage: Number(passage), hit: { note, fit } }
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

const NO_NOTES: StudyNotes = { find: () => [], findPassages: () => new Map() }

/** Terms hold no quotation mark, so that between two of them everything is a term. */
function toExpression(question: string, weigh: WeighTerm): string {
  const terms = [...new Set(readTerms(question))]
    .toSorted((a, b) => weigh(b) - weigh(a))
    .slice(0, MAX_TERMS)
  const named = new Set(terms.flatMap((term) => [term, ...findSimilar(term)]))
  return [...named].map((term) => `"${term}"`).join(' OR ')
}
