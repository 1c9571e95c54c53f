import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPart, readReply, startReply } from '@docent/protocol'
import type { ChatMessage, StreamPart } from '@docent/protocol'
import { freePart } from '../../protocol/src/testing/arbitraries.ts'
import { answer, call, finish, question, stateWith, text } from '../testing/builders.ts'
import { KEPT_FOR_MS, MAX_KEPT_LENGTH, MAX_RECORD_LENGTH } from './limits.ts'
import { readRecord, writeRecord } from './record.ts'
import type { ChatState } from './state.ts'

const NOW = 1_800_000_000_000
const ID = 'c'.repeat(32)
const TALK = [question('one'), answer('first')]

function write(change: Partial<ChatState>): string {
  return writeRecord({ id: ID, state: stateWith(change), token: 'token', now: NOW }) ?? ''
}

/** A reply as the parts make it, whatever is wrong with some of them. */
function reply(...parts: StreamPart[]): ChatMessage {
  const open = startReply({ id: 'a', createdAt: new Date(NOW) })
  for (const part of parts) applyPart(open, part)
  return readReply(open)
}

describe('a record', () => {
  it('restores the conversation unchanged', () => {
    const replaced = [{ by: 'q-one', messages: [question('won'), answer('lost')] }]
    const cut = { 'a-first': 'stopped', 'a-lost': 'stopped' } as const
    const state = { messages: TALK, replaced, cut }
    expect(readRecord(write(state), NOW)).toEqual({
      ...state,
      id: ID,
      at: NOW,
      token: 'token',
      isRunning: false,
    })
  })

  it('restores everything that a stream can put into an answer, except files and open calls', () => {
    const state = fc.array(freePart, { maxLength: 12 }).map((parts) => reply(...parts))
    fc.assert(
      fc.property(state, (message) => {
        const [, kept] = readRecord(write({ messages: [question('one'), message] }), NOW)!.messages
        if (!kept) {
          expect(message.content).toBe('')
          return
        }
        const isKept = ({ type }: ChatMessage['parts'][number]) =>
          type !== 'file' && type !== 'tool-invocation'
        expect(kept.content).toBe(message.content)
        expect(kept.parts).toEqual(message.parts.filter(isKept))
        expect(kept.annotations).toEqual(message.annotations)
      }),
    )
  })

  it('keeps how an answer ended, and the calls of tools that have a result', () => {
    const messages = [
      question('one'),
      reply(
        call('t1'),
        { type: 'tool_result', value: { toolCallId: 't1', result: 1 } },
        text('It is.'),
        finish,
      ),
      question('two'),
      reply(call('t2')),
    ]
    expect(readRecord(write({ messages }), NOW)!.messages).toEqual(messages.slice(0, 3))
  })

  it('leaves out a count that is unknown', () => {
    const usage = { promptTokens: Number.NaN, completionTokens: 1 }
    const ended = reply(text('a'), {
      type: 'finish_message',
      value: { finishReason: 'stop', usage },
    })
    const [, kept] = readRecord(write({ messages: [question('one'), ended] }), NOW)!.messages
    expect(kept!.finish).toEqual({ finishReason: 'stop' })
  })

  it('leaves out attached files', () => {
    const attached = { ...question('one'), experimental_attachments: [{ url: 'data:,a' }] }
    expect(write({ messages: [attached] })).not.toContain('data:,a')
  })

  it('marks an answer that is still arriving as interrupted', () => {
    const record = readRecord(write({ messages: TALK, status: 'streaming' }), NOW)!
    expect(record).toMatchObject({ cut: { 'a-first': 'interrupted' }, isRunning: true })
  })

  it('holds the newest turns that fit, from a question on', () => {
    const long = 'x'.repeat(MAX_KEPT_LENGTH / 5)
    const messages = Array.from({ length: 8 }, (_, turn) => [
      question(`${turn}`),
      answer(long, `a-${turn}`),
    ]).flat()
    const record = write({ messages, cut: { 'a-0': 'stopped', 'a-7': 'stopped' } })
    expect(record.length).toBeLessThan(MAX_RECORD_LENGTH)
    const kept = readRecord(record, NOW)!
    expect(kept.messages[0]).toMatchObject({ role: 'user' })
    expect(kept.messages.at(-1)).toEqual(messages.at(-1))
    expect(kept.cut).toEqual({ 'a-7': 'stopped' })
  })

  it('holds the newest of the turns that were replaced, if its own leave room', () => {
    // Each answer is written twice, as its content and as its part.
    const long = 'x'.repeat(MAX_KEPT_LENGTH / 10)
    const replaced = [1, 2, 3].map((turn) => ({
      by: 'q-one',
      messages: [question(`${turn}`), answer(long, `a-${turn}`)],
    }))
    const gone = { by: 'q-gone', messages: [question('none')] }
    const messages = [question('one'), answer(long, 'a'), question('two'), answer(long, 'b')]
    const record = readRecord(write({ messages, replaced: [...replaced, gone] }), NOW)!
    expect(record.messages.map(({ id }) => id)).toEqual(messages.map(({ id }) => id))
    expect(record.replaced.map((turn) => turn.messages[0]?.content)).toEqual(['2', '3'])
  })

  it('is read without turns that were replaced, as it was written once', () => {
    const { replaced: _, ...old } = JSON.parse(write({ messages: TALK })) as Record<string, unknown>
    expect(readRecord(JSON.stringify(old), NOW)).toMatchObject({ messages: TALK, replaced: [] })
  })

  it.each([
    ['nothing was said', []],
    ['one answer is longer than all that is kept', [question('one'), answer('x'.repeat(300_000))]],
  ])('is undefined if %s', (_, messages) => {
    expect(write({ messages })).toBe('')
  })
})

describe('a value that is not a record', () => {
  const whole = () => JSON.parse(write({ messages: TALK })) as Record<string, unknown>
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
  const message = (change: object) => ({ messages: [{ ...question('one'), ...change }] })
  const part = (value: unknown) => message({ parts: [value] })

  it.each([
    ['nothing', ''],
    ['bad JSON', '{"version":1'],
    ['another value', 'null'],
    ['a deep value', deep],
    ['a huge one', JSON.stringify({ ...whole(), more: 'x'.repeat(MAX_RECORD_LENGTH) })],
  ])('is %s', (_, text) => {
    expect(readRecord(text, NOW)).toBeUndefined()
  })

  it.each([
    ['of another version', { version: 2 }],
    ['without an id', { id: undefined }],
    ['with an id that the endpoint refuses', { id: 'x y' }],
    ['without its time', { at: null }],
    ['without its messages', { messages: {} }],
    ['with a message that is none', { messages: [null] }],
    ['with another role', message({ role: 'system' })],
    ['with a text that is none', message({ content: { length: 3 } })],
    ['with a time that is none', message({ createdAt: 'yesterday' })],
    ['with parts that are none', message({ parts: {} })],
    ['with annotations that are none', message({ annotations: 'x' })],
    ['with a part of a kind that does not exist', part({ type: 'constructor' })],
    ['with a part without its text', part({ type: 'text' })],
    ['with reasoning that is none', part({ type: 'reasoning', reasoning: '', details: [{}] })],
    ['with a source that is none', part({ type: 'source', source: { url: 1 } })],
    ['with a tool that is none', part({ type: 'tool-invocation', toolInvocation: {} })],
    ['with a mark that does not exist', { cut: { a: 'constructor' } }],
    ['without marks', { cut: null }],
    ['with replaced turns that are none', { replaced: {} }],
    ['with a replaced turn that is none', { replaced: [null] }],
    ['with a replaced turn of nothing', { replaced: [{ by: 'q-one', messages: [] }] }],
    ['with a replaced turn in no place', { replaced: [{ messages: TALK }] }],
  ])('is one %s', (_, change) => {
    expect(readRecord(JSON.stringify(whole()), NOW)).toBeDefined()
    expect(readRecord(JSON.stringify({ ...whole(), ...change }), NOW)).toBeUndefined()
  })

  it('is any other text', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.json(),
      fc.object().map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(garbage, (text) => {
        expect(readRecord(text, NOW)).toBeUndefined()
      }),
    )
  })

  it('is a record with anything in place of one of its values, unless that is as good', () => {
    const paths = fc.constantFrom('id', 'token', 'cut', 'messages', 'version', 'isRunning')
    fc.assert(
      fc.property(paths, fc.jsonValue(), (name, value) => {
        const read = readRecord(JSON.stringify({ ...whole(), [name]: value }), NOW)
        if (!read) return
        const { id, messages, cut, isRunning, token } = read
        const state = stateWith({ messages, cut })
        const again = writeRecord({ id, state, token: undefined, now: NOW })
        if (again !== undefined) expect(readRecord(again, NOW)).toMatchObject({ id, messages })
        expect([typeof isRunning, token !== undefined]).toEqual(['boolean', true])
      }),
    )
  })
})

describe('the age of a record', () => {
  const record = write({ messages: TALK })

  it.each([
    ['just written', 0, true],
    ['of almost a day', KEPT_FOR_MS, true],
    ['of more than a day', KEPT_FOR_MS + 1, false],
    // If a clock was set back, the age is unknown.
    ['from the future', -KEPT_FOR_MS * 400, true],
  ])('%s', (_, age, isRead) => {
    expect(readRecord(record, NOW + age) !== undefined).toBe(isRead)
  })
})
