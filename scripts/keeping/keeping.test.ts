import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KEEP_NETWORK } from '../../packages/answers/src/compose/keeping/keepNetwork.ts'
import { scorePart } from '../../packages/answers/src/scorePart.ts'
import { openSite, PLANT_SHOP } from '../../packages/retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../packages/retrieval/src/testing/site.node.ts'
import { ROOT } from '../command.ts'
import { readKeepExamples, readKeepFiles, writeKeepExamples, type KeepExample } from './examples.ts'
import { fitKeeping } from './fitKeeping.ts'
import { crossValidate, measureKeeping } from './measureKeeping.ts'
import { putKeepNetwork } from './putKeepNetwork.ts'
import { signUnit } from './readExcerpts.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
})
afterAll(() => site.close())

/** The first units of the section that answers a question about a cactus. */
function mark(question: string, count: number) {
  const query = site.knowledge.readQuery(question)
  const hits = site.knowledge.search(query)
  const passage = hits.find(({ passage: one }) => one.url.includes('cactus#'))!.passage
  const signs = passage.units.map(({ text }) => signUnit(text))
  return {
    section: passage.id,
    question,
    must: new Set(signs.slice(0, count)),
    good: new Set(signs.slice(count, count + 1)),
  }
}

/** Examples in which the answer is the unit whose first input is highest. */
function createExamples(count: number): KeepExample[] {
  return Array.from({ length: count }, (_, number) => {
    const rows = Array.from({ length: 5 }, (_row, place) => [
      place === number % 5 ? 2 : -1,
      ((number * 7 + place * 3) % 11) / 11,
      1,
    ])
    return {
      site: `site-${number % 6}`,
      rows,
      targets: rows.map(([first = 0]) => (first > 0 ? 1 : 0)),
    }
  })
}

const SCHEDULE = { rounds: 200, hidden: 4, fits: 2 }

describe('readKeepExamples', () => {
  const QUESTION = 'how often do I water the cactus'

  it('gives each unit its inputs, and a target by its marks', () => {
    const [example] = readKeepExamples([mark(QUESTION, 1)], site.knowledge, 'plants')
    expect(example?.site).toBe('plants')
    expect(example?.targets.slice(0, 2)).toEqual([1, 0.15])
    expect(example?.rows[0]).toHaveLength(KEEP_NETWORK.means.length)
  })

  it('leaves out a question whose section or units are gone', () => {
    const marked = mark(QUESTION, 1)
    const gone = [
      { ...marked, section: '/nowhere' },
      { ...marked, must: new Set(['000000']) },
    ]
    expect(readKeepExamples(gone, site.knowledge, 'plants')).toEqual([])
  })

  it('is written and read again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'docent-keeping-'))
    try {
      const examples = createExamples(3)
      writeKeepExamples(folder, 'plants', examples)
      const read = readKeepFiles(folder)
      expect(read.map(({ targets }) => targets)).toEqual(examples.map(({ targets }) => targets))
      expect(Array.from(read[0]?.rows[0] ?? [])[0]).toBe(2)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('fitKeeping', () => {
  it('learns which units belong to an answer, the same each time', () => {
    const examples = createExamples(200)
    const network = fitKeeping(examples, SCHEDULE)
    expect(measureKeeping(examples, network)).toEqual({ questions: 200, first: 1, whole: 1 })
    expect(fitKeeping(examples, SCHEDULE)).toEqual(network)
    // An input that never varies decides nothing.
    expect(scorePart(network, [2, 0.5, 9])).toBeCloseTo(scorePart(network, [2, 0.5, 1]), 6)
  })

  it('fits nothing without examples', () => {
    expect(() => fitKeeping([])).toThrow('no examples')
  })

  it('is measured on sites that it was not fitted on', () => {
    expect(crossValidate(createExamples(120), 3, SCHEDULE)).toEqual({
      questions: 120,
      first: 1,
      whole: 1,
    })
    expect(crossValidate([], 3)).toEqual({ questions: 0, first: 0, whole: 0 })
  })
})

describe('putKeepNetwork', () => {
  const file = join(ROOT, 'packages/answers/src/compose/keeping/keepNetwork.ts')

  it('puts a network into the file that we ship, and keeps its comments', () => {
    const source = readFileSync(file, 'utf8')
    const put = putKeepNetwork(source, { ...KEEP_NETWORK, bias: 123.456 })
    expect(put.slice(0, 100)).toBe(source.slice(0, 100))
    expect(source).not.toContain('bias: 123.456')
    expect(put.match(/bias: 123\.456/g)).toHaveLength(1)
    expect(putKeepNetwork(put, { ...KEEP_NETWORK, bias: 123.456 })).toBe(put)
  })

  it('refuses a file without a network', () => {
    expect(() => putKeepNetwork('export const OTHER = 1', KEEP_NETWORK)).toThrow('no "export')
  })
})
