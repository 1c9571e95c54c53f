import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import type { Conversations, DayCount, FinishedAnswer, Handler } from '@docent/chat-server'

/** The metrics of one node. They never contain a visitor's words or address. */
export interface Metrics {
  /** Wraps a store and counts each answer that it stores. */
  watchAnswers(conversations: Conversations): Conversations
  /** Wraps a handler and counts each response. */
  watchRequests(api: Handler): Handler
  /** Counts a page view by a person or a crawler, or a search. */
  countVisit(kind: DayCount['kind']): void
  /** In the text format of Prometheus. */
  print(): Promise<string>
  /** Their names, kinds and values. */
  readAll(): Promise<MetricObjectWithValues<MetricValue<string>>[]>
  readonly contentType: string
}

export interface MetricsOptions {
  /** The number of running answers. */
  readonly countReplies: () => number
  /** The paths of the API. Other paths are counted together, so that nobody can fill the memory. */
  readonly paths: readonly string[]
}

/** In seconds, from an answer from the pages to that of a slow model. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export function createMetrics({ countReplies, paths }: MetricsOptions): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // Memory, processor time and the delay of the event loop.
  collectDefaultMetrics({ register: registry, prefix: 'docent_' })
  const answers = createAnswerMetrics(registers)
  const requests = new Counter({
    name: 'docent_requests_total',
    help: 'Responses of the API, by path and status. 429 and 503 are limits that were hit.',
    labelNames: ['path', 'status'],
    registers,
  })
  const visits = new Counter({
    name: 'docent_visits_total',
    help: 'Page views by people (view) and crawlers (crawl), and requests of the search.',
    labelNames: ['kind'],
    registers,
  })
  const running: Gauge = new Gauge({
    name: 'docent_replies_running',
    help: 'Answers being written at this moment.',
    registers,
    collect: () => running.set(countReplies()),
  })
  const known = new Set(paths)
  return {
    watchAnswers: (conversations) => ({
      ...conversations,
      async finish(answer) {
        const isKept = await conversations.finish(answer)
        answers.count(answer)
        return isKept
      },
    }),
    watchRequests: (api) => async (request, from) => {
      const response = await api(request, from)
      const { pathname } = new URL(request.url)
      requests.inc({ path: known.has(pathname) ? pathname : 'other', status: response.status })
      return response
    },
    countVisit: (kind) => visits.inc({ kind }),
    print: () => registry.metrics(),
    readAll: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
  }
}

function createAnswerMetrics(registers: Registry[]): { count(answer: FinishedAnswer): void } {
  const replies = new Counter({
    name: 'docent_replies_total',
    help: 'Answers by the engine that wrote them and how they ended.',
    labelNames: ['engine', 'status', 'grounded'],
    registers,
  })
  const fallbacks = new Counter({
    name: 'docent_fallbacks_total',
    help: 'Answers from the pages because no model wrote one, by reason.',
    labelNames: ['reason'],
    registers,
  })
  const firstText = new Histogram({
    name: 'docent_first_text_seconds',
    help: 'Time from a question to the first text of its answer.',
    labelNames: ['engine'],
    buckets: SECONDS,
    registers,
  })
  const tokens = new Counter({
    name: 'docent_tokens_total',
    help: 'Tokens of language models.',
    labelNames: ['kind'],
    registers,
  })
  const cost = new Counter({
    name: 'docent_cost_total',
    help: 'What language models cost, in the currency of the configured prices.',
    registers,
  })
  const firewall = new Counter({
    name: 'docent_firewall_total',
    help: 'Citations, addresses and other parts of answers, by what the firewall did with them.',
    labelNames: ['outcome'],
    registers,
  })
  return {
    count({ engine, status, grounded, usage, receipt }) {
      replies.inc({ engine, status, grounded: String(grounded ?? false) })
      if (receipt?.fallback) fallbacks.inc({ reason: receipt.fallback })
      if (receipt?.firstTextMs !== undefined) {
        firstText.observe({ engine }, receipt.firstTextMs / 1000)
      }
      // An unknown count is NaN, which no counter takes.
      tokens.inc({ kind: 'prompt' }, usage.promptTokens || 0)
      tokens.inc({ kind: 'completion' }, usage.completionTokens || 0)
      cost.inc(usage.cost?.totalCost ?? 0)
      for (const [outcome, count] of Object.entries(receipt?.firewall ?? {})) {
        firewall.inc({ outcome }, count)
      }
    },
  }
}
