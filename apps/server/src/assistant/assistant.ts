import type { Log } from '@docent/answers'
import type { Handler, HostRules } from '@docent/chat-server'
import type { Config, Limits } from '@docent/content'
import { logOutsideRequests } from '../http/requestId.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import { openSemantic } from '../semantic/openSemantic.ts'
import { readSemantic } from '../semantic/state.ts'
import type { StorePlace } from '../stores/openStore.ts'
import { createVisits } from '../visits/createVisits.ts'
import type { Visits } from '../visits/createVisits.ts'
import { openAssistantStores } from './assistantStores.ts'
import { API_PATHS, openEndpoints } from './endpoints.ts'
import { createEngines } from './engines.ts'
import { startRetention } from './keeping.ts'
import type { OperatorCheck } from './operatorCheck.ts'
import { readOwnersLimits } from './ownersLimits.ts'
import { openServedEdition } from './servedEdition.ts'
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
  const { config, dataFolder, knowledgeFile, colleagues, endpoints: more = {}, log } = options
  const lasting = logOutsideRequests(log)
  const limits = readOwnersLimits(config)
  const stores = await openAssistantStores({ ...options, limits, paths: API_PATHS, log: lasting })
  const { conversations, metrics, telemetry, sums } = stores
  const makeEngine = createEngines({
    limits,
    log,
    conversations,
    ...(sums && { sums }),
    ...(telemetry && { telemetry }),
  })
  const embedder = await openSemantic(await readSemantic(dataFolder), dataFolder)
  const parts = { makeEngine, limits, log, embedder }
  // A wrong name of a model is found here, with the stores open.
  let current = await openServedEdition(knowledgeFile, config, parts).catch(
    async (error: unknown) => {
      await stores.close()
      throw error
    },
  )
  let stopWarmUp = (): void => undefined
  const endpoints = await openEndpoints({
    stores,
    read: () => current,
    onQuestion: () => stopWarmUp(),
    colleagues,
    more,
    limits,
    log,
  })
  const visits = createVisits({
    store: conversations,
    log: lasting,
    onCount: (kind) => metrics.countVisit(kind),
  })
  const keeping = startRetention({ conversations, keepDays: limits.keepDays, log })
  return {
    api: metrics.watchRequests(endpoints.api),
    limits,
    metrics,
    visits,
    hosts: () => current.site,
    canStore: stores.canStore,
    warmUp() {
      stopWarmUp = warmUp({ languages: current.languages, log: lasting })
    },
    async use(nextFile, nextConfig) {
      const previous = current
      stopWarmUp()
      current = await openServedEdition(nextFile, nextConfig, parts)
      setTimeout(() => previous.close(), limits.shutdownMs).unref()
    },
    async close() {
      stopWarmUp()
      endpoints.close()
      await keeping.stop()
      await visits.close()
      await settle(endpoints.countRunning, limits.shutdownMs)
      await endpoints.stop()
      current.close()
      await stores.close()
    },
  }
}

async function settle(countRunning: () => number, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs
  while (countRunning() > 0 && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
