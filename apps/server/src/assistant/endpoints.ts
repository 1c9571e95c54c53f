import {
  API_FOLDER,
  ASSISTANT_ENDPOINT,
  CHAT_PATH,
  CONVERSATION_ENDPOINT,
  FEEDBACK_ENDPOINT,
  MCP_PATH,
  PACE_ENDPOINT,
  PAGE_FEEDBACK_ENDPOINT,
  SEARCH_ENDPOINT,
} from '@docent/protocol/api'
import {
  createAddressReader,
  createApi,
  createChatHandler,
  createChatTokens,
  createConversationHandler,
  createFeedbackHandler,
  createPageFeedbackHandler,
  createSessionTokens,
  createTurns,
  guardHosts,
  guardOrigins,
  handlePace,
  inTurns,
  limitRates,
  openDoor,
} from '@docent/chat-server'
import type { AnswerEngine, Log } from '@docent/answers'
import type { Handler, RateOptions } from '@docent/chat-server'
import type { Limits } from '@docent/content'
import type { AssistantStores } from './assistantStores.ts'
import { openInternalEndpoints } from './internalEndpoints.ts'
import { MCP_TIMES, openMcp } from './mcp.ts'
import type { OperatorCheck } from './operatorCheck.ts'
import type { ServedEdition } from './servedEdition.ts'

/** The paths that metrics count separately. */
export const API_PATHS = [
  CHAT_PATH,
  `${CHAT_PATH}/stop`,
  ...[
    ASSISTANT_ENDPOINT,
    CONVERSATION_ENDPOINT,
    FEEDBACK_ENDPOINT,
    PAGE_FEEDBACK_ENDPOINT,
    SEARCH_ENDPOINT,
  ].map((name) => API_FOLDER + name),
  MCP_PATH,
]

/** A visitor who types causes several searches until a result fits. */
const SEARCHES_PER_QUESTION = 6
/** A phone that changes networks resumes one answer several times. */
const READS_PER_QUESTION = 6
/** A stop whose response was lost is sent again. */
const STOPS_PER_QUESTION = 3
/** A visitor may delete the 20 earlier conversations of the panel's list one after the other. */
const ERASURES_PER_QUESTION = 6
/** A vote, another one, and a note. */
const VOTES_PER_QUESTION = 3

export interface EndpointOptions {
  readonly stores: AssistantStores
  /** The edition that answers now. */
  readonly read: () => ServedEdition
  /** Called before each answer. */
  readonly onQuestion: () => void
  /** Recognises colleagues, who may ask the internal assistant. @default nobody */
  readonly colleagues: OperatorCheck | undefined
  /** More endpoints, by their path below `/api/`. */
  readonly more: Readonly<Record<string, Handler>>
  readonly limits: Limits
  readonly log: Log
}

export interface Endpoints {
  readonly api: Handler
  /** How many questions have no whole answer yet. */
  countRunning(): number
  /** Refuses new questions. */
  close(): void
  /** Ends running answers. */
  stop(): Promise<void>
}

/** Everything that the assistant answers over HTTP. */
export async function openEndpoints(options: EndpointOptions): Promise<Endpoints> {
  const { stores, read, colleagues, more, limits, log } = options
  const { conversations, replies, counters, twins, secret, telemetry } = stores
  const texts = () => read().texts
  const rates: SharedRates = {
    counters,
    sessions: await createSessionTokens(secret),
    readAddress: createAddressReader(limits, log),
    limits,
    log,
    texts,
  }
  const tokens = await createChatTokens(secret)
  const takeTurn = createTurns()
  const shared = { conversations, tokens, limits, log, isMasking: () => read().isMasking }
  const engine = followEngine(options)
  const chat = createChatHandler({
    ...shared,
    engine: telemetry?.watchEngine(engine) ?? engine,
    replies,
    counters,
    texts,
    takeTurn,
    ...(twins && { twins }),
  })
  const door = openDoor(chat, { texts, log, isOff: () => !read().site.chat })
  const internal = await openInternalEndpoints({
    ...shared,
    check: colleagues,
    read: () => read().internal,
    secret,
    counters,
    texts,
    takeTurn,
    rates,
  })
  const isPage = (route: string) =>
    [read(), ...read().editions].some(({ knowledge }) =>
      knowledge.pages().some((page) => page.route === route),
    )
  const api = createApi({
    ...internal.endpoints,
    ...Object.fromEntries(
      Object.entries(more).map(([path, handler]) => [API_FOLDER + path, handler]),
    ),
    ...listPublic(rates, {
      ask: door.chat,
      chat,
      settings: (request, from) => read().settings(request, from),
      search: inTurns((request, from) => read().search(request, from), takeTurn),
      conversation: createConversationHandler({ conversations, replies, tokens, log }),
      feedback: createFeedbackHandler(shared),
      pageFeedback: createPageFeedbackHandler({ ...shared, isPage }),
      mcp: openMcp({ read, limits, log, takeTurn }),
    }),
  })
  const guarded = guardHosts(
    guardOrigins(api, () => read().origins),
    () => read().site,
    log,
  )
  return {
    api: telemetry?.watchRequests(guarded) ?? guarded,
    countRunning: () => replies.size + door.waiting + internal.countRunning(),
    close() {
      door.close()
      internal.close()
    },
    async stop() {
      await replies.stopAll()
      await internal.stop()
    },
  }
}

/** The engine of the current edition, at each question. */
function followEngine({ read, onQuestion }: EndpointOptions): AnswerEngine {
  return {
    get name() {
      return read().engine.name
    },
    get takesFiles() {
      return read().engine.takesFiles ?? false
    },
    answer(question, context) {
      onQuestion()
      return read().engine.answer(question, context)
    },
  }
}

type SharedRates = Omit<RateOptions, 'name' | 'method'>

/** The handlers for visitors. `ask` is the chat, closed while the server stops. */
type PublicHandlers = Readonly<
  Record<
    'ask' | 'chat' | 'settings' | 'search' | 'conversation' | 'feedback' | 'pageFeedback' | 'mcp',
    Handler
  >
>

/** The endpoints for visitors, with their rate limits. */
function listPublic(rates: SharedRates, handlers: PublicHandlers): Record<string, Handler> {
  const { ask, chat, settings, search, conversation, feedback, pageFeedback, mcp } = handlers
  const limit = (
    handler: Handler,
    method: RateOptions['method'],
    name: string,
    times = 1,
  ): Handler => limitRates(handler, { ...rates, name, method, times })
  const limitResumes = (handler: Handler): Handler =>
    limit(handler, 'GET', 'resume', READS_PER_QUESTION)
  return {
    [CHAT_PATH]: limitResumes(limit(ask, 'POST', 'chat')),
    [`${CHAT_PATH}/stop`]: limit(chat, 'POST', 'stop', STOPS_PER_QUESTION),
    [`${CHAT_PATH}/*/stream`]: limitResumes(chat),
    [API_FOLDER + PACE_ENDPOINT]: limit(handlePace, 'GET', 'pace'),
    [API_FOLDER + ASSISTANT_ENDPOINT]: settings,
    [API_FOLDER + SEARCH_ENDPOINT]: limit(search, 'GET', 'search', SEARCHES_PER_QUESTION),
    [API_FOLDER + CONVERSATION_ENDPOINT]: limit(
      limit(conversation, 'GET', 'conversation'),
      'DELETE',
      'erasure',
      ERASURES_PER_QUESTION,
    ),
    [API_FOLDER + FEEDBACK_ENDPOINT]: limit(feedback, 'POST', 'feedback', VOTES_PER_QUESTION),
    [API_FOLDER + PAGE_FEEDBACK_ENDPOINT]: limit(pageFeedback, 'POST', 'page-feedback'),
    [MCP_PATH]: limit(mcp, 'POST', 'mcp', MCP_TIMES),
  }
}
