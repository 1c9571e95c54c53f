import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { readFindings } from '../compose/findings.ts'
import { judgeSections, type JudgedSection } from './judgeSections.ts'
import { judgeFindings } from '../compose/judgeFindings.ts'
import { createDrafter } from '../drafter.ts'
import type { Question } from '../contract/types.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    'index.md': '---\ntitle: Home\n---\nA server for messages.\n',
    'tokens.md':
      '---\ntitle: Tokens\n---\n## Access tokens\n\nA user can have several access tokens. There are at most 60 of them. Each token can expire.\n\n## Revoke\n\nRevoke a token in the settings.\n',
    'limits.md':
      '---\ntitle: Limits\n---\n## Request limits\n\nA visitor can send at most 100 requests, and not many more at once. How many at most depends on the plan.\n',
    'windows.md': '---\ntitle: Windows\n---\n## Cookies\n\nIt uses no cookies at all.\n',
  })
})

afterAll(() => site.close())

function ask(text: string, history: Question['history'] = []): string {
  const draft = createDrafter({ knowledge: site.knowledge, brand: 'Post' })
  const { said } = draft({ text, history, again: 0, avoid: [] }).draft
  return said.map((one) => (typeof one === 'string' ? one : ` [${one.passage.url}]`)).join('')
}

const TOKENS = [
  { role: 'user', text: 'Can a user have several access tokens?' },
  { role: 'assistant', text: 'A user can have several access tokens. [1]' },
] as const

it('answers a follow-up where the question before it was answered', () => {
  expect(ask('how many at most?').indexOf('/limits')).toBeGreaterThan(0)
  const answer = ask('how many at most?', TOKENS)
  expect(answer).toMatch(/^A user can have several access tokens. There are at most 60 of them/)
  expect(answer.indexOf('/tokens')).toBeLessThan(answer.indexOf('/limits'))
})

it('prefers the section before only if it has the new subject', () => {
  const readGain = (text: string): number => {
    const findings = readFindings({ text, history: TOKENS, again: 0, avoid: [] }, site.knowledge)
    const shareOf = (sections: readonly JudgedSection[]) =>
      sections.find(({ hit }) => hit.passage.heading === 'Access tokens')?.share ?? 0
    return shareOf(judgeFindings(findings)) - shareOf(judgeSections(findings.query, findings.hits))
  }
  expect(readGain('how many at most?')).toBeGreaterThan(0.02)
  expect(readGain('can that expire?')).toBeGreaterThan(0)
  expect(readGain('what about cookies?')).toBeLessThanOrEqual(0)
})

it('counts less what the visitor has just read', () => {
  const read = (history: Question['history']) => {
    const question = { text: 'how many at most?', history, again: 0, avoid: [] }
    return judgeFindings(readFindings(question, site.knowledge))[0]?.worths ?? []
  }
  const fresh = read(TOKENS.slice(0, 1))
  const [first = 0, second = 0] = read(TOKENS).map((worth, place) => worth - (fresh[place] ?? 0))
  expect(first).toBeCloseTo(-1)
  expect(second).toBe(0)
})

it('does not read the earlier question into one that is clear alone', () => {
  expect(ask('does it use cookies?', TOKENS)).toMatch(
    /^\*\*Windows › Cookies\*\*\n\nIt uses no cookies at all/,
  )
})

// "Where do I put that?" was refused, because its own words are on every page or on none.
it('judges a follow-up without telling words by both questions', () => {
  const history = [{ role: 'user', text: 'How do I revoke a token?' }] as const
  expect(ask('where do I do that?', history)).toContain('Revoke a token in the settings.')
})
