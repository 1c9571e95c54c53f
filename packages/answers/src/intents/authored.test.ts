import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { readFindings } from '../compose/findings.ts'
import { judgeFindings } from '../compose/judgeFindings.ts'
import { AUTHORED_CONFIDENCE } from '../tuning.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    ...PLANT_SHOP,
    'faq.md': `---
title: Everything about cats and ferns
---
Is the fern safe for cats, and is the cat safe for the fern? Ferns are safe for cats.

## When is it open?

From nine to five.

## How do I see what visitors asked about ferns?

Open the book at the entrance.
`,
    'cats.md': '---\ntitle: Cats\nquestions: [May cats come along?]\n---\nThey may.\n',
    'dogs.md': '---\ntitle: Dogs\nquestions: [What can a dog do?]\n---\nBark at cats.\n',
  })
})

afterAll(() => site.close())

function find(text: string, avoid: readonly string[] = []) {
  const question = { text, history: [], again: 0, avoid }
  const { hits, confidence, isAuthored } = readFindings(question, site.knowledge)
  return { first: hits[0]?.passage.id, confidence, isAuthored }
}

describe('a question in the words of its author', () => {
  it.each([
    ['is the fern safe for cats', '/products/fern#Question-2'],
    ['When is it open?', '/faq#when-is-it-open'],
    ['may cats come along', '/cats'],
    ['How often does a fern need water?', '/products/fern'],
  ])('%j is answered from %s with certainty', (text, id) => {
    const { first, confidence, isAuthored } = find(text)
    expect(first?.startsWith(id)).toBe(true)
    expect(isAuthored).toBe(true)
    expect(confidence).toBe(AUTHORED_CONFIDENCE)
  })

  it('is not the same question with “not” in it', () => {
    expect(find('What can a dog do').isAuthored).toBe(true)
    expect(find('What can a dog not do').isAuthored).toBe(false)
  })

  it('answers nearly the same question from its section', () => {
    const question = {
      text: 'can I see what people ask about a fern',
      history: [],
      again: 0,
      avoid: [],
    }
    const findings = readFindings(question, site.knowledge)
    expect(findings.isAuthored).toBe(false)
    expect(findings.same?.passage.heading).toBe('How do I see what visitors asked about ferns?')
    expect(judgeFindings(findings)[0]?.hit).toBe(findings.same)
  })

  it('does not answer a question about another thing from its section', () => {
    const question = {
      text: 'can I see what people ask about a cactus',
      history: [],
      again: 0,
      avoid: [],
    }
    expect(readFindings(question, site.knowledge).same).toBeUndefined()
  })

  it('continues with other passages when it is regenerated', () => {
    const { first, confidence } = find('is the fern safe for cats', ['/products/fern#Question-2'])
    expect(first).not.toBe('/products/fern#Question-2')
    expect(confidence).not.toBe(AUTHORED_CONFIDENCE)
  })

  it('is a different question with one more word', () => {
    const { confidence, isAuthored } = find('is the fern safe for large cats')
    expect(confidence).toBeLessThan(AUTHORED_CONFIDENCE)
    expect(isAuthored).toBe(false)
  })
})
