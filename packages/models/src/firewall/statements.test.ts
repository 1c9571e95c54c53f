import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import type { Passage } from '@docent/retrieval'
import { createAllow } from './allow.ts'
import type { FirewallOptions } from './createFirewall.ts'
import { LINKED_ELSEWHERE, MANUAL, RIGHT, WRONG } from './testing/manual.ts'
import { OPTIONS, pass } from './testing/stage.ts'

let site: TestSite
let given: Passage[]
let options: FirewallOptions

beforeAll(async () => {
  site = await openSite(MANUAL)
  const routes = Object.keys(MANUAL).map((file) => `/${file.replace('.md', '')}`)
  given = routes.flatMap((route) => site.knowledge.page(route))
  const allow = createAllow({ routes, siteUrl: 'https://pump.example', allowList: [] })
  options = { ...OPTIONS, allow, passages: () => given }
})

afterAll(() => site.close())

const SECTIONS: Readonly<Record<string, string>> = {
  server: '/server#configuration',
  plans: '/plans#prices',
  care: '/care#cleaning',
}

function countCited(page: string, said: string, length?: number): number {
  const url = SECTIONS[page] ?? `/${page}`
  const number = given.findIndex((passage) => passage.url === url) + 1
  expect(number).toBeGreaterThan(0)
  return pass(said.replaceAll('[N]', `[${number}]`), length, options).counts.cited
}

it('holds at least fifty wrong statements and thirty right ones', () => {
  expect(WRONG.length).toBeGreaterThanOrEqual(50)
  expect(RIGHT.length).toBeGreaterThanOrEqual(30)
})

describe('a right statement', () => {
  it.each(RIGHT)('keeps its citation of %s: %s', (page, said) => {
    expect(countCited(page, said)).toBe(1)
    expect(countCited(page, said, 3)).toBe(1)
  })
})

describe('a wrong statement', () => {
  it.each(WRONG)('loses its citation of %s: %s', (page, said) => {
    expect(countCited(page, said)).toBe(0)
    expect(countCited(page, said, 3)).toBe(0)
  })
})

describe('a link elsewhere', () => {
  it.each(LINKED_ELSEWHERE)('becomes its label: %s', (said) => {
    const { text, counts } = pass(said, 5, options)
    expect(text).toBe('Clean the filter, as the guide says.')
    expect(counts.addresses).toBe(1)
  })
})
