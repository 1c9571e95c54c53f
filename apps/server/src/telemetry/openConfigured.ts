import type { Log } from '@docent/answers'
import { readVersion } from '../version.ts'
import type { Telemetry } from './openTelemetry.ts'
import { readTelemetry } from './readTelemetry.ts'

/**
 * Opens what `OTEL_EXPORTER_OTLP_ENDPOINT` asks for. Undefined, with nothing loaded, if it is not set.
 *
 * @throws {CommandError} for a variable that cannot be used.
 */
export async function openConfiguredTelemetry(options: {
  readonly paths: readonly string[]
  readonly log: Log
}): Promise<Telemetry | undefined> {
  const settings = readTelemetry(process.env)
  if (!settings) return undefined
  const { openTelemetry } = await import('./openTelemetry.ts')
  return openTelemetry({ ...settings, ...options, version: await readVersion() })
}
