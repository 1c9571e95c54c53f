import type { Log } from '@docent/answers'
import { CommandError } from '../commandError.ts'
import { readRequestId } from '../http/requestId.ts'

type LogFormat = 'text' | 'json'

type Details = Readonly<Record<string, unknown>>

/**
 * Writes one line for each event to standard error: text for people and `grep`, or JSON for a log
 * collector. A line that is written for a request has its id.
 */
export function createLog(
  write: (line: string) => void = (line) => process.stderr.write(line),
  format: LogFormat = 'text',
): Log {
  const print = format === 'json' ? printJson : printText
  const say = (level: string, event: string, details: Details) =>
    write(`${print(new Date().toISOString(), level, event, details)}\n`)
  return {
    info: (event, details = {}) => say('info', event, details),
    error: (event, error, details = {}) => {
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
      say('error', event, { ...details, cause })
    },
  }
}

/** @throws {CommandError} for a format that does not exist. */
export function readLogFormat(env: Readonly<Record<string, string | undefined>>): LogFormat {
  const format = env['LOG_FORMAT'] || 'text'
  if (format === 'text' || format === 'json') return format
  throw new CommandError(`LOG_FORMAT is "${format}". Set it to text or json.`)
}

function printText(time: string, level: string, event: string, details: Details): string {
  const all = { ...nameRequest(), ...details }
  const said = Object.keys(all).length > 0 ? ` ${JSON.stringify(all)}` : ''
  return `${time} ${level} ${event}${said}`
}

function printJson(time: string, level: string, event: string, details: Details): string {
  const head = { time, level, event, ...nameRequest() }
  // The head is first in the line, and added again at the end so that no detail replaces it.
  return JSON.stringify({ ...head, ...details, ...head })
}

function nameRequest(): Details {
  const requestId = readRequestId()
  return requestId === undefined ? {} : { requestId }
}
