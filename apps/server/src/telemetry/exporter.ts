import type { Log } from '@docent/answers'

/** Sends reports to a collector. Losing one never disturbs an answer. */
export interface Exporter {
  /** Sends a body to a path such as `/v1/traces`. Never rejects. */
  send(path: string, body: string): Promise<void>
}

export interface ExporterOptions {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly log: Log
}

/** A collector that takes longer loses the report. */
const TIMEOUT_MS = 10_000

export function createExporter({ endpoint, headers, log }: ExporterOptions): Exporter {
  let isAway = false

  async function post(path: string, body: string): Promise<void> {
    const response = await fetch(endpoint + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The collector answered ${response.status}.`)
  }

  return {
    async send(path, body) {
      try {
        await post(path, body)
        if (isAway) log.info('the OpenTelemetry collector is available again')
        isAway = false
      } catch (error) {
        // Once, not with every report of a collector that is away for a day.
        if (!isAway) log.error('the OpenTelemetry collector does not accept reports', error)
        isAway = true
      }
    },
  }
}
