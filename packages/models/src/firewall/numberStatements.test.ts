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
