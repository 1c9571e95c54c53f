import { expect, it } from 'vitest'
import { readTelemetry } from './readTelemetry.ts'

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' }

it('is off unless a collector is named', () => {
  expect(readTelemetry({})).toBeUndefined()
})

it('reads the variables of OpenTelemetry', () => {
  expect(readTelemetry(ENDPOINT)).toEqual({
    endpoint: 'http://localhost:4318',
    headers: {},
    resource: { 'service.name': 'docent' },
    share: 1,
    metricsMs: 60_000,
  })
  const more = {
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%3Db, x-tenant=1',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    OTEL_METRIC_EXPORT_INTERVAL: '5000',
  }
  expect(readTelemetry({ ...ENDPOINT, ...more })).toMatchObject({
    headers: { authorization: 'Bearer a=b', 'x-tenant': '1' },
    resource: { 'deployment.environment.name': 'test' },
    share: 0.25,
    metricsMs: 5_000,
  })
})

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'an address such as http://localhost:4318'],
  [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'over HTTP, not gRPC'],
  [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, 'pairs such as name=value'],
  [{ ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '2' }, 'a number from 0 to 1'],
  [{ ...ENDPOINT, OTEL_METRIC_EXPORT_INTERVAL: '0' }, 'a number from 1000 to'],
])('refuses %j', (env, sentence) => {
  expect(() => readTelemetry(env)).toThrow(sentence)
})
