// The JSON form of the OpenTelemetry protocol: numbers of 64 bits as text, ids as hexadecimal digits.
// https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding

import type { MetricObjectWithValues, MetricValue, MetricValueWithName } from 'prom-client'
import type { Attributes, EndedSpan, SpanKind } from './tracer.ts'

const SCOPE = { name: 'docent' }
const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 }
const FAILED = 2
/** Counted since the start of the process. */
const CUMULATIVE = 2

/** The body of `POST /v1/traces`. */
export function writeTraces(spans: readonly EndedSpan[], resource: Attributes): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: toList(resource) },
        scopeSpans: [{ scope: SCOPE, spans: spans.map(describeSpan) }],
      },
    ],
  })
}

function describeSpan(span: EndedSpan): object {
  const { traceId, spanId, parentId, name, kind, startedAt, endedAt, attributes, hasFailed } = span
  return {
    traceId,
    spanId,
    ...(parentId !== undefined && { parentSpanId: parentId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: String(startedAt),
    endTimeUnixNano: String(endedAt),
    attributes: toList(attributes),
    status: hasFailed ? { code: FAILED } : {},
  }
}

export interface MetricsReport {
  readonly metrics: readonly MetricObjectWithValues<MetricValue<string>>[]
  readonly resource: Attributes
  /** In milliseconds since 1970. */
  readonly startedAt: number
  readonly now: number
}

/** The body of `POST /v1/metrics`. */
export function writeMetrics({ metrics, resource, startedAt, now }: MetricsReport): string {
  const times = { startTimeUnixNano: toNanos(startedAt), timeUnixNano: toNanos(now) }
  return JSON.stringify({
    resourceMetrics: [
      {
        resource: { attributes: toList(resource) },
        scopeMetrics: [{ scope: SCOPE, metrics: metrics.map((one) => describeMetric(one, times)) }],
      },
    ],
  })
}

type Times = Readonly<Record<'startTimeUnixNano' | 'timeUnixNano', string>>

function describeMetric(
  { name, help, type, values }: MetricObjectWithValues<MetricValue<string>>,
  times: Times,
): object {
  const head = { name, description: help }
  // The library gives the kind of a metric as text, whatever its types say.
  const kind = String(type)
  if (kind === 'histogram') {
    const dataPoints = listHistograms(values, times)
    return { ...head, histogram: { aggregationTemporality: CUMULATIVE, dataPoints } }
  }
  const dataPoints = values.map(({ value, labels }) => {
    return { ...times, asDouble: value, attributes: toList(readLabels(labels)) }
  })
  if (kind === 'counter') {
    return { ...head, sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints } }
  }
  return { ...head, gauge: { dataPoints } }
}

/** Prometheus counts in each bucket what is in the smaller ones too; OpenTelemetry does not. */
function listHistograms(
  values: readonly (MetricValue<string> & Partial<MetricValueWithName<string>>)[],
  times: Times,
): object[] {
  const series = Map.groupBy(values, ({ labels }) => JSON.stringify(readLabels(labels)))
  return [...series.values()].map((points) => {
    const read = (end: string) => points.find(({ metricName }) => metricName?.endsWith(end))
    const buckets = points
      .filter(({ metricName }) => metricName?.endsWith('_bucket'))
      .map(({ value, labels }) => ({ value, bound: Number(labels['le']) }))
      .filter(({ bound }) => Number.isFinite(bound))
      .toSorted((a, b) => a.bound - b.bound)
    const count = read('_count')?.value ?? 0
    const upTo = [...buckets.map(({ value }) => value), count]
    return {
      ...times,
      count: String(count),
      sum: read('_sum')?.value ?? 0,
      explicitBounds: buckets.map(({ bound }) => bound),
      bucketCounts: upTo.map((value, place) => String(value - (upTo[place - 1] ?? 0))),
      attributes: toList(readLabels(points[0]?.labels ?? {})),
    }
  })
}

/** The labels without the bound of a bucket. */
function readLabels(labels: Partial<Record<string, string | number>>): Attributes {
  const own = Object.entries(labels).filter(([name]) => name !== 'le')
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}

function toList(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }))
}

function toValue(value: string | number | boolean): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

function toNanos(ms: number): string {
  return `${Math.round(ms)}000000`
}
