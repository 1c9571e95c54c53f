import type { DatabaseSync } from 'node:sqlite'
import { readWordForms } from '../words/analyze.ts'

// The words of all pages as they are written, each with its term: with them the search reads a query as the
// browser does, which has no stemmer.

/** Adds the counts of runs to those in the file; a count below zero takes them out. */
export function writeForms(
  database: DatabaseSync,
  runs: Iterable<readonly [run: string, count: number]>,
): void {
  const counts = new Map<string, number>()
  const terms = new Map<string, string>()
  for (const [run, count] of runs) {
    for (const [form, term] of readWordForms(run)) {
      counts.set(form, (counts.get(form) ?? 0) + count)
      terms.set(form, term)
    }
  }
  const insert = database.prepare(`
    INSERT INTO forms VALUES (?, ?, ?) ON CONFLICT (form) DO UPDATE SET count = count + excluded.count
  `)
  for (const [form, count] of counts) insert.run(form, terms.get(form) ?? form, count)
  database.exec('DELETE FROM forms WHERE count <= 0')
}
