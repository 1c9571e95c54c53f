import { afterEach, describe, expect, it } from 'vitest'
import type { Limits } from '@docent/content'
import { ENGLISH } from '../../chat-server/src/requests/failure.ts'
import { SCRIPTED_FAILURE } from './testing/provider/script.ts'
import type { ScriptedReply } from './testing/provider/script.ts'
import { callTimes } from './testing/callTimes.ts'
import { setUpModel } from './testing/modelStage.ts'
import type { ModelStage } from './testing/modelStage.ts'

let stage: ModelStage

afterEach(() => stage.close())

const WATER = 'How often do I water the fern?'
const SENTENCE = 'Water the fern twice a week [1]. '
const SAID = 'Water the fern twice a week [1].'
const WELL = { pieces: [SENTENCE] }
/** No test waits for the next try as long as a visitor would. */
const EAGER = { modelRetryMs: 1, modelRetryMaxMs: 2 }
/** Only a model that hangs is given up soon: on a busy machine others may take as long. */
function chooseLimits(reply: ScriptedReply): Partial<Limits> {
  const fault = 'fault' in reply ? reply.fault : undefined
  if (fault === 'hang') return { ...EAGER, modelIdleMs: 500 }
  return fault?.startsWith('hang ') ? { ...EAGER, modelFirstMs: 900 } : EAGER
}

const BEFORE: readonly (readonly [name: string, fault: ScriptedReply, calls: number])[] = [
  ['429 without a time', { status: 429 }, 3],
  ['429 with a short time', { status: 429, retryAfter: 0.01 }, 3],
  ['429 with a long time', { status: 429, retryAfter: 30 }, 1],
  ['529', { status: 529 }, 3],
  ['500', { status: 500 }, 3],
  ['401', { status: 401, message: `Wrong key sk-test-0123456789abcdef` }, 1],
  ['400', { status: 400 }, 1],
  ['404', { status: 404 }, 1],
  ['a reset', { fault: 'reset' }, 3],
  ['a hang before headers', { fault: 'hang before headers' }, 1],
  ['a hang after headers', { fault: 'hang after headers' }, 1],
  ['an empty body', { fault: 'empty body' }, 3],
  ['an empty answer', { pieces: [] }, 1],
  ['bad JSON', { pieces: [], fault: 'bad json' }, 1],
  ['an error event', { pieces: [], fault: 'error event' }, 3],
  ['a cut', { pieces: [], fault: 'cut' }, 3],
  ['no end', { pieces: [], fault: 'no end' }, 3],
  // It used to be read until the time of the whole answer was over.
  ['a line without an end', { pieces: [], fault: 'endless line' }, 1],
  // Each call was run, which took seconds.
  ['2,000 calls of tools', { pieces: [], toolCalls: callTimes(2_000) }, 1],
  // Such replies were sent, and counted as answers.
  ['endless spaces', { pieces: [' '.repeat(500)], fault: 'endless' }, 1],
  ['spaces up to its last token', { pieces: [' '], finishReason: 'length' }, 1],
  ['3,000 empty lines', { pieces: ['\n'.repeat(3_000)] }, 1],
  ['invisible characters', { pieces: ['\u200B', '\u2800\u3164\uFE0F'.repeat(30)] }, 1],
  ['references to blanks', { pieces: ['&nbsp;&#x200B;'] }, 1],
  ['a citation of nothing', { pieces: ['\u200B [1]'] }, 1],
  ['a word after 17,000 spaces', { pieces: [`${' '.repeat(17_000)}Water.`] }, 1],
]

describe.each(['openai-compatible', 'anthropic'] as const)(
  '%s fails before the first word',
  (provider) => {
    it.each(BEFORE)('%s: the pages answer', async (_, fault, most) => {
      stage = await setUpModel({ provider, script: () => fault, limits: chooseLimits(fault) })
      const { text, parts, notes, stored } = await stage.ask(WATER)
      expect(text).toMatch(/^Water the fern twice a week\. It must never dry out\./)
      expect(notes['answer']).toMatchObject({ engine: 'extractive', grounded: true })
      expect(stage.provider.calls.length).toBeLessThanOrEqual(most)
      expect(stored).toMatchObject({ status: 'complete', engine: 'extractive' })
      expect(stored?.receipt?.fallback).toMatch(/failed|slow/)
      const told = JSON.stringify([
        parts,
        stored,
        stage.log.info.mock.calls,
        stage.log.error.mock.calls,
      ])
      expect(told).not.toContain('sk-test')
      expect(told).not.toContain(SCRIPTED_FAILURE)
      await expect.poll(() => stage.provider.openCalls).toBe(0)
    })

    it('and recovers at the next try: it answers', async () => {
      stage = await setUpModel({ provider, script: [{ status: 503 }, WELL], limits: EAGER })
      const { text, stored } = await stage.ask(WATER)
      expect(text.trim()).toBe(SAID)
      expect(stored?.receipt?.calls.map(({ outcome }) => outcome)).toEqual(['http 503', 'ok'])
    })

    it('and another takes over', async () => {
      stage = await setUpModel({
        provider,
        hasSecond: true,
        script: ({ body, path }: { body: unknown; path: string }) =>
          `${path}${JSON.stringify(body)}`.includes('"second"') ? WELL : { status: 500 },
        limits: EAGER,
      })
      const { text, stored } = await stage.ask(WATER)
      expect(text.trim()).toBe(SAID)
      expect(stored?.receipt).toMatchObject({ model: `${provider}:second`, engine: 'model' })
      expect(stage.provider.calls).toHaveLength(3)
    })
  },
)

const WITHIN: readonly ScriptedReply[] = [
  { pieces: [SENTENCE, SENTENCE], fault: 'cut' },
  { pieces: [SENTENCE, SENTENCE], fault: 'bad json' },
  { pieces: [SENTENCE, SENTENCE], fault: 'error event' },
  { pieces: [SENTENCE, SENTENCE], fault: 'hang' },
  { pieces: [SENTENCE, SENTENCE], fault: 'no end' },
  { pieces: [SENTENCE, SENTENCE], fault: 'endless line' },
]

describe.each(['openai-compatible', 'anthropic'] as const)(
  '%s fails in the middle of an answer',
  (provider) => {
    it.each(WITHIN)('$fault: the text so far is kept, and one line says so', async (fault) => {
      stage = await setUpModel({ provider, script: [fault], limits: chooseLimits(fault) })
      const { text, parts, stored } = await stage.ask(WATER)
      expect(text).toContain(SAID)
      expect(parts.at(-1)).toEqual({ type: 'error', value: ENGLISH.failed })
      expect(stored).toMatchObject({ status: 'failed' })
      expect(stored?.content).toContain(SAID)
      expect(stage.provider.calls).toHaveLength(1)
      expect(JSON.stringify([parts, stage.log.error.mock.calls])).not.toContain(SCRIPTED_FAILURE)
      await expect.poll(() => stage.provider.openCalls).toBe(0)
    })

    it('or never ends: it is cut at the length of an answer', async () => {
      const endless = { pieces: [SENTENCE], fault: 'endless' } as const
      stage = await setUpModel({ provider, script: [endless], limits: EAGER })
      const { text, parts } = await stage.ask(WATER)
      expect(text.length).toBeLessThanOrEqual(16_000)
      expect(parts.at(-1)).toMatchObject({ value: { finishReason: 'length' } })
      await expect.poll(() => stage.provider.openCalls).toBe(0)
    })
  },
)

describe('a visitor who leaves', () => {
  it('leaves no call to a model open', async () => {
    const hang = { pieces: [SENTENCE, SENTENCE], fault: 'hang' } as const
    stage = await setUpModel({ script: [hang] })
    const response = await stage.open(WATER, new AbortController().signal)
    const reader = response.body!.getReader()
    await reader.read()
    await expect.poll(() => stage.provider.openCalls).toBe(1)
    await reader.cancel()
    await expect.poll(() => stage.provider.openCalls).toBe(0)
    expect(stage.provider.calls[0]?.closedByClient).toBe(true)
  })
})

describe('money', () => {
  it('is set aside before, and settled after: at the cap the pages answer', async () => {
    const usage = { promptTokens: 1_000, completionTokens: 100 }
    const price = { prompt: 1_000, completion: 1_000 }
    stage = await setUpModel({ script: () => ({ ...WELL, usage }), price, limits: { dayCost: 6 } })
    const engines: unknown[] = []
    for (let asked = 0; asked < 6; asked += 1) {
      const { notes, stored } = await stage.ask(WATER)
      engines.push((notes['answer'] as { engine: string }).engine)
      if (engines.at(-1) === 'extractive') expect(stored?.receipt?.fallback).toBe('budget')
    }
    // Each takes 1.1 of 6, and sets aside about 2.5 while it runs.
    expect(engines.slice(0, 3)).toEqual(['model', 'model', 'model'])
    expect(engines.slice(-1)).toEqual(['extractive'])
    expect(stage.provider.calls.length * 1.1).toBeLessThan(6)
  })

  // A visitor used to get shorter answers without a word of why, after six of a model's.
  it.each([
    ['en', 'You have reached today’s limit'],
    ['de', 'Sie haben das heutige Limit'],
    ['ar', 'لقد بلغت الحد اليومي'],
  ])('of one visitor ends with a line that says so, in %s', async (language, line) => {
    const limits = { visitorTokens: 0 }
    stage = await setUpModel({ script: [WELL], limits })
    const { text, parts, notes, stored } = await stage.ask(WATER, { data: { page: { language } } })
    expect(text).toMatch(/^Water the fern twice a week/)
    expect(text.split('\n\n').at(-1)).toContain(line)
    expect(notes['answer']).toMatchObject({ engine: 'extractive', grounded: true })
    expect(stored?.receipt?.fallback).toBe('visitor limit')
    expect(parts.at(-1)).toMatchObject({ value: { finishReason: 'stop' } })
  })

  it('of the whole site ends without a word: no visitor has done anything', async () => {
    stage = await setUpModel({ script: [WELL], limits: { dayCost: 0 } })
    const { text, stored } = await stage.ask(WATER)
    expect(text).not.toContain('limit')
    expect(stored?.receipt?.fallback).toBe('budget')
  })

  it('lasts one visitor for a conversation of forty answers by default', async () => {
    const usage = { promptTokens: 2_900, completionTokens: 350 }
    stage = await setUpModel({ script: () => ({ ...WELL, usage }) })
    const engines = new Set<unknown>()
    for (let asked = 0; asked < 40; asked += 1) {
      const { notes } = await stage.ask(WATER)
      engines.add((notes['answer'] as { engine: string }).engine)
    }
    expect([...engines]).toEqual(['model'])
  })

  it('that cannot be counted is not spent', async () => {
    const nothing = async () => undefined
    const reserve = () => Promise.reject(new Error('no Redis'))
    const sums = { reserve, settle: nothing, restore: nothing }
    stage = await setUpModel({ script: [WELL], sums })
    const { notes, stored } = await stage.ask(WATER)
    expect(notes['answer']).toMatchObject({ engine: 'extractive' })
    expect(stored?.receipt?.fallback).toBe('counter')
    expect(stage.provider.calls).toHaveLength(0)
  })
})

describe('a model that is ill', () => {
  it('is spared once it failed often, and visitors are answered at once', async () => {
    stage = await setUpModel({ script: () => ({ status: 500 }), limits: EAGER })
    await stage.ask(WATER)
    await stage.ask(WATER)
    expect(stage.provider.calls).toHaveLength(5)
    const { stored } = await stage.ask(WATER)
    expect(stage.provider.calls).toHaveLength(5)
    expect(stored?.receipt?.fallback).toBe('open')
  })
})
