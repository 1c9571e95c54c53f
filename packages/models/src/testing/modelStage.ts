import { vi } from 'vitest'
import type { Mock } from 'vitest'
import type { StreamPart } from '@docent/protocol'
import { createMemorySums } from '../spending/memorySums.ts'
import type { Sums } from '../spending/sums.ts'
import type { StoredAnswer } from '../../../chat-server/src/conversations/types.ts'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import { DEFAULT_LIMITS } from '../../../content/src/config/limits.ts'
import type { Limits } from '@docent/content'
import {
  createAllow,
  createBreaker,
  createModelEngine,
  createPurse,
  openModel,
  watchConnect,
} from '../index.ts'
import type { ModelChoice, ModelEngineOptions, ReadyModel } from '../index.ts'
import {
  ask,
  readParts,
  setUpChat,
  storedTurns,
} from '../../../chat-server/src/testing/chatStage.ts'
import { startProvider } from './provider/startProvider.node.ts'
import type { ProviderOptions, ScriptedProvider } from './provider/startProvider.node.ts'

export interface ModelStage {
  readonly provider: ScriptedProvider
  readonly log: { info: Mock<() => void>; error: Mock<(event: string, error: unknown) => void> }
  /** Asks as a visitor does, and reads the reply to its end. */
  ask(question: string, body?: Record<string, unknown>): Promise<ModelReply>
  /** Asks, and leaves the reply to the caller. */
  open(question: string, signal: AbortSignal): Promise<Response>
  close(): Promise<void>
}

export interface ModelReply {
  readonly parts: readonly StreamPart[]
  readonly text: string
  readonly sources: readonly string[]
  readonly notes: Readonly<Record<string, unknown>>
  readonly stored: StoredAnswer | undefined
  readonly token: string
}

interface Changes extends Partial<Omit<ModelEngineOptions, 'limits'>> {
  readonly script: ProviderOptions['script']
  readonly provider?: ModelChoice['provider']
  readonly limits?: Partial<Limits>
  readonly sums?: Sums
  /** Whether a second model is the fallback of the first, at the same address. */
  readonly hasSecond?: boolean
  readonly price?: ModelChoice['price']
  readonly takesFiles?: boolean
  /** Whether the models count as local ones, which may be slow to begin. @default false */
  readonly isNear?: boolean
  readonly pages?: Readonly<Record<string, string>>
}

const KEY = 'sk-test-0123456789abcdef'

/** A whole assistant over a scripted provider: everything is real but the model's words. */
export async function setUpModel(changes: Changes): Promise<ModelStage> {
  const { script, provider: name = 'openai-compatible', hasSecond, pages, ...rest } = changes
  const { price = { prompt: 1, completion: 5 }, takesFiles = false, isNear = false, ...more } = rest
  const { sums = createMemorySums(), ...options } = more
  const limits = { ...DEFAULT_LIMITS, ...changes.limits }
  const provider = await startProvider({ script })
  const site = await openSite(pages ?? PLANT_SHOP)
  const url = `${provider.url}/${name === 'google' ? 'v1beta' : 'v1'}`
  const choices = ['first', ...(hasSecond ? ['second'] : [])].map((id) => {
    return { provider: name, id, url, key: KEY, price, takesFiles }
  })
  const models = await Promise.all(choices.map((choice) => ready(choice, isNear)))
  const log = { info: vi.fn<() => void>(), error: vi.fn<(event: string, error: unknown) => void>() }
  const engine = await createModelEngine({
    knowledge: site.knowledge,
    brand: 'Green Corner',
    models,
    allow: createAllow({ routes: site.knowledge.pages().map(({ route }) => route) }),
    currency: 'USD',
    purse: createPurse({ sums, limits, log }),
    watchConnect: (address, signal) => watchConnect(address, signal, limits.modelConnectMs),
    random: () => 0,
    log,
    ...options,
    limits,
  })
  const chat = await setUpChat({ engine, log, limits, now: Date.now })
  return {
    provider,
    log,
    async ask(question, body) {
      const response = await chat.handle(ask(question, body))
      const parts = await readParts(response)
      const turns = await storedTurns(chat.conversations, response)
      return {
        ...readReply(parts),
        stored: turns.at(-1)?.answers.at(-1),
        token: readToken(response),
      }
    },
    open: (question, signal) => chat.handle(new Request(ask(question), { signal })),
    async close() {
      await provider.close()
      site.close()
    },
  }
}

async function ready(choice: ModelChoice, isNear: boolean): Promise<ReadyModel> {
  const model = await openModel(choice)
  // Local servers may be slow; most tests cannot wait.
  return { model: { ...model, isNear }, breaker: createBreaker() }
}

function readToken(response: Response): string {
  return response.headers.get('x-docent-chat') ?? ''
}

function readReply(parts: readonly StreamPart[]): Omit<ModelReply, 'stored' | 'token'> {
  const notes = parts.flatMap((part) => (part.type === 'message_annotations' ? part.value : []))
  return {
    parts,
    text: parts.flatMap((part) => (part.type === 'text' ? [part.value] : [])).join(''),
    sources: parts.flatMap((part) => (part.type === 'source' ? [part.value.id] : [])),
    notes: Object.fromEntries(notes.map((note) => [(note as { type: string }).type, note])),
  }
}
