import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import {
  ARABIC_QUESTIONS,
  ENGLISH_QUESTIONS,
  GERMAN_QUESTIONS,
} from '../testing/ordinaryQuestions.ts'
import { createDrafter, type FormedDraft } from '../drafter.ts'

let site: TestSite
let write: ReturnType<typeof createDrafter>

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
  write = createDrafter({ knowledge: site.knowledge, brand: 'Green Corner' })
})

afterAll(() => site.close())

function readLines(text: string): string[] {
  return text.trim().split('\n')
}

function draft(text: string, language: string): FormedDraft {
  return write({ text, history: [], again: 0, avoid: [], language })
}

describe.each([
  ['en', readLines(ENGLISH_QUESTIONS), 150],
  ['de', readLines(GERMAN_QUESTIONS), 60],
  ['ar', readLines(ARABIC_QUESTIONS), 40],
] as const)('an ordinary question in %s', (language, questions, least) => {
  it(`is one of at least ${least} different questions`, () => {
    expect(new Set(questions).size).toBe(questions.length)
    expect(questions.length).toBeGreaterThanOrEqual(least)
  })

  it.each(questions)('is looked up in the pages: %j', (question) => {
    const { form, draft: written } = draft(question, language)
    expect([form, form === 'pages' ? '' : written.said]).toEqual(['pages', ''])
  })
})

describe('small talk', () => {
  it.each([
    'ty',
    'Thanks!',
    'Thanks a lot, that helped me!',
    'Thank you very much for your help',
    'ok great, thanks',
    'thanks, you are the best',
    'Thanks, have a great day',
    'cheers for the quick reply',
    'That helps a lot, thank you',
    'Are you a real person?',
    'are you human or a bot',
    'Am I talking to a real person?',
    'is there an llm behind this',
    'Danke, das war sehr hilfreich',
    'Vielen Dank für Ihre schnelle Hilfe!',
    'Herzlichen Dank',
    'das hat mir geholfen, danke',
    'Sind Sie ein echter Mensch?',
    'Spreche ich mit einem Menschen oder einem Bot?',
    'شكرا جزيلا لك',
    'شكرا على المساعدة',
    'ألف شكرا',
    'هل أنت روبوت أم إنسان؟',
    'هل أتحدث مع إنسان؟',
  ])('is still recognised: %j', (text) => {
    expect(draft(text, 'en').form).toBe('small talk')
  })
})
