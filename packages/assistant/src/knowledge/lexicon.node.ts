import type { DatabaseSync } from 'node:sqlite'
import type { Facts } from './file.node.ts'
import type { IndexedTerm, Lexicon } from './query.ts'
import { correctSpelling, readSpellingRange, type SpellingRange } from './spelling.ts'

/** The terms of a site, looked up in its file. */
export function openLexicon(database: DatabaseSync, facts: Facts): Lexicon {
  const byTerm = database.prepare('SELECT * FROM terms WHERE term = ?')
  const byRange = database.prepare(`
    SELECT term, passages FROM terms
    WHERE term >= ? AND term < ? AND length(term) BETWEEN ? AND ?
  `)

  function find(term: string): IndexedTerm | undefined {
    const row = byTerm.get(term)
    return row && { term, number: Number(row['number']), ...readCounts(row) }
  }

  function* walk({ letter, shortest, longest }: SpellingRange) {
    for (const row of byRange.iterate(letter, `${letter}\u{10ffff}`, shortest, longest)) {
      yield { term: String(row['term']), passages: Number(row['passages']) }
    }
  }

  return {
    passages: facts.passages,
    pages: facts.pages,
    collections: readCollections(database),
    find,
    correct(term, slip) {
      const range = readSpellingRange(term)
      const meant = range && correctSpelling(term, walk(range), { total: facts.passages, slip })
      return meant === undefined ? undefined : find(meant)
    },
  }
}

function readCounts(row: Record<string, unknown>): { passages: number; pages: number } {
  return { passages: Number(row['passages']), pages: Number(row['pages']) }
}

/** The first folder of every route that has one. */
function readCollections(database: DatabaseSync): Set<string> {
  const rows = database.prepare('SELECT route FROM pages').all()
  return new Set(
    rows.flatMap(({ route }) => /^\/([^/]+)\/./.exec(String(route))?.[1]?.toLowerCase() ?? []),
  )
}
