import { CommandError } from '../commandError.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where traces and metrics go, as the variables of OpenTelemetry name it. */
export interface TelemetrySettings {
  /** The address of the collector, without `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** The attributes of this process: `service.name` and others. */
  readonly resource: Readonly<Record<string, string>>
  /** The share of traces that are sent, from 0 to 1. */
  readonly share: number
  /** The time between two reports of the metrics. */
  readonly metricsMs: number
}

const DEFAULT_METRICS_MS = 60_000

/**
 * Reads the variables of OpenTelemetry. Undefined if no collector is named.
 *
 * @throws {CommandError} for a value that cannot be used.
 */
export function readTelemetry(env: Environment): TelemetrySettings | undefined {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT']
  if (!endpoint) return undefined
  const { protocol = '' } = URL.parse(endpoint) ?? {}
  if (!['http:', 'https:'].includes(protocol)) {
    throw new CommandError(
      `OTEL_EXPORTER_OTLP_ENDPOINT is "${endpoint}". Set it to an address such as http://localhost:4318.`,
    )
  }
  if (env['OTEL_EXPORTER_OTLP_PROTOCOL'] === 'grpc') {
    throw new CommandError(
      'Docent sends OpenTelemetry over HTTP, not gRPC: set OTEL_EXPORTER_OTLP_PROTOCOL to http/json ' +
        'and OTEL_EXPORTER_OTLP_ENDPOINT to the HTTP port of the collector, usually 4318.',
    )
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: readPairs(env, 'OTEL_EXPORTER_OTLP_HEADERS'),
    resource: {
      'service.name': env['OTEL_SERVICE_NAME'] || 'docent',
      ...readPairs(env, 'OTEL_RESOURCE_ATTRIBUTES'),
    },
    share: readNumber(env, 'OTEL_TRACES_SAMPLER_ARG', { least: 0, most: 1, otherwise: 1 }),
    metricsMs: readNumber(env, 'OTEL_METRIC_EXPORT_INTERVAL', {
      least: 1_000,
      most: 86_400_000,
      otherwise: DEFAULT_METRICS_MS,
    }),
  }
}

/** Pairs such as `name=value,other=value`, whose values are percent-encoded. */
function readPairs(env: Environment, name: string): Record<string, string> {
  const pairs = (env[name] ?? '').split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', ...value] = pair.split('=')
      // The value may be a key: the message does not repeat it.
      if (key.trim() === '' || value.length === 0) {
        throw new CommandError(`${name} must be pairs such as name=value, separated by commas.`)
      }
      return [key.trim(), decode(value.join('=').trim())]
    }),
  )
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // It was not encoded.
    return value
  }
}

function readNumber(
  env: Environment,
  name: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  const text = env[name]
  if (!text) return otherwise
  const value = Number(text)
  if (value >= least && value <= most) return value
  throw new CommandError(`${name} is "${text}". Set it to a number from ${least} to ${most}.`)
}
