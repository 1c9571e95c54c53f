import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { NUMBER_PAGES, RIGHT_NUMBERS, WRONG_NUMBERS } from './testing/numberStatements.ts'
import { OPTIONS, pass } from './testing/stage.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite(NUMBER_PAGES)
})

afterAll(() => site.close())

function countCited(page: string, said: string): number {
  const given = site.knowledge.page(`/${page}`)
  expect(given).toHaveLength(1)
  return pass(said.replaceAll('[N]', '[1]'), undefined, { ...OPTIONS, passages: () => given })
    .counts.cited
}

describe('a right number', () => {
  it.each(RIGHT_NUMBERS)('keeps its citation of %s: %s', (page, said) => {
    expect(countCited(page, said)).toBe(1)
  })
})

describe('a changed number', () => {
  it.each(WRONG_NUMBERS)('loses its citation of %s: %s', (page, said) => {
    expect(countCited(page, said)).toBe(0)
  })
})

it('keeps the citations of two pages that have a name with different numbers', async () => {
  const pages = await openSite({
    'source.md': '---\ntitle: Source\n---\nCopy the files from an S3 bucket.\n',
    'target.md': '---\ntitle: Target\n---\nCopy the files to an S6 bucket.\n',
  })
  const given = ['/source', '/target'].flatMap((route) => pages.knowledge.page(route))
  const said = 'Copy the files from an S3 bucket to an S6 bucket [1][2].'
  const { counts } = pass(said, undefined, { ...OPTIONS, passages: () => given })
  expect(counts.cited).toBe(2)
  pages.close()
})

describe('the work', () => {
  const SMALL = 500
  const FACTOR = 8

  function measureWork(count: number, write: (place: number) => string): number {
    const given = ['/setup', '/plans', '/versions'].flatMap((route) => site.knowledge.page(route))
    const said = Array.from({ length: count }, (_, place) => write(place)).join(' ')
    const { user, system } = process.cpuUsage()
    pass(`${said} [1][2][3]`, undefined, { ...OPTIONS, passages: () => given })
    const after = process.cpuUsage()
    return after.user + after.system - user - system
  }

  // In proportion it grows eightfold, with the square of the text 64 times.
  it.each<[what: string, write: (place: number) => string]>([
    ['numbers', (place) => `gauge ${place}`],
    ['parts of a sentence', () => 'gauge 8;'],
    ['names', (place) => `S${place}`],
    ['steps', () => 'step 3, the gauge'],
    ['fractions', () => '.5'],
  ])('grows with the text, of nothing but %s', (_, write) => {
    measureWork(SMALL, write)
    const small = Math.max(measureWork(SMALL, write), 5_000)
    expect(measureWork(SMALL * FACTOR, write) / small).toBeLessThan(FACTOR * 4)
  })
})
