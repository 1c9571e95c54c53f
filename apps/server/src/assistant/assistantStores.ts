import type { Log } from '@docent/answers'
import type { Conversations } from '@docent/chat-server'
import type { Limits } from '@docent/content'
import { createMetrics } from '../metrics/createMetrics.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import { openShared } from '../stores/openShared.ts'
import type { SharedState } from '../stores/openShared.ts'
import { openStore } from '../stores/openStore.ts'
import type { StorePlace } from '../stores/openStore.ts'
import { watchStorage } from '../stores/watchStorage.ts'
import { openConfiguredTelemetry } from '../telemetry/openConfigured.ts'
import type { Telemetry } from '../telemetry/openTelemetry.ts'
import { readSecret } from './secret.ts'

/** The state that outlives an edition of the site: conversations, running answers, counts and the secret. */
export interface AssistantStores extends SharedState {
  /** Counted in the metrics, and traced. */
  readonly conversations: Conversations
  readonly metrics: Metrics
  readonly telemetry: Telemetry | undefined
  readonly secret: Uint8Array<ArrayBuffer>
  /** False while the disk of the conversations is full, or something else prevents writing. */
  canStore(): boolean
}

export interface AssistantStoresOptions extends StorePlace {
  /** False to turn the rate limits off. */
  readonly isLimited: boolean
  readonly limits: Limits
  /** The paths that metrics and traces distinguish. */
  readonly paths: readonly string[]
  readonly log: Log
}

export async function openAssistantStores(
  options: AssistantStoresOptions,
): Promise<AssistantStores> {
  const { databaseUrl, dataFolder, paths, log } = options
  const metrics = createMetrics({ countReplies: () => shared.replies.size, paths })
  const telemetry = await openConfiguredTelemetry({ paths, log })
  const storage = watchStorage(await openStore(options, log), { folder: dataFolder, log })
  const counted = metrics.watchAnswers(storage.conversations)
  const system = databaseUrl === undefined ? 'sqlite' : 'postgresql'
  const conversations = telemetry?.watchStore(counted, system) ?? counted
  telemetry?.report(metrics)
  const secret = await readSecret(dataFolder, { log })
  const shared = await openShared(options)
  return {
    ...shared,
    conversations,
    metrics,
    telemetry,
    secret,
    canStore: storage.canStore,
    async close() {
      await shared.close()
      await storage.stop()
      await conversations.close()
      await telemetry?.close()
    },
  }
}
