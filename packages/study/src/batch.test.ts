import { describe, expect, it } from 'vitest'
import { readBatchLine, writeBatchLine } from './batch.ts'
import type { BatchModel } from './batch.ts'

const REQUEST = { system: 'Write notes.', user: 'A section.', notes: 1 }
const NOTES = { notes: [{ questions: ['How?'], answer: 'So.' }], words: ['manner'] }
const WRITTEN = [{ questions: ['How?'], answer: 'So.', words: ['manner'] }]
const TEXT = `Here it is:\n\`\`\`json\n${JSON.stringify(NOTES)}\n\`\`\``

const write = (provider: BatchModel['provider']): unknown =>
  JSON.parse(writeBatchLine('key-1', REQUEST, { provider, id: 'small', maxTokens: 99 }))

describe('a request', () => {
  it.each(['openai', 'openai-compatible'] as const)('has the form of %s', (provider) => {
    expect(write(provider)).toEqual({
      custom_id: 'key-1',
      method: 'POST',
      url: '/v1/chat/completions',
      body: {
        model: 'small',
        max_tokens: 99,
        messages: [
          { role: 'system', content: 'Write notes.' },
          { role: 'user', content: 'A section.' },
        ],
      },
    })
  })

  it('has the form of Anthropic', () => {
    expect(write('anthropic')).toEqual({
      custom_id: 'key-1',
      params: {
        model: 'small',
        max_tokens: 99,
        system: 'Write notes.',
        messages: [{ role: 'user', content: 'A section.' }],
      },
    })
  })

  it('has the form of Google', () => {
    expect(write('google')).toEqual({
      key: 'key-1',
      request: {
        contents: [{ role: 'user', parts: [{ text: 'A section.' }] }],
        systemInstruction: { parts: [{ text: 'Write notes.' }] },
        generationConfig: { maxOutputTokens: 99 },
      },
    })
  })
})

describe('a result', () => {
  it.each([
    [
      'OpenAI',
      { response: { status_code: 200, body: { choices: [{ message: { content: TEXT } }] } } },
    ],
    ['Anthropic', { result: { type: 'succeeded', message: { content: [{ text: TEXT }] } } }],
    ['Google', { response: { candidates: [{ content: { parts: [{ text: TEXT }] } }] } }],
    ['a person', NOTES],
  ])('of %s is read', (_, result) => {
    const line = JSON.stringify({ custom_id: 'key-1', ...result })
    expect(readBatchLine(line)).toEqual({ key: 'key-1', written: WRITTEN })
  })

  it('can have only questions that no page answers', () => {
    const line = JSON.stringify({
      custom_id: 'key-1',
      missing: [['In what colours?', ' red  one ']],
    })
    const questions = ['In what colours?', 'red one']
    expect(readBatchLine(line)).toEqual({
      key: 'key-1',
      written: [{ questions, answer: '', words: [], isMissing: true }],
    })
  })

  it.each([{}, { missing: [] }, { note: [] }])(
    'has notes or missing answers, unlike %j',
    (value) => {
      const line = JSON.stringify({ custom_id: 'key-1', ...value })
      expect(readBatchLine(line)).toEqual({ key: 'key-1', failure: expect.any(String) })
    },
  )

  it('of a model has no other questions than those that were asked for', () => {
    const text = JSON.stringify({ ...NOTES, missing: [['In what colours?']] })
    const line = JSON.stringify({ key: 'key-1', result: { message: { content: [{ text }] } } })
    expect(readBatchLine(line)).toEqual({ key: 'key-1', written: WRITTEN })
  })

  it.each(['colours', [['In what colours?'], 'red']])(
    'says that "missing" is wrong: %j',
    (missing) => {
      const line = JSON.stringify({ custom_id: 'key-1', missing })
      expect(readBatchLine(line)).toEqual({
        key: 'key-1',
        failure: expect.stringContaining('"missing"'),
      })
    },
  )

  it('has one note without an answer for all questions about the whole section', () => {
    const line = JSON.stringify({ key: 'key-1', ...NOTES, asks: ['Show me', 'an example'] })
    const whole = { questions: ['Show me', 'an example'], answer: '', words: ['manner'] }
    expect(readBatchLine(line)).toEqual({ key: 'key-1', written: [...WRITTEN, whole] })
  })

  it('loses a word or a question that no note may have, not the note', () => {
    const words = ['manner', 'x'.repeat(41), 'https://example.com']
    const notes = [{ questions: ['How?', 'open file://', 'y'.repeat(161)], answer: 'So.' }]
    const line = JSON.stringify({ key: 'key-1', notes, words })
    expect(readBatchLine(line)).toEqual({ key: 'key-1', written: WRITTEN })
    const many = JSON.stringify({ key: 'key-1', ...NOTES, words: [...'abcdefghijklmnop'] })
    expect(readBatchLine(many)).toMatchObject({ written: [{ words: [...'abcdefghijkl'] }] })
    const only = JSON.stringify({ key: 'key-1', notes: [{ questions: ['a://b'], answer: 'So.' }] })
    expect(readBatchLine(only)).toMatchObject({ written: [{ questions: ['a://b'] }] })
  })

  it.each([
    [{ error: { message: 'too long' } }, 'the provider has no answer for it: too long'],
    [{ result: { type: 'expired' } }, 'the provider has no answer for it: expired'],
    [{ notes: [{ questions: 'How?' }] }, 'note 1 has no questions, or no answer'],
    [{ result: { message: { content: [{ text: 'Sorry.' }] } } }, 'there is no JSON in the answer'],
    [{ result: { message: { content: [{ text: '{"notes": [' }] } } }, /no JSON|cannot be read/],
  ])('that holds no notes says why: %j', (result, failure) => {
    const read = readBatchLine(JSON.stringify({ key: 'key-1', ...result }))
    expect(read).toEqual({
      key: 'key-1',
      failure: typeof failure === 'string' ? failure : expect.stringMatching(failure),
    })
  })

  it.each(['', 'x', '{}', '{"custom_id": 3}'])('without a key is refused: %s', (line) => {
    expect(() => readBatchLine(line)).toThrow(/not JSON|no custom_id/)
  })
})
