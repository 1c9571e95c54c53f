import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDrafter } from '@docent/answers'
import type { Question } from '@docent/answers'
import { openSite, PLANT_SHOP } from '../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../retrieval/src/testing/site.node.ts'
import { isForModel } from './isForModel.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
})

afterAll(() => site.close())

function asks(text: string, more: Partial<Question> = {}): boolean {
  const question = { text, history: [], again: 0, avoid: [], ...more }
  const { fromPages } = createDrafter({ knowledge: site.knowledge, brand: 'Green Corner' })(
    question,
  )
  return fromPages !== undefined && isForModel(question, fromPages.findings)
}

describe('a model is asked', () => {
  it.each([
    'How often do I water the fern?',
    // A slip, a British spelling and an everyday verb that no page has used to end the question.
    'how oftn do i watre my fern',
    'what colour do the fronds go when the fern is parched',
    'can I chuck the fern back to you and get refunded',
  ])('about what the site may answer: %s', (text) => {
    expect(asks(text)).toBe(true)
  })
})

describe('no model is asked', () => {
  it.each(['Who won the football world cup in 1998?', 'qwertz asdfgh'])(
    'about something else: %s',
    (text) => {
      expect(asks(text)).toBe(false)
    },
  )

  it('if a visitor wants an answer from the pages', () => {
    expect(asks('How often do I water the fern?', { isPlain: true })).toBe(false)
  })
})
