// The assistant of an owner's colleagues. It shares no index, no running reply and no token with the
// public one, so a visitor who gets a colleague's request or id still learns nothing.

import { hash } from 'node:crypto'
import { API_FOLDER } from '@docent/protocol/api'
import {
  createChatHandler,
  createChatTokens,
  createMemoryReplies,
  inTurns,
  limitRates,
  openDoor,
} from '@docent/chat-server'
import type { Counters, Handler, RateOptions } from '@docent/chat-server'
import type { AnswerEngine } from '@docent/answers'
import { answerPlainly } from '../http/answerPlainly.ts'
import type { OperatorCheck } from './operatorCheck.ts'
import { refuseOthers } from './refuseOthers.ts'

/** Answers that may use internal pages. */
export interface InternalEdition {
  readonly engine: AnswerEngine
  readonly search: Handler
}

type ChatParts = Required<
  Pick<
    Parameters<typeof createChatHandler>[0],
    'conversations' | 'limits' | 'log' | 'isMasking' | 'texts' | 'takeTurn'
  >
>

export interface InternalOptions extends ChatParts {
  /** Without a token the endpoints do not exist. */
  readonly check: OperatorCheck | undefined
  readonly read: () => InternalEdition | undefined
  readonly secret: Uint8Array<ArrayBuffer>
  readonly counters: Counters
  readonly rates: Omit<RateOptions, 'name' | 'method'>
}

export interface InternalEndpoints {
  readonly endpoints: Readonly<Record<string, Handler>>
  /** How many questions have no whole answer yet. */
  countRunning(): number
  /** Refuses new questions. */
  close(): void
  /** Ends running answers. */
  stop(): Promise<void>
}

const CHAT = `${API_FOLDER}internal/gen-ai`
const SEARCH = `${API_FOLDER}internal/search`

/** The search runs several times while a colleague types. */
const SEARCHES_PER_QUESTION = 6

/** `POST /api/internal/gen-ai` and `GET /api/internal/search`, for requests with the token. */
export async function openInternalEndpoints(options: InternalOptions): Promise<InternalEndpoints> {
  const { check, read, secret, rates, counters, conversations, isMasking } = options
  const { limits, log, texts, takeTurn } = options
  if (!check?.isPossible) {
    return {
      endpoints: {},
      countRunning: () => 0,
      close: () => undefined,
      stop: () => Promise.resolve(),
    }
  }
  const replies = createMemoryReplies(limits)
  const chat = createChatHandler({
    conversations,
    counters,
    limits,
    log,
    isMasking,
    texts,
    takeTurn,
    replies,
    // A public endpoint must not accept the token of an internal conversation.
    tokens: await createChatTokens(deriveSecret(secret)),
    engine: followEngine(read),
  })
  const door = openDoor(chat, { texts, log })
  const guard = (handler: Handler): Handler => guardInternal(handler, check, read)
  const search = inTurns(
    async (request, from) => (await read()?.search(request, from)) ?? answerPlainly(404, MISSING),
    takeTurn,
  )
  return {
    endpoints: {
      [CHAT]: guard(limitRates(door.chat, { ...rates, name: 'internal chat', method: 'POST' })),
      [`${CHAT}/stop`]: guard(chat),
      [SEARCH]: guard(
        limitRates(search, {
          ...rates,
          name: 'internal search',
          method: 'GET',
          times: SEARCHES_PER_QUESTION,
        }),
      ),
    },
    countRunning: () => replies.size + door.waiting,
    close: () => door.close(),
    async stop() {
      await replies.stopAll()
      await replies.close()
    },
  }
}

const MISSING = 'No page of this site is internal.'

function guardInternal(
  handler: Handler,
  check: OperatorCheck,
  read: () => InternalEdition | undefined,
): Handler {
  return async (request, from) => {
    const refusal = refuseOthers(check, request, from.address)
    if (refusal) return refusal
    if (read() === undefined) return answerPlainly(404, MISSING)
    const response = await handler(request, from)
    response.headers.set('cache-control', 'no-store')
    return response
  }
}

/** The engine of the current index, at each question. */
function followEngine(read: () => InternalEdition | undefined): AnswerEngine {
  const engine = (): AnswerEngine => {
    const found = read()?.engine
    if (!found) throw new Error('The internal index was removed during a question.')
    return found
  }
  return {
    get name() {
      return engine().name
    },
    get takesFiles() {
      return engine().takesFiles ?? false
    },
    answer: (question, context) => engine().answer(question, context),
  }
}

function deriveSecret(secret: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const derived = hash('sha256', Buffer.concat([Buffer.from('docent internal '), secret]), 'buffer')
  return new Uint8Array(derived)
}
