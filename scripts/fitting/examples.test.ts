import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readQuestions } from '../../packages/evaluation/src/question.ts'
import { openSite, PLANT_SHOP } from '../../packages/retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../packages/retrieval/src/testing/site.node.ts'
import { readExampleFiles, writeExamples } from './exampleFiles.ts'
import { readExamples, readTrainingExamples, SIGN_NAMES, type Example } from './examples.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
})
afterAll(() => site.close())

const QUESTIONS = [
  {
    id: 'water',
    question: 'how often do I water the cactus',
    expected: [{ file: 'products/cactus.md', heading: 'Watering' }],
    facts: ['once a month'],
  },
  {
    id: 'gone',
    question: 'how do I water the cactus',
    expected: [{ file: 'products/palm.md', heading: 'Watering' }],
    facts: ['daily'],
  },
]

function read(): Example[] {
  const questions = readQuestions(QUESTIONS.map((one) => JSON.stringify(one)).join('\n'))
  const routeOf = (file: string) => `/${file.replace('.md', '')}`
  return readExamples(questions, site.knowledge, { routeOf }, ({ expected }) =>
    String(expected[0]?.file.split('/', 1)[0]),
  )
}

describe('readExamples', () => {
  it('marks the section that is expected, and the unit with the fact above its neighbours', () => {
    const [water] = read()
    expect(water?.group).toBe('products')
    const right = water?.sections.filter(({ isRight }) => isRight) ?? []
    expect(right.map(({ targets }) => targets)).toEqual([[1, 0.25]])
    const others = water?.sections.filter(({ isRight }) => !isRight) ?? []
    expect(others.length).toBeGreaterThan(0)
    expect(others.flatMap(({ targets }) => targets).every((target) => target === 0)).toBe(true)
  })

  it('gives each unit one row, with a column for each sign', () => {
    for (const { rows, targets } of read().flatMap(({ sections }) => sections)) {
      expect(rows).toHaveLength(targets.length)
      for (const row of rows) expect(row).toHaveLength(SIGN_NAMES.length)
    }
  })

  it('leaves out a question whose page was not found', () => {
    expect(read()).toHaveLength(1)
  })
})

const CACTUS = '/products/cactus#watering'
const ASKED = 'how often do I water the cactus'

describe('readTrainingExamples', () => {
  it('marks all units of the section, because its facts are not known', () => {
    const gone = { section: '/gone', others: [], question: ASKED, facts: [] }
    const examples = readTrainingExamples(
      [{ ...gone, section: CACTUS }, gone],
      site.knowledge,
      'shop',
    )
    expect(examples.map(({ group }) => group)).toEqual(['shop'])
    const right = examples[0]?.sections.filter(({ isRight }) => isRight) ?? []
    expect(right.map(({ targets }) => new Set(targets))).toEqual([new Set([0.5])])
  })
})

describe('readTrainingExamples with facts', () => {
  it('marks the units that have them, in each of the sections', () => {
    const one = { section: '/gone', others: [CACTUS], question: ASKED, facts: ['month'] }
    const [example] = readTrainingExamples([one], site.knowledge, 'shop')
    const right = example?.sections.filter(({ isRight }) => isRight) ?? []
    expect(right.map(({ targets }) => new Set(targets))).toEqual([new Set([1, 0.25])])
  })
})

describe('files of examples', () => {
  it('are read as they were written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'docent-examples-'))
    try {
      writeExamples(folder, 'shop', read())
      const [found] = readExampleFiles(folder)
      expect(found?.group).toBe('products')
      expect(found?.sections.map(({ targets }) => targets)).toEqual(
        read()[0]?.sections.map(({ targets }) => targets),
      )
      expect(found?.sections[0]?.rows[0]).toHaveLength(SIGN_NAMES.length)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
