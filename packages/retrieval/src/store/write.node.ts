import type { DatabaseSync } from 'node:sqlite'
import { readHeadings } from '../search/readHeadings.ts'
import { PageCounter, type PageCount } from '../passages/pageCounter.ts'
import { readPageTerms, type PageTerms } from '../passages/pageTerms.ts'
import { readBody, writeBody, type PagePassages } from '../passages/passages.ts'
import { writeForms } from './forms.node.ts'
import { FORMAT } from './schema.node.ts'
import { TermReader } from '../words/termReader.ts'
import { TermTable, type TermCount } from '../words/termTable.ts'
import { writeVocabulary } from './vocabulary.node.ts'
import type { PageInfo, Passage } from '../types.ts'
import { createVectorWriter } from '../wordVectors/sectionVectors.node.ts'

/** Adds pages to a knowledge file and removes them. The file is consistent only after `finish`. */
export interface IndexWriter {
  /** `version` identifies this state of the page. */
  add(page: PagePassages, version: string): void
  /** The route must belong to a page in the file. */
  remove(route: string): void
  /** Writes the counts over all pages. */
  finish(hash: string): void
}

/** The counts over all pages, and the highest numbers that were assigned. */
interface Totals {
  pages: number
  passages: number
  pageLength: number
  passageLength: number
  lastPage: number
  lastPassage: number
  lastTerm: number
}

const NOTHING: Totals = {
  pages: 0,
  passages: 0,
  pageLength: 0,
  passageLength: 0,
  lastPage: 0,
  lastPassage: 0,
  lastTerm: 0,
}

/** Creates a writer for a file that has its tables and may have pages. */
export function createIndexWriter(database: DatabaseSync): IndexWriter {
  const totals = readTotals(database)
  const table = new TermTable(totals.pages === 0 ? undefined : findTerm(database), totals.lastTerm)
  const reader = new TermReader(table)
  const counter = new PageCounter(table)
  const insert = prepareInserts(database)
  const decoder = new TextDecoder()
  const writeVector = createVectorWriter((number) =>
    decoder.decode(table.spell(Uint32Array.of(number))).trim(),
  )

  function addPassage(passage: Passage, skeleton: Uint32Array<ArrayBuffer>): void {
    totals.lastPassage += 1
    const packed = new Uint8Array(skeleton.buffer)
    const vector = writeVector?.(skeleton) ?? null
    const { lastPassage, lastPage } = totals
    insert.passage.run(lastPassage, passage.id, lastPage, writeBody(passage), packed, vector)
    insert.terms.run(totals.lastPassage, table.spell(skeleton))
  }

  /** Adds a page to the counts, or removes it if `by` is -1. */
  function count(terms: PageTerms, by: 1 | -1): PageCount {
    const counted = counter.count(terms, by)
    totals.pages += by
    totals.passages += by * terms.skeletons.length
    totals.pageLength += by * counted.length
    totals.passageLength += by * counted.passageLength
    return counted
  }

  return {
    add({ info, passages }, version) {
      const terms = readPageTerms({ info, passages }, reader)
      totals.lastPage += 1
      terms.skeletons.forEach((skeleton, index) => {
        const passage = passages[index]
        if (!passage) return
        addPassage(passage, skeleton)
        for (const letters of readHeadings(passage.path, passages[index - 1]?.path)) {
          insert.heading.run(letters, totals.lastPassage)
        }
      })
      const { length, counts } = count(terms, 1)
      insert.page.run(totals.lastPage, info.route, version, JSON.stringify(info), length, counts)
    },
    remove(route) {
      count(readPageTerms(takePage(database, route), reader, -1), -1)
    },
    finish(hash) {
      totals.lastTerm = table.last
      for (const term of table.counts()) writeTerm(term, insert)
      writeVocabulary(database, reader.uses())
      writeForms(database, reader.uses())
      const facts = { format: FORMAT, hash, ...totals }
      for (const [name, value] of Object.entries(facts)) insert.fact.run(name, value)
    },
  }
}

type Inserts = ReturnType<typeof prepareInserts>

function prepareInserts(database: DatabaseSync) {
  return {
    page: database.prepare('INSERT INTO pages VALUES (?, ?, ?, ?, ?, ?)'),
    passage: database.prepare('INSERT INTO passages VALUES (?, ?, ?, ?, ?, ?)'),
    terms: database.prepare('INSERT INTO passage_index (rowid, terms) VALUES (?, CAST(? AS TEXT))'),
    heading: database.prepare('INSERT OR IGNORE INTO headings VALUES (?, ?)'),
    term: database.prepare('INSERT OR REPLACE INTO terms VALUES (?, ?, ?, ?)'),
    noTerm: database.prepare('DELETE FROM terms WHERE term = ?'),
    fact: database.prepare('INSERT OR REPLACE INTO facts VALUES (?, ?)'),
  }
}

function writeTerm({ term, number, passages, pages }: TermCount, insert: Inserts): void {
  if (passages + pages > 0) insert.term.run(term, number, passages, pages)
  else insert.noTerm.run(term)
}

function readTotals(database: DatabaseSync): Totals {
  const find = database.prepare('SELECT value FROM facts WHERE name = ?')
  const names = Object.keys(NOTHING) as (keyof Totals)[]
  return Object.fromEntries(
    names.map((name) => [name, Number(find.get(name)?.['value'] ?? 0)]),
  ) as unknown as Totals
}

function findTerm(database: DatabaseSync): (term: string) => TermCount | undefined {
  const find = database.prepare('SELECT number, passages, pages FROM terms WHERE term = ?')
  return (term) => {
    const row = find.get(term)
    if (!row) return undefined
    const { number, passages, pages } = row
    return { term, number: Number(number), passages: Number(passages), pages: Number(pages) }
  }
}

/** Removes a page from the tables and returns it. */
function takePage(database: DatabaseSync, route: string): PagePassages {
  const row = database.prepare('SELECT number, info FROM pages WHERE route = ?').get(route)
  const number = Number(row?.['number'])
  const found = database
    .prepare('SELECT number, body FROM passages WHERE page = ? ORDER BY number')
    .all(number)
  const remove = database.prepare('DELETE FROM passage_index WHERE rowid = ?')
  for (const passage of found) remove.run(Number(passage['number']))
  database
    .prepare('DELETE FROM headings WHERE passage IN (SELECT number FROM passages WHERE page = ?)')
    .run(number)
  database.prepare('DELETE FROM passages WHERE page = ?').run(number)
  database.prepare('DELETE FROM pages WHERE number = ?').run(number)
  return {
    info: JSON.parse(String(row?.['info'])) as PageInfo,
    passages: found.map(({ body }) => readBody(String(body))),
  }
}
