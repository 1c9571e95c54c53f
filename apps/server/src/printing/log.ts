import type { Log } from '@docent/answers'

/** Writes one line for each event to the standard error, for people and for `grep`. */
export function createLog(
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const say = (level: string, event: string, details: Readonly<Record<string, unknown>>) => {
    const said = Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : ''
    write(`${new Date().toISOString()} ${level} ${event}${said}\n`)
  }
  return {
    info: (event, details = {}) => say('info', event, details),
    error: (event, error, details = {}) => {
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
      say('error', event, { ...details, cause })
    },
  }
}
