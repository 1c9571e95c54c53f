import type { AnswerEngine, Log } from '@docent/answers'
import type { Conversations, Handler } from '@docent/chat-server'
import type { Knowledge } from '@docent/retrieval'
import type { Metrics } from '../metrics/createMetrics.ts'
import { createExporter } from './exporter.ts'
import { writeMetrics, writeTraces } from './otlp.ts'
import type { TelemetrySettings } from './readTelemetry.ts'
import { createTracer } from './tracer.ts'
import type { EndedSpan } from './tracer.ts'
import { watchEngine, watchKnowledge, watchRequests, watchStore } from './watch.ts'
import { watchModel } from './watchModel.ts'

/** Traces the steps of each question, and reports the metrics, to an OpenTelemetry collector. */
export interface Telemetry {
  /** Each wraps a part of the assistant, which works as before. */
  watchRequests(api: Handler): Handler
  watchStore(conversations: Conversations, system: 'sqlite' | 'postgresql'): Conversations
  watchEngine(engine: AnswerEngine): AnswerEngine
  watchKnowledge(knowledge: Knowledge): Knowledge
  readonly watchModel: ReturnType<typeof watchModel>
  /** Reports the metrics from time to time. */
  report(metrics: Metrics): void
  /** Sends what was not sent yet. Takes a moment at most. */
  close(): Promise<void>
}

export interface TelemetryOptions extends TelemetrySettings {
  /** The paths of the API, which are written into traces. Other paths may contain anything. */
  readonly paths: readonly string[]
  readonly version: string
  readonly log: Log
}

const SEND_MS = 5_000
/** Sent before its time: a request of about half a megabyte. */
const MOST_IN_ONE = 512
/** Kept while the collector is slow. Later ones are dropped and counted. */
const MOST_WAITING = 4_096
/** At the end of the process nobody waits longer for a collector. */
const CLOSE_MS = 2_000

export function openTelemetry(options: TelemetryOptions): Telemetry {
  const { share, metricsMs, log, paths, version } = options
  const resource = { 'service.version': version, ...options.resource }
  const exporter = createExporter(options)
  const queue = createQueue(
    (spans) => exporter.send('/v1/traces', writeTraces(spans, resource)),
    log,
  )
  const tracer = createTracer({ share, take: queue.add })
  const startedAt = Date.now()
  let stopReports = async (): Promise<void> => undefined

  return {
    watchRequests: (api) => watchRequests(api, tracer, new Set(paths)),
    watchStore: (conversations, system) => watchStore(conversations, tracer, system),
    watchEngine: (engine) => watchEngine(engine, tracer),
    watchKnowledge: (knowledge) => watchKnowledge(knowledge, tracer),
    watchModel: watchModel(tracer),
    report(metrics) {
      const send = async (): Promise<void> => {
        const read = { metrics: await metrics.readAll(), resource, startedAt, now: Date.now() }
        await exporter.send('/v1/metrics', writeMetrics(read))
      }
      const timer = setInterval(() => void send(), metricsMs)
      timer.unref()
      stopReports = async () => {
        clearInterval(timer)
        await send()
      }
    },
    async close() {
      const sent = Promise.all([queue.close(), stopReports()])
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())])
    },
  }
}

interface Queue {
  add(span: EndedSpan): void
  close(): Promise<void>
}

/** Collects steps and sends them together, one request after another. */
function createQueue(send: (spans: readonly EndedSpan[]) => Promise<void>, log: Log): Queue {
  let waiting: EndedSpan[] = []
  let sending = Promise.resolve()
  let dropped = 0
  let timer: NodeJS.Timeout | undefined

  async function sendWaiting(): Promise<void> {
    const spans = waiting
    waiting = []
    if (dropped > 0)
      log.info('trace spans were dropped, because too many were waiting', { dropped })
    dropped = 0
    if (spans.length > 0) await send(spans)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    sending = sending.then(sendWaiting)
    return sending
  }

  return {
    add(span) {
      if (waiting.length >= MOST_WAITING) {
        dropped += 1
        return
      }
      waiting.push(span)
      if (waiting.length === MOST_IN_ONE) void flush()
      timer ??= setTimeout(() => void flush(), SEND_MS).unref()
    },
    close: flush,
  }
}
