import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildKnowledge } from './build.node.ts'
import { KnowledgeFileError } from './file.node.ts'
import { openKnowledge } from './open.node.ts'
import { openSite, PLANT_SHOP, type TestSite } from '../testing/site.node.ts'
import type { Knowledge } from '../types.ts'

let site: TestSite
let knowledge: Knowledge

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
  knowledge = site.knowledge
})

afterAll(() => site.close())

function best(question: string): string | undefined {
  return knowledge.search(question, { limit: 1 })[0]?.passage.id
}

describe('search', () => {
  it.each([
    ['how often do I water the fern', '/products/fern#watering'],
    ['repotting ferns', '/products/fern#repotting'],
    ['how tall does the large fern get', '/products/fern#size'],
    ['money back', '/delivery#returns'],
    ['is it safe for a cat', '/products/fern#Question-2'],
    ['start hour of the timer', '/tutorials/cuttings#set-the-timer'],
    ['--startHour', '/tutorials/cuttings#set-the-timer'],
    ['max water level', '/tutorials/cuttings#set-the-timer'],
    ['wattering the cactus', '/products/cactus#watering'],
    ['homes with small children', '/products/cactus#Audience'],
  ])('answers %j with the passage %s', (question, id) => {
    expect(best(question)).toBe(id)
  })

  it('finds the page that says it answers a question, at its beginning', () => {
    expect(best('How often does a fern need water?')).toMatch(/^\/products\/fern/)
  })

  it('sorts by score and respects the limit', () => {
    const hits = knowledge.search('water plants in winter', { limit: 4 })
    const scores = hits.map(({ score }) => score)
    expect(hits).toHaveLength(4)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  it('prefers the page of the visitor among equals', async () => {
    const text = '---\ntitle: Lamp\n---\nThe lamp glows.\n'
    const twins = await openSite({ 'one.md': text, 'two.md': text })
    for (const near of ['/one', '/two']) {
      expect(twins.knowledge.search('lamp', { near })[0]?.passage.route).toBe(near)
    }
    twins.close()
  })

  it('uses earlier questions as context', () => {
    const query = knowledge.readQuery('and the cactus?', {
      context: 'How often do I water a fern?',
    })
    expect(knowledge.search(query, { limit: 1 })[0]?.passage.id).toBe('/products/cactus#watering')
  })

  it.each([
    '" OR NEAR( *',
    'fern" OR "cactus',
    'NEAR(fern cactus, 5)',
    'terms:fern',
    '^fern* AND NOT cactus -water',
    "'; DROP TABLE passages; --",
    '%_\\',
    '(((((((((',
    '\u0000fern\u0007\u001b[31m',
    '🌵🌿👩‍🌾',
    '\ud800 lone',
    'a',
    '.',
    '"',
    '每周浇水多少次',
    'كم مرة أسقي النبات',
    'ต้นไม้ต้องการน้ำ',
    'x'.repeat(2000),
    'fern '.repeat(400),
    '"'.repeat(2000),
    'a-'.repeat(1000),
    '水'.repeat(2000),
    '. '.repeat(1000),
  ])('searches for %j like any other question', (question) => {
    for (const { score } of knowledge.search(question)) expect(score).toBeTypeOf('number')
    expect(best('repotting ferns')).toBe('/products/fern#repotting')
  })

  it('never throws for any question', () => {
    const words = fc.constantFrom(
      'fern',
      'OR',
      'NEAR(',
      '"',
      '*',
      ':',
      '-',
      '^',
      '{',
      '”',
      '\u0000',
    )
    const question = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2000 }),
      fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(question, (text) => {
        expect(knowledge.search(text).length).toBeLessThanOrEqual(10)
      }),
    )
  })
})

describe('the rest of it', () => {
  it('keeps the hash of the content', () => {
    expect(knowledge.hash).toBe(site.content.hash)
  })

  it('returns each passage by its id', () => {
    expect(knowledge.passage('/products/soil')?.text).toContain('5 litres')
    expect(knowledge.passage('/nowhere')).toBeUndefined()
  })

  it('returns the opening passage of a page', () => {
    expect(knowledge.opening('/products/cactus')?.id).toBe('/products/cactus')
    expect(knowledge.opening('/articles/winter')?.text).toMatch(/^Most plants rest/)
    expect(knowledge.opening('/nowhere')).toBeUndefined()
  })

  it('lists every page with the facts of its author', () => {
    expect(knowledge.pages().map(({ route }) => route)).toEqual(
      site.content.documents.map(({ route }) => route),
    )
    expect(knowledge.pages().find(({ route }) => route === '/products/cactus')).toEqual({
      route: '/products/cactus',
      title: 'Golden cactus',
      summary: 'A cactus that needs nearly nothing.',
      collection: 'products',
      for: ['people who travel'],
      notFor: ['homes with small children'],
      tags: [],
      date: '2026-02-01',
      questions: [],
    })
  })

  it('cannot be written to', () => {
    const database = new DatabaseSync(site.file, { readOnly: true })
    expect(() => database.exec('DELETE FROM passages')).toThrow('readonly')
    database.close()
  })

  it('finds nothing on a site without a word', async () => {
    const empty = await openSite({ 'index.md': '---\ntitle: Empty\n---\n' })
    expect(empty.knowledge.search('anything')).toEqual([])
    expect(empty.knowledge.opening('/')).toBeUndefined()
    empty.close()
  })
})

describe('buildKnowledge', () => {
  it('replaces the file as a whole: open readers keep the old content', () => {
    const file = `${site.file}.second`
    buildKnowledge(site.content, file)
    const before = openKnowledge(file)
    buildKnowledge({ ...site.content, documents: [], hash: 'other' }, file)
    const after = openKnowledge(file)
    expect(before.search('fern').length).toBeGreaterThan(0)
    expect(after.search('fern')).toEqual([])
    expect([before.hash, after.hash]).toEqual([site.content.hash, 'other'])
    expect(existsSync(`${file}.new`)).toBe(false)
    before.close()
    after.close()
  })
})

describe('openKnowledge', () => {
  it('says why a missing, foreign or outdated file cannot be opened and what to do', () => {
    const folder = mkdtempSync(join(tmpdir(), 'docent-knowledge-'))
    const file = join(folder, 'some.db')
    const error = (reason: string) =>
      `Cannot open the knowledge in ${file}: ${reason}. Build the site again.`
    expect(() => openKnowledge(file)).toThrow(error('there is no such file'))

    writeFileSync(file, 'no database')
    const foreign = 'it is not a knowledge file or it is damaged'
    expect(() => openKnowledge(file)).toThrow(error(foreign))
    expect(() => openKnowledge(file)).toThrow(KnowledgeFileError)

    rmSync(file)
    const database = new DatabaseSync(file)
    database.exec("CREATE TABLE facts (name, value); INSERT INTO facts VALUES ('format', 0)")
    database.close()
    expect(() => openKnowledge(file)).toThrow(error('its format is 0, but this version reads 18'))
    rmSync(folder, { recursive: true })
  })

  it('opens a file in a folder whose name has marks of addresses', () => {
    const folder = mkdtempSync(join(tmpdir(), 'docent ?a=b&c#d%25'))
    const file = join(folder, 'some.db')
    buildKnowledge(site.content, file)
    const opened = openKnowledge(file)
    expect(opened.hash).toBe(knowledge.hash)
    opened.close()
    rmSync(folder, { recursive: true })
  })
})
