import { describe, expect, it } from 'vitest'
import { readQuestions } from './question.ts'

const LINE = '{"id": "a", "question": "How?", "expected": [{"file": "a.md", "heading": "B"}]}'

describe('readQuestions', () => {
  it('reads a question with all its fields', () => {
    const source = JSON.stringify({
      id: 'n1',
      question: 'And how often?',
      before: ['How do I water it?'],
      page: '/products/fern',
      kind: 'faq',
      subkind: 'number',
      expected: [{ file: 'fern.md', heading: '' }, { file: 'cactus.md' }],
      also: [{ file: 'soil.md' }],
      facts: ['twice|two times'],
      forbid: ['never'],
    })
    expect(readQuestions(source)).toEqual([
      {
        id: 'n1',
        question: 'And how often?',
        before: ['How do I water it?'],
        page: '/products/fern',
        kind: 'faq',
        subkind: 'number',
        expected: [{ file: 'fern.md', heading: '' }, { file: 'cactus.md' }],
        also: [{ file: 'soil.md' }],
        facts: [/twice|two times/i],
        forbid: [/never/i],
      },
    ])
  })

  it('treats a question as natural if it has an answer, otherwise as unanswerable', () => {
    const [first, second] = readQuestions(`${LINE}\n\n{"question": "Why?", "note": "unknown"}\r\n`)
    expect([first?.kind, second?.kind, second?.id]).toEqual(['natural', 'unanswerable', 'line-3'])
  })

  it.each([
    ['{"question"', 'line 1  '],
    ['7', 'line 1  expected an object, found 7'],
    ['{"id": "a"}', 'question: expected a text, found none'],
    ['{"question": 7}', 'question: expected a text, found 7'],
    ['{"question": "How?", "kind": "faq"}', 'expected: a question of the kind faq needs the'],
    ['{"question": "How?", "kind": "foo"}', 'its answer: only "unanswerable" has none'],
    ['{"question": "How?", "expected": "a.md"}', 'expected: expected a list, found "a.md"'],
    ['{"question": "How?", "expected": ["a.md"]}', 'expected[0]: expected an object with a file'],
    ['{"question": "How?", "facts": ["("]}', 'facts[0]: expected a regular expression: '],
    ['{"question": "How?", "forbid": [1]}', 'forbid[0]: expected a text, found 1'],
    [`${LINE}\n${LINE}`, 'id: "a" belongs to several questions'],
    ['\n', 'The file has no questions.'],
  ])('refuses %j', (source, problem) => {
    expect(() => readQuestions(source)).toThrow(problem)
  })

  it('lists every line that cannot be read', () => {
    expect(() => readQuestions('7\n{}')).toThrow(/line 1 {2}.*\nline 2 {2}/)
  })
})
