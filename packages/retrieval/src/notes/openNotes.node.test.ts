import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, PLANT_SHOP, type TestSite } from '../testing/site.node.ts'
import { openNotes } from './openNotes.node.ts'
import { createNoteTables, writeNotes } from './tables.node.ts'

let site: TestSite
let folder: string
let database: DatabaseSync

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
  const [hit] = site.knowledge.search('how often do I water the fern', { limit: 1 })
  const passage = hit!.passage
  folder = mkdtempSync(join(tmpdir(), 'docent-notes-'))
  database = new DatabaseSync(join(folder, 'notes.db'))
  createNoteTables(database)
  database.exec('CREATE TABLE passages (number INTEGER, id TEXT, body TEXT)')
  const body = JSON.stringify([passage.id, '', passage.route, 'Fern', 'Watering', [], '', []])
  database.prepare('INSERT INTO passages VALUES (1, ?, ?)').run(passage.id, body)
  const note = { key: 'one', passage: passage.id, words: [], answer: [] }
  writeNotes(database, [{ ...note, questions: ['When does the fern need water?'] }])
})

afterAll(() => {
  database.close()
  site.close()
  rmSync(folder, { recursive: true })
})

// Each part of a message with three questions was compared with all notes up to four times.
it('compares each form of a question with the notes once, whatever was looked up in between', () => {
  const read: string[] = []
  const notes = openNotes(database, (question) => {
    read.push(question)
    return []
  })
  const forms = ['water?', 'and the fern?', 'when?'].flatMap((text) => [
    { text, context: '' },
    { text, context: 'Tell me about the fern' },
  ])
  const first = forms.map((form) => notes.find(form, 5))
  const again = forms.toReversed().map((form) => notes.find(form, 5))
  expect(again.toReversed()).toEqual(first)
  expect(first.flat().length).toBeGreaterThan(0)
  expect(read).toHaveLength(forms.length)
})
