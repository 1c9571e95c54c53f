import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listBusinesses, readBusinessQuestions } from './business.ts'
import { readBusinessTraining, readDocumentation } from './texts.ts'

const QUESTIONS = [
  {
    id: 'a1',
    question: 'do u ship abroad',
    expected: [
      { file: 'delivery.md', heading: 'Abroad' },
      { file: 'faq.md', heading: 'Do you send parcels to Norway?' },
    ],
    facts: ['Norway'],
  },
  {
    id: 'a2',
    question: 'opening hours',
    expected: [{ file: 'index.md', heading: '' }],
    facts: ['9'],
  },
  { id: 'x1', question: 'is it dishwasher safe', kind: 'unanswerable', subkind: 'near' },
]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-business-'))
  const content = join(folder, 'fern', 'content')
  mkdirSync(content, { recursive: true })
  mkdirSync(join(folder, 'empty'))
  writeFileSync(join(content, 'index.md'), '---\ntitle: Fern\n---\n\nOpen from 9.\n')
  writeFileSync(
    join(content, 'delivery.md'),
    '---\ntitle: Delivery\n---\n\nWe pack daily.\n\n## Abroad\n\nTo Norway for 9 euros.\n',
  )
  writeFileSync(
    join(content, 'faq.md'),
    '---\ntitle: Asked often\nquestions:\n  - question: Do you send parcels to Norway?\n    answer: Yes, for 9 euros.\n---\n\nMore below.\n',
  )
  writeFileSync(
    join(folder, 'fern', 'questions.jsonl'),
    QUESTIONS.map((question) => JSON.stringify(question)).join('\n'),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a business', () => {
  it('is a folder with pages and questions', () => {
    expect(listBusinesses(folder)).toEqual(['fern'])
    expect(listBusinesses(join(folder, 'missing'))).toEqual([])
  })

  it('has questions with every section that answers, and those without an answer by their kind', async () => {
    const { answered, unanswered } = await readBusinessQuestions(join(folder, 'fern'))
    expect(answered.map(({ question, sections }) => [question, sections.length])).toEqual([
      ['do u ship abroad', 2],
      ['opening hours', 1],
    ])
    expect(answered[0]?.sections[0]).toBe('/delivery#abroad')
    expect(unanswered).toEqual([{ kind: 'near', question: 'is it dishwasher safe' }])
  })

  it('is read as its own site, and asked about sections that the site has', async () => {
    const { documents } = await readDocumentation(join(folder, 'fern'))
    expect(documents.map(({ route }) => route).toSorted()).toEqual(['/', '/delivery', '/faq'])
    const training = await readBusinessTraining(folder, ['fern'])
    expect(training).toHaveLength(3)
    expect(training.every(({ site, terms }) => site === 'fern' && terms.length > 0)).toBe(true)
  })
})
