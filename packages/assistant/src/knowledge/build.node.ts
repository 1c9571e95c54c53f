import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Content } from '@docent/content'
import { readPageTerms, type PageTerms } from './pageTerms.ts'
import { readPages, writeBody, type Page } from './passages.ts'
import { createTables, FORMAT } from './schema.node.ts'
import { HEADING, packCounts, packSkeleton } from './skeleton.ts'
import { TermTable } from './termTable.ts'
import type { Passage } from './types.ts'

/**
 * Writes everything that searching a site needs into one SQLite file, and makes its folder.
 *
 * The file is written under another name and renamed, so that a reader finds the old one or the new
 * one, and nothing between.
 */
export function buildKnowledge(content: Content, file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.new`
  rmSync(draft, { force: true })
  const database = new DatabaseSync(draft)
  try {
    createTables(database)
    database.exec('BEGIN')
    const writer = createWriter(database)
    for (const page of readPages(content)) writer.writePage(page)
    writer.finish(content.hash)
    database.exec('COMMIT')
  } finally {
    database.close()
  }
  renameSync(draft, file)
}

interface Writer {
  writePage(page: Page): void
  finish(hash: string): void
}

function createWriter(database: DatabaseSync): Writer {
  const insertPage = database.prepare('INSERT INTO pages VALUES (?, ?, ?, ?, ?)')
  const insertPassage = database.prepare('INSERT INTO passages VALUES (?, ?, ?, ?, ?)')
  const insertTerms = database.prepare('INSERT INTO passage_index (rowid, terms) VALUES (?, ?)')
  const insertTerm = database.prepare('INSERT INTO terms VALUES (?, ?, ?, ?)')
  const insertFact = database.prepare('INSERT INTO facts VALUES (?, ?)')
  const table = new TermTable()
  const totals = { pages: 0, passages: 0, pageLength: 0, passageLength: 0 }

  function writePassage(passage: Passage, parts: readonly (readonly string[])[]): void {
    const numbers = parts.map((part) => table.toNumbers(part))
    table.addTo('passages', new Set(numbers.flat()))
    totals.passages += 1
    totals.passageLength += parts.reduce((length, part) => length + part.length, 0)
    const skeleton = packSkeleton(numbers)
    insertPassage.run(totals.passages, passage.id, totals.pages, writeBody(passage), skeleton)
    insertTerms.run(totals.passages, parts.map((part) => part.join(' ')).join(' '))
  }

  return {
    writePage(page) {
      const terms = readPageTerms(page)
      totals.pages += 1
      page.passages.forEach((passage, index) => {
        writePassage(passage, terms.passages[index] ?? [])
      })
      const counts = countTerms(terms, table)
      table.addTo('pages', counts.keys())
      const length = [...counts.values()].reduce((total, count) => total + count, 0)
      totals.pageLength += length
      const { route } = page.info
      insertPage.run(totals.pages, route, JSON.stringify(page.info), length, packCounts(counts))
    },
    finish(hash) {
      for (const { term, number, passages, pages } of table.counts()) {
        insertTerm.run(term, number, passages, pages)
      }
      const facts = { format: FORMAT, hash, ...totals }
      for (const [name, value] of Object.entries(facts)) insertFact.run(name, value)
      database.exec("INSERT INTO passage_index (passage_index) VALUES ('optimize')")
    },
  }
}

/** The terms of a page with their counts: its own, and of each passage those that only it says. */
function countTerms({ own, passages }: PageTerms, table: TermTable): Map<number, number> {
  const counts = new Map<number, number>()
  const said = [...own, ...passages.flatMap((parts) => parts.slice(HEADING).flat())]
  for (const number of table.toNumbers(said)) counts.set(number, (counts.get(number) ?? 0) + 1)
  return counts
}
