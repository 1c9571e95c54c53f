import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError } from '@ai-sdk/provider'
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SCRIPTED_FAILURE } from './script.ts'
import type { RefusedCall, ScriptedReply, StreamedReply } from './script.ts'
import { startProvider } from './startProvider.node.ts'
import type { ProviderOptions, ScriptedProvider } from './startProvider.node.ts'

const WIRES = [
  'openai-compatible',
  'openai chat',
  'openai responses',
  'anthropic',
  'google',
] as const
type WireName = (typeof WIRES)[number]

const WHOLE: StreamedReply = {
  pieces: ['Grüße, ', '👋 Welt', ' [1].'],
  reasoning: { pieces: ['Let me ', 'look ✓.'], signature: 'c2lnbmVk' },
  toolCalls: [{ id: 'call_1', name: 'find', args: { q: 'Größe', limit: 3 } }],
  usage: { promptTokens: 20, completionTokens: 9, reasoningTokens: 4, cachedTokens: 5 },
}

/** OpenAI's own chat completions never show what the model thought. */
const THINKING: readonly WireName[] = WIRES.filter((name) => name !== 'openai chat')

const open: ScriptedProvider[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((provider) => provider.close()))
})

describe('a scripted provider', () => {
  it.each(WIRES.flatMap((name) => [undefined, 1, 7].map((bytes) => ({ name, bytes }))))(
    'answers $name with text, a call of a tool and its usage, in chunks of $bytes bytes',
    async ({ name, bytes }) => {
      const { parts } = await stream(name, { ...WHOLE, ...(bytes && { chunkBytes: bytes }) })
      expect(deltas(parts, 'text-delta')).toEqual(WHOLE.pieces)
      expect(parts.filter(({ type }) => type === 'tool-call')).toMatchObject([
        { toolCallId: 'call_1', toolName: 'find', input: '{"q":"Größe","limit":3}' },
      ])
      expect(parts.at(-1)).toMatchObject({
        type: 'finish',
        finishReason: { unified: 'tool-calls' },
        usage: { inputTokens: { total: 20, cacheRead: 5 }, outputTokens: { total: 9 } },
      })
    },
  )

  it.each(THINKING)('thinks before it answers %s', async (name) => {
    const { parts } = await stream(name, WHOLE)
    expect(deltas(parts, 'reasoning-delta').join('')).toBe('Let me look ✓.')
  })

  it('signs the thoughts in the form of Anthropic, and hides redacted ones', async () => {
    const { parts } = await stream('anthropic', {
      pieces: ['Yes.'],
      reasoning: { pieces: ['Hm.'], signature: 'c2lnbmVk', redacted: 'aGlkZGVu' },
    })
    expect(JSON.stringify(parts)).toContain('"signature":"c2lnbmVk"')
    expect(JSON.stringify(parts)).toContain('"redactedData":"aGlkZGVu"')
  })

  it.each(WIRES)('says to %s why an answer ended', async (name) => {
    for (const finishReason of ['stop', 'length', 'content-filter'] as const) {
      const { parts } = await stream(name, { pieces: ['So.'], finishReason })
      expect(parts.at(-1)).toMatchObject({ finishReason: { unified: finishReason } })
    }
  })

  it.each(WIRES)('can answer %s without a word', async (name) => {
    const { parts } = await stream(name, { pieces: [] })
    expect(deltas(parts, 'text-delta').join('')).toBe('')
    expect(parts.at(-1)).toMatchObject({ finishReason: { unified: 'stop' } })
  })

  it.each(WIRES)('refuses %s with a status, a time to wait and a reason', async (name) => {
    const replies: [RefusedCall, string | undefined][] = [
      [{ status: 429, retryAfter: 7 }, '7'],
      [
        { status: 429, retryAfter: 'Sun, 06 Nov 1994 08:49:37 GMT' },
        'Sun, 06 Nov 1994 08:49:37 GMT',
      ],
      [{ status: 429 }, undefined],
      [{ status: 401, message: 'Incorrect key: sk-secret.' }, undefined],
      [{ status: 500 }, undefined],
      [{ status: 529 }, undefined],
    ]
    const provider = await start({ script: replies.map(([reply]) => reply) })
    for (const [reply, wait] of replies) {
      const error = await callModel(provider, name).catch((cause: unknown) => cause)
      if (!APICallError.isInstance(error)) throw new Error(`refused with ${String(error)}`)
      expect(error.statusCode).toBe(reply.status)
      expect(error.responseHeaders?.['retry-after']).toBe(wait)
      expect(error.message).toBe(reply.message ?? SCRIPTED_FAILURE)
    }
  })

  it.each(WIRES)('breaks the connection of %s before there is an answer', async (name) => {
    const provider = await start({ script: [{ fault: 'reset' }] })
    await expect(callModel(provider, name)).rejects.toThrow('ECONNRESET')
    await vi.waitFor(() => expect(provider.openCalls).toBe(0))
    expect(provider.calls[0]?.closedByClient).toBe(false)
  })

  it.each(WIRES)('breaks the connection of %s in the middle of an answer', async (name) => {
    const provider = await start({ script: [{ pieces: ['Half '], fault: 'cut' }] })
    const { text, error } = await readUntilError(provider, name)
    expect(text).toBe('Half ')
    expect(error).toBeDefined()
    await vi.waitFor(() => expect(provider.openCalls).toBe(0))
    expect(provider.calls[0]?.closedByClient).toBe(false)
  })

  it.each(
    WIRES.flatMap((name) =>
      (['bad json', 'error event'] as const).map((fault) => ({ name, fault })),
    ),
  )('fails $name in the middle of an answer with $fault', async ({ name, fault }) => {
    const provider = await start({ script: [{ pieces: ['Half '], fault }] })
    const { text, error } = await readUntilError(provider, name)
    expect(text).toBe('Half ')
    expect(error).toBeDefined()
    const reason = fault === 'error event' ? SCRIPTED_FAILURE : ''
    expect(JSON.stringify(describeError(error))).toContain(reason)
  })

  it.each(WIRES)('can omit the end for %s', async (name) => {
    const { parts } = await stream(name, { pieces: ['Half '], fault: 'no end' })
    expect(deltas(parts, 'text-delta').join('')).toBe('Half ')
    expect(parts.at(-1)).not.toMatchObject({ finishReason: { unified: 'stop' } })
  })

  it.each(WIRES)('can answer %s with an empty body', async (name) => {
    const provider = await start({ script: [{ fault: 'empty body' }] })
    const parts = await callModel(provider, name).then(readAll, () => [])
    expect(deltas(parts, 'text-delta')).toEqual([])
    expect(parts.at(-1)).not.toMatchObject({ finishReason: { unified: 'stop' } })
  })

  it.each(['hang before headers', 'hang after headers'] as const)(
    'can %s, and notices that the client leaves',
    async (fault) => {
      const provider = await start({ script: [{ fault }] })
      const controller = new AbortController()
      const answer = callModel(provider, 'openai-compatible', controller.signal).then(readAll)
      await vi.waitFor(() => expect(provider.openCalls).toBe(1))
      controller.abort()
      await expect(answer).rejects.toThrow()
      await vi.waitFor(() => expect(provider.openCalls).toBe(0))
      expect(provider.calls[0]).toMatchObject({ closedByClient: true })
    },
  )

  it.each(['hang', 'endless'] as const)(
    'can begin an answer and %s, and notices that the client leaves',
    async (fault) => {
      const provider = await start({ script: [{ pieces: ['More. '], fault }] })
      const controller = new AbortController()
      let text = ''
      const reading = (async () => {
        for await (const part of await callModel(provider, 'anthropic', controller.signal)) {
          if (part.type === 'text-delta') text += part.delta
          if (text.length > (fault === 'hang' ? 5 : 600)) controller.abort()
        }
      })()
      await expect(reading).rejects.toThrow()
      await vi.waitFor(() => expect(provider.openCalls).toBe(0))
      expect(provider.calls[0]).toMatchObject({ closedByClient: true })
    },
  )

  it('records each request, and when it ended', async () => {
    const { provider } = await stream('openai-compatible', { pieces: ['Yes.'] })
    expect(provider.calls).toMatchObject([
      {
        method: 'POST',
        path: '/v1/chat/completions',
        headers: { authorization: 'Bearer sk-scripted' },
        body: { model: 'scripted', stream: true, stream_options: { include_usage: true } },
        closedByClient: false,
      },
    ])
    await vi.waitFor(() => expect(provider.openCalls).toBe(0))
    const [call] = provider.calls
    expect(call!.closedAt!).toBeGreaterThanOrEqual(call!.openedAt)
  })

  it('sends no counts to clients that did not ask for them', async () => {
    const provider = await start({ script: [{ pieces: ['Yes.'], usage: WHOLE.usage! }] })
    const response = await fetch(`${provider.url}/v1/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ stream: true }),
    })
    expect(await response.text()).not.toContain('usage')
  })

  it('lists its model', async () => {
    const provider = await start({ script: [] })
    const response = await fetch(`${provider.url}/v1/models`)
    expect(await response.json()).toMatchObject({ data: [{ id: 'scripted' }] })
  })

  it('asks a function what to do, if there is one, and fails at the end of a list', async () => {
    const told = await start({ script: ({ path }) => ({ pieces: [path] }) })
    const parts = await readAll(await callModel(told, 'anthropic'))
    expect(deltas(parts, 'text-delta')).toEqual(['/v1/messages'])
    const empty = await start({ script: [] })
    await expect(callModel(empty, 'anthropic')).rejects.toThrow('The script ends before call 1.')
  })
})

async function start(options: ProviderOptions): Promise<ScriptedProvider> {
  const provider = await startProvider(options)
  open.push(provider)
  return provider
}

async function stream(name: WireName, reply: ScriptedReply) {
  const provider = await start({ script: [reply] })
  return { provider, parts: await readAll(await callModel(provider, name)) }
}

async function callModel(provider: ScriptedProvider, name: WireName, abortSignal?: AbortSignal) {
  const { stream } = await modelOf(provider, name).doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
    tools: [{ type: 'function', name: 'find', inputSchema: { type: 'object', properties: {} } }],
    ...(abortSignal && { abortSignal }),
  })
  return stream
}

function modelOf({ url }: ScriptedProvider, name: WireName): LanguageModelV4 {
  const apiKey = 'sk-scripted'
  const baseURL = `${url}/v1`
  switch (name) {
    case 'openai-compatible': {
      const provider = createOpenAICompatible({ name: 'own', baseURL, apiKey, includeUsage: true })
      return provider('scripted')
    }
    case 'openai chat':
      return createOpenAI({ baseURL, apiKey }).chat('scripted')
    case 'openai responses':
      return createOpenAI({ baseURL, apiKey })('scripted')
    case 'anthropic':
      return createAnthropic({ baseURL, apiKey })('scripted')
    case 'google':
      return createGoogle({ baseURL: `${url}/v1beta`, apiKey })('scripted')
  }
}

function readAll(
  stream: ReadableStream<LanguageModelV4StreamPart>,
): Promise<LanguageModelV4StreamPart[]> {
  return Array.fromAsync(stream)
}

/** The text up to the first error, whether the call, the stream or one of its parts caused it. */
async function readUntilError(provider: ScriptedProvider, name: WireName) {
  let text = ''
  try {
    for await (const part of await callModel(provider, name)) {
      if (part.type === 'text-delta') text += part.delta
      if (part.type === 'error') return { text, error: part.error }
    }
  } catch (error) {
    return { text, error }
  }
  return { text, error: undefined }
}

function describeError(error: unknown): unknown {
  return error instanceof Error ? error.message : error
}

function deltas(
  parts: readonly LanguageModelV4StreamPart[],
  type: 'text-delta' | 'reasoning-delta',
): string[] {
  return parts.flatMap((part) => (part.type === type && part.delta !== '' ? [part.delta] : []))
}
