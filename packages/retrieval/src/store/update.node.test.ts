import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { loadContent } from '@docent/content'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildKnowledge, updateKnowledge, type Update } from './build.node.ts'
import { openKnowledge } from './open.node.ts'
import { PLANT_SHOP } from '../testing/site.node.ts'
import type { StudyNote } from '../notes/types.ts'
import type { Knowledge } from '../types.ts'

let folder: string
let file: string
let files: Map<string, string>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docent-update-'))
  file = join(folder, 'knowledge.db')
  files = new Map(Object.entries(PLANT_SHOP))
  buildKnowledge(await load(), file)
})

afterEach(() => rmSync(folder, { recursive: true }))

async function load() {
  const content = join(folder, 'content')
  rmSync(content, { recursive: true, force: true })
  for (const [name, text] of files) {
    const path = join(content, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return loadContent(content, { lenient: true })
}

async function update(): Promise<Update> {
  return updateKnowledge(await load(), file)
}

const QUESTIONS = [
  'how often do I water the fern',
  'wattering the cactus in winter',
  'what is in the box',
  'start hour of the timer',
  'marmalade',
]

/** Everything that a search returns, except the numbers that the file assigns to rows and terms. */
function tell(knowledge: Knowledge) {
  return {
    hash: knowledge.hash,
    pages: knowledge.pages(),
    hits: QUESTIONS.map((question) =>
      knowledge
        .search(question, { limit: 30 })
        .map(({ passage, score }) => `${score.toFixed(9)} ${passage.id} ${passage.text}`)
        .toSorted(),
    ),
    openings: knowledge.pages().map(({ route }) => knowledge.opening(route)?.id),
    found: [...QUESTIONS, 'Repotting', 'wat'].map((typed) => knowledge.findSections(typed, 9)),
    silent: knowledge.findSections('what it', 9).hits.map(({ url }) => url),
    unknown: QUESTIONS.map((question) => knowledge.readQuery(question).unknown),
  }
}

function readFile(path: string) {
  const knowledge = openKnowledge(path)
  const told = tell(knowledge)
  knowledge.close()
  const database = new DatabaseSync(path, { readOnly: true })
  const words = database.prepare('SELECT length, words FROM words').all()
  database.close()
  return { ...told, words }
}

async function readBuiltAnew() {
  const fresh = join(folder, 'fresh.db')
  buildKnowledge(await load(), fresh)
  return readFile(fresh)
}

const LAMP =
  '---\ntitle: Lamp\n---\nThe lamp is made of marmalade glass.\n\n## What it is\n\nIt is for desks.\n'

describe('updateKnowledge', () => {
  it('writes nothing if nothing has changed', async () => {
    expect(await update()).toEqual({ added: 0, changed: 0, removed: 0 })
    expect(readFile(file)).toEqual(await readBuiltAnew())
  })

  it('writes only pages that were added, changed or removed', async () => {
    files.set('products/lamp.md', LAMP)
    files.delete('products/cactus.md')
    files.set('delivery.md', `${files.get('delivery.md')}\nThe box holds a card.\n`)
    const { added, changed, removed } = await update()
    expect([added, removed]).toEqual([1, 1])
    expect(changed).toBeGreaterThanOrEqual(1)
    expect(readFile(file)).toEqual(await readBuiltAnew())
  })

  it('rewrites a page whose links have new targets', async () => {
    files.set('a.md', '---\ntitle: A\n---\nSee [the lamp](/lamp).\n')
    expect(await update()).toMatchObject({ added: 1 })
    files.set('lamp.md', LAMP)
    expect(await update()).toEqual({ added: 1, changed: 1, removed: 0 })
    expect(readFile(file)).toEqual(await readBuiltAnew())
  })

  it('replaces the notes, and finds with the new ones as after a build', async () => {
    const write = (passage: string, ...questions: string[]): StudyNote => {
      return { key: passage, passage, questions, words: [], answer: [] }
    }
    const content = await load()
    const watering = '/products/fern#watering'
    const old = [write(watering, 'crisp fronds', 'why is it droopy'), write('/gone', 'droopy')]
    const now = [write('/products/fern#repotting', 'roots grow out of the bottom')]
    const readNotes = (path: string) => {
      const knowledge = openKnowledge(path)
      const found = ['crisp fronds', 'roots at the bottom'].map((question) => [
        knowledge.notes(question, 9),
        knowledge.search(question).map(({ passage, score, noted }) => [passage.id, score, noted]),
      ])
      knowledge.close()
      return found
    }
    expect(updateKnowledge({ ...content, hash: 'a', notes: old }, file).changed).toBe(0)
    expect(readNotes(file)[0]?.[0]).toMatchObject([{ note: { passage: watering }, fit: 1 }])
    updateKnowledge({ ...content, hash: 'b', notes: now }, file)
    const fresh = join(folder, 'fresh.db')
    buildKnowledge({ ...content, notes: now }, fresh)
    expect(readNotes(file)).toEqual(readNotes(fresh))
    expect(readNotes(file)[0]?.[0]).toEqual([])
    expect(readNotes(file)[1]?.[0]).toMatchObject([{ note: { questions: now[0]?.questions } }])
  })

  it('removes words and headings that no page has any more', async () => {
    files.set('lamp.md', LAMP)
    await update()
    expect(readFile(file).silent).toEqual(['/lamp#what-it-is'])
    expect(readFile(file).unknown[4]).toEqual([])
    files.delete('lamp.md')
    await update()
    expect(readFile(file).unknown[4]).toEqual(['marmalade'])
    expect(readFile(file).silent).toEqual([])
  })

  it('leaves the old content to open readers', async () => {
    const knowledge = openKnowledge(file)
    const before = tell(knowledge)
    files.clear()
    files.set('lamp.md', LAMP)
    await update()
    expect(tell(knowledge)).toEqual(before)
    knowledge.close()
    expect(readFile(file).pages).toHaveLength(1)
  })

  it('keeps the file as it was when it cannot write', async () => {
    const before = readFile(file)
    const content = await load()
    const broken = { ...content, documents: [{ ...content.documents[0]!, hash: 'x', tokens: 1 }] }
    expect(() => updateKnowledge(broken as never, file)).toThrow()
    expect(readFile(file)).toEqual(before)
  })

  it('gives the same result as a build after any changes', async () => {
    const words = fc.constantFrom('fern', 'water', 'box', 'timer', 'cactus', 'winter', 'card')
    const text = fc.array(words, { minLength: 1, maxLength: 12 }).map((said) => said.join(' '))
    const page = fc
      .tuple(text, text, text)
      .map(
        ([title, first, second]) =>
          `---\ntitle: ${title}\n---\n${first}.\n\n## ${title}\n\n${second}.`,
      )
    const name = fc.constantFrom('one.md', 'two.md', 'products/fern.md', 'products/three.md')
    const change = fc.tuple(name, fc.option(page))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        for (const [changed, next] of changes) {
          if (next === null) files.delete(changed)
          else files.set(changed, next)
          await update()
        }
        expect(readFile(file)).toEqual(await readBuiltAnew())
      }),
      { numRuns: 15 },
    )
  })
})
