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
  createSettingsHandler,
  guardHosts,
  guardOrigins,
  handlePace,
  limitRates,
  openDoor,
} from '@docent/chat-server'
import type { Embedder } from '@docent/retrieval'
import { openSemantic } from '../semantic/openSemantic.ts'
import { readSemantic } from '../semantic/state.ts'
import type { AnswerEngine, Log } from '@docent/answers'
import type { Handler, HostRules, OriginRules, RateOptions } from '@docent/chat-server'
import type { Knowledge } from '@docent/retrieval'
import type { Limits, Config } from '@docent/content'
import { chooseLanguage } from '@docent/texts'
import type { ServerTexts } from '@docent/texts'
import { SERVERS } from '@docent/texts/servers'
import { openEditions, openInternal } from '../content/editionFiles.ts'
import type { EditionKnowledge } from '../content/editionFiles.ts'
import { joinLanguages } from '../content/joinLanguages.ts'
import { openLanguages } from '../content/languageFiles.ts'
import type { LanguageKnowledge } from '../content/languageFiles.ts'
import { describeAssistants } from './describeAssistants.ts'
import { createEngines } from './engines.ts'
import type { MakeEngine } from './engines.ts'
import { openLanguageEngines } from './languageEngines.ts'
import { openEditionSearch } from './editionSearch.ts'
import { openInternalEndpoints } from './internalEndpoints.ts'
import type { InternalEdition } from './internalEndpoints.ts'
import { openIndexSearch } from './languageSearch.ts'
import type { OperatorCheck } from './operatorCheck.ts'
import { startRetention } from './keeping.ts'
import { MCP_TIMES, openMcp } from './mcp.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import { readOwnersLimits } from './ownersLimits.ts'
import { readSecret } from './secret.ts'
import { openShared } from '../stores/openShared.ts'
import { openConfiguredTelemetry } from '../telemetry/openConfigured.ts'
import { createVisits } from '../visits/createVisits.ts'
import type { Visits } from '../visits/createVisits.ts'
import { logOutsideRequests } from '../http/requestId.ts'
import { openStore } from '../stores/openStore.ts'
import type { StorePlace } from '../stores/openStore.ts'
import { watchStorage } from '../stores/watchStorage.ts'
import { warmUp } from './warmUp.ts'

export interface Assistant {
  readonly api: Handler
  readonly limits: Limits
  readonly metrics: Metrics
  /** Counts the responses of a page server. */
  readonly visits: Visits
  /** The hosts that the current configuration names. */
  hosts(): HostRules
  /** False while the disk of the conversations is full, or something else prevents writing. */
  canStore(): boolean
  /** Prepares for the first visitor, whose question ends this. */
  warmUp(): void
  /** Uses another index from now on; running answers finish with theirs. */
  use(knowledgeFile: string, config: Config): Promise<void>
  /** Waits for running answers, aborts those that take too long, and closes the store. */
  close(): Promise<void>
}

export interface AssistantOptions extends StorePlace {
  config: Config
  knowledgeFile: string
  /** False to turn the rate limits off. */
  isLimited: boolean
  /** Recognises colleagues, who may ask the internal assistant. @default nobody */
  colleagues?: OperatorCheck
  /** More endpoints, by their path below `/api/`. */
  endpoints?: Readonly<Record<string, Handler>>
  log: Log
}

/** Assembles the assistant for one process. */
export async function openAssistant(options: AssistantOptions): Promise<Assistant> {
  const { dataFolder, log } = options
  const lasting = logOutsideRequests(log)
  const limits = readOwnersLimits(options.config)
  const metrics = createMetrics({ countReplies: () => state.replies.size, paths: API_PATHS })
  const telemetry = await openConfiguredTelemetry({ paths: API_PATHS, log: lasting })
  const storage = watchStorage(await openStore(options, lasting), {
    folder: dataFolder,
    log: lasting,
  })
  const counted = metrics.watchAnswers(storage.conversations)
  const system = options.databaseUrl === undefined ? 'sqlite' : 'postgresql'
  const conversations = telemetry?.watchStore(counted, system) ?? counted
  telemetry?.report(metrics)
  const secret = await readSecret(dataFolder, { log })
  const tokens = await createChatTokens(secret)
  const state = await openShared({ ...options, limits, log: lasting })
  const { replies, counters, twins, sums } = state
  const texts = () => current.texts
  const rates: Omit<RateOptions, 'name' | 'method'> = {
    counters,
    sessions: await createSessionTokens(secret),
    readAddress: createAddressReader(limits, log),
    limits,
    log,
    texts,
  }

  const makeEngine = createEngines({
    limits,
    log,
    conversations,
    ...(sums && { sums }),
    ...(telemetry && { telemetry }),
  })
  const embedder = await openSemantic(await readSemantic(options.dataFolder), options.dataFolder)
  const parts = { makeEngine, limits, log, embedder }
  const closeStores = async (): Promise<void> => {
    await state.close()
    await storage.stop()
    await conversations.close()
    await telemetry?.close()
  }
  // A wrong name of a model is found here, with the stores open.
  let current = await open(options.knowledgeFile, options.config, parts).catch(
    async (error: unknown) => {
      await closeStores()
      throw error
    },
  )
  let stopWarmUp = (): void => undefined
  const engine: AnswerEngine = {
    get name() {
      return current.engine.name
    },
    get takesFiles() {
      return current.engine.takesFiles ?? false
    },
    answer(question, context) {
      stopWarmUp()
      return current.engine.answer(question, context)
    },
  }
  const isMasking = () => current.isMasking
  const shared = { conversations, tokens, limits, log, isMasking }
  const chat = createChatHandler({
    ...shared,
    engine: telemetry?.watchEngine(engine) ?? engine,
    replies,
    counters,
    texts,
    ...(twins && { twins }),
  })
  const door = openDoor(chat, { texts, log, isOff: () => !current.site.chat })
  const settings: Handler = (request, from) => current.settings(request, from)
  const mcp = openMcp({ read: () => current, limits, log })
  const search: Handler = (request, from) => current.search(request, from)
  const isPage = (route: string) =>
    [current, ...current.editions].some(({ knowledge }) =>
      knowledge.pages().some((page) => page.route === route),
    )
  const more = Object.entries(options.endpoints ?? {})
  const internal = await openInternalEndpoints({
    ...shared,
    check: options.colleagues,
    read: () => current.internal,
    secret,
    counters,
    texts,
    rates,
  })
  const resumes: RateOptions = {
    ...rates,
    name: 'resume',
    method: 'GET',
    times: READS_PER_QUESTION,
  }
  const api = createApi({
    ...internal.endpoints,
    ...Object.fromEntries(more.map(([path, handler]) => [API_FOLDER + path, handler])),
    [CHAT_PATH]: limitRates(
      limitRates(door.chat, { ...rates, name: 'chat', method: 'POST' }),
      resumes,
    ),
    [`${CHAT_PATH}/stop`]: limitRates(chat, {
      ...rates,
      name: 'stop',
      method: 'POST',
      times: STOPS_PER_QUESTION,
    }),
    [`${CHAT_PATH}/*/stream`]: limitRates(chat, resumes),
    [API_FOLDER + PACE_ENDPOINT]: limitRates(handlePace, { ...rates, name: 'pace', method: 'GET' }),
    [API_FOLDER + ASSISTANT_ENDPOINT]: settings,
    [API_FOLDER + SEARCH_ENDPOINT]: limitRates(search, {
      ...rates,
      name: 'search',
      method: 'GET',
      times: SEARCHES_PER_QUESTION,
    }),
    [API_FOLDER + CONVERSATION_ENDPOINT]: limitRates(
      limitRates(createConversationHandler({ conversations, replies, tokens, log }), {
        ...rates,
        name: 'conversation',
        method: 'GET',
      }),
      { ...rates, name: 'erasure', method: 'DELETE', times: ERASURES_PER_QUESTION },
    ),
    [API_FOLDER + FEEDBACK_ENDPOINT]: limitRates(createFeedbackHandler(shared), {
      ...rates,
      name: 'feedback',
      method: 'POST',
      times: VOTES_PER_QUESTION,
    }),
    [API_FOLDER + PAGE_FEEDBACK_ENDPOINT]: limitRates(
      createPageFeedbackHandler({ ...shared, isPage }),
      {
        ...rates,
        name: 'page-feedback',
        method: 'POST',
      },
    ),
    [MCP_PATH]: limitRates(mcp, { ...rates, name: 'mcp', method: 'POST', times: MCP_TIMES }),
  })
  const visits = createVisits({
    store: conversations,
    log: lasting,
    onCount: (kind) => metrics.countVisit(kind),
  })
  const keeping = startRetention({ conversations, keepDays: limits.keepDays, log })
  const guarded = guardHosts(
    guardOrigins(api, () => current.origins),
    () => current.site,
    log,
  )
  return {
    api: metrics.watchRequests(telemetry?.watchRequests(guarded) ?? guarded),
    limits,
    metrics,
    visits,
    hosts: () => current.site,
    canStore: storage.canStore,
    warmUp() {
      stopWarmUp = warmUp({ languages: current.languages, log: lasting })
    },
    async use(knowledgeFile, config) {
      const previous = current
      stopWarmUp()
      current = await open(knowledgeFile, config, parts)
      setTimeout(() => previous.close(), limits.shutdownMs).unref()
    },
    async close() {
      stopWarmUp()
      door.close()
      internal.close()
      await keeping.stop()
      await visits.close()
      await settle(() => replies.size + door.waiting + internal.countRunning(), limits.shutdownMs)
      await replies.stopAll()
      await internal.stop()
      current.close()
      await closeStores()
    },
  }
}

/** The paths that metrics count separately. */
const API_PATHS = [
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

interface Edition {
  readonly languages: readonly LanguageKnowledge[]
  /** The pages of all languages. */
  readonly knowledge: Knowledge
  /** The older versions and other languages of documentation. */
  readonly editions: readonly EditionKnowledge[]
  readonly engine: AnswerEngine
  readonly settings: Handler
  readonly search: Handler
  readonly origins: OriginRules
  readonly texts: ServerTexts
  readonly site: Config
  /** Whether personal data is masked. */
  readonly isMasking: boolean
  /** The assistant that also knows the internal pages; undefined if there are none. */
  readonly internal: InternalEdition | undefined
  close(): void
}

interface EditionParts {
  readonly makeEngine: MakeEngine
  readonly limits: Limits
  readonly log: Log
  /** Turns questions into vectors, if the owner has turned that on. */
  readonly embedder: Embedder | undefined
}

async function open(
  knowledgeFile: string,
  config: Config,
  { makeEngine, limits, log, embedder }: EditionParts,
): Promise<Edition> {
  const languages = openLanguages(knowledgeFile, config, embedder)
  const editions = openEditions(knowledgeFile, config, embedder)
  const knowledge = joinLanguages(languages)
  const internal = openInternal(knowledgeFile, config)
  const texts = SERVERS[chooseLanguage(config.language)]
  return {
    languages,
    knowledge,
    editions,
    engine: await openLanguageEngines(languages, makeEngine, editions),
    settings: createSettingsHandler(describeAssistants(config, limits)),
    search: openEditionSearch(languages, editions, log),
    origins: config,
    texts,
    site: config,
    isMasking: config.masking,
    internal: internal && {
      engine: await makeEngine(internal, config),
      search: openIndexSearch({ base: '', config, knowledge: internal }, log),
    },
    close() {
      knowledge.close()
      internal?.close()
      for (const edition of editions) edition.knowledge.close()
    },
  }
}

async function settle(countRunning: () => number, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs
  while (countRunning() > 0 && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
