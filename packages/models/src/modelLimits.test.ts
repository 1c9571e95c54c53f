// The default limits of calls to models: a call at each limit is answered, and one past it is not.

import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { StreamPart } from '@docent/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../content/src/config/limits.ts'
import { isNear } from './address.ts'
import { callModel } from './calls/call.ts'
import { openModel } from './open.node.ts'
import { callTimes } from './testing/callTimes.ts'
import type { ProviderCall } from './testing/provider/startProvider.node.ts'
import { setUpModel } from './testing/modelStage.ts'
import type { ModelStage } from './testing/modelStage.ts'

let stage: ModelStage | undefined

afterEach(async () => {
  await stage?.close()
  stage = undefined
})

const WATER = 'How often do I water the fern?'
const SENTENCE = 'Water the fern twice a week [1]. '

/** One call to a model that says this many characters. */
async function callFor(length: number): Promise<unknown> {
  const model = await openModel({ provider: 'openai-compatible', id: 'x', url: 'http://a/v1' })
  const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } }
  const parts = [
    { type: 'text-delta', id: '1', delta: 'x'.repeat(length) },
    { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage },
  ] as unknown as LanguageModelV4StreamPart[]
  const doStream = async () => ({ stream: ReadableStream.from(parts) })
  const context = {
    model: { ...model, language: { ...model.language, doStream } as typeof model.language },
    limits: DEFAULT_LIMITS,
    signal: new AbortController().signal,
    firstBy: performance.now() + 60_000,
    watchConnect: () => new Promise<never>(() => undefined),
  }
  const events = await Array.fromAsync(callModel({ prompt: [] }, context)).catch(
    (error: unknown) => error,
  )
  return Array.isArray(events) ? (events.at(-1) as object) : events
}

describe('a call to a model', () => {
  it('accepts 256 KiB, and fails with one character more', async () => {
    expect(await callFor(262_144)).toMatchObject({ type: 'end', reason: 'stop' })
    expect(await callFor(262_145)).toMatchObject({ kind: 'too long' })
  })

  it('asks for at most 800 tokens', async () => {
    stage = await setUpModel({ script: [{ pieces: [SENTENCE] }] })
    await stage.ask(WATER)
    expect(stage.provider.calls[0]?.body).toMatchObject({ max_tokens: 800 })
  })

  it.each([
    [1_000, 'model'],
    [1_001, 'extractive'],
  ])('begins with %i blanks: %s', async (blanks, engine) => {
    stage = await setUpModel({ script: [{ pieces: [' '.repeat(blanks), SENTENCE] }] })
    const { notes, text } = await stage.ask(WATER)
    expect(notes['answer']).toMatchObject({ engine })
    expect(text).toContain('Water the fern twice a week')
  })

  it('is given up if the whole answer takes too long, though words keep coming', async () => {
    const script = () => ({ pieces: [SENTENCE], pieceMs: 20, fault: 'endless' as const })
    stage = await setUpModel({ script, limits: { modelWholeMs: 1_000, answerLength: 1_000_000 } })
    await stage.ask(WATER)
    await expect.poll(() => stage?.provider.openCalls).toBe(0)
    expect(stage.provider.calls[0]?.closedByClient).toBe(true)
  })

  // A local model may have to be loaded before its first word.
  it.each([
    ['a local', true, 'model'],
    ['a distant', false, 'extractive'],
  ])('waits longer for %s model', async (_, near, engine) => {
    const script = () => ({ pieces: [SENTENCE], pieceMs: 500 })
    stage = await setUpModel({ script, isNear: near, limits: { modelFirstMs: 100 } })
    const { notes } = await stage.ask(WATER)
    expect(notes['answer']).toMatchObject({ engine })
  })
})

describe('a reply that calls tools', () => {
  it.each([
    [16, 'model'],
    [17, 'extractive'],
  ])('%i times: %s', async (times, engine) => {
    const looking = { pieces: [], toolCalls: callTimes(times) }
    stage = await setUpModel({ script: [looking, { pieces: [SENTENCE] }] })
    const { notes, text } = await stage.ask(WATER)
    expect(notes['answer']).toMatchObject({ engine })
    expect(text).toContain('Water the fern twice a week')
  })

  it('has four calls run, and the model is told that the others were not', async () => {
    const looking = { pieces: [], toolCalls: callTimes(6) }
    stage = await setUpModel({ script: [looking, { pieces: [SENTENCE] }] })
    const { parts } = await stage.ask(WATER)
    expect(countRun(parts)).toEqual([4, 6])
    const told = JSON.stringify(stage.provider.calls[1]?.body)
    expect(told.match(/This call was not run/g)).toHaveLength(2)
  })

  it('has eight calls run for an answer, which the model then has to write', async () => {
    const script = ({ body }: ProviderCall) =>
      (body as { tool_choice?: unknown }).tool_choice === 'none'
        ? { pieces: [SENTENCE] }
        : { pieces: [], toolCalls: callTimes(3) }
    stage = await setUpModel({ script, limits: { modelCalls: 20 } })
    const { parts, notes } = await stage.ask(WATER)
    expect(countRun(parts)).toEqual([8, 9])
    expect(stage.provider.calls).toHaveLength(4)
    expect(notes['answer']).toMatchObject({ engine: 'model' })
  })
})

/** The calls that found passages, and all calls with a result. */
function countRun(parts: readonly StreamPart[]): [run: number, all: number] {
  const results = parts.flatMap((part) => (part.type === 'tool_result' ? [part.value.result] : []))
  const found = results.filter((result) => JSON.stringify(result) !== '{"passages":[]}')
  return [found.length, results.length]
}

describe('a model', () => {
  it.each([
    ['http://127.0.0.1:8080/v1', true],
    ['http://localhost:1234/v1', true],
    ['http://[::1]:1234/v1', true],
    ['http://192.168.1.20/v1', true],
    ['http://172.16.0.1/v1', true],
    ['http://172.15.255.255/v1', false],
    ['http://172.31.255.255/v1', true],
    ['http://172.32.0.1/v1', false],
    ['http://ollama:11434/v1', true],
    ['https://api.example.com/v1', false],
  ])('at %s is local: %s', (address, near) => {
    expect(isNear(address)).toBe(near)
  })
})
