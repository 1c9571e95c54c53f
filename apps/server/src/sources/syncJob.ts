import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Log } from '@docent/answers'
import { readInterval } from '@docent/content'
import type { Config } from '@docent/content'
import { isWebPlace } from './isWebPlace.ts'

/** Reads sites again while the server runs, in a separate process, so that answers do not wait. */
export interface SyncJob {
  /** Starts a run, unless one is under way; returns whether it did. */
  start(): boolean
  stop(): Promise<void>
}

export interface SyncJobOptions {
  /** The options of `docent serve`, so that the run reads the same configuration. */
  readonly args: readonly string[]
  readonly config: Config
  readonly log: Log
  /** Whether this server fetches its builds, so that nothing here becomes due. */
  readonly isFetching: boolean
}

/** How often the job checks whether a source is due. */
const LOOK_MS = 5 * 60_000

export function startSyncJob({ args, config, log, isFetching }: SyncJobOptions): SyncJob {
  let child: ChildProcess | undefined

  function run(...more: string[]): boolean {
    if (child) return false
    child = spawn(process.execPath, [...process.execArgv, program(), 'sync', ...args, ...more], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('error', (error) => log.error('sync', error))
    child.once('close', (code) => {
      log.info('sync', { code })
      child = undefined
    })
    return true
  }

  const isTimed = config.sources.some(
    ({ from, every }) => isWebPlace(from) && readInterval(every) !== undefined,
  )
  const timer = isTimed && !isFetching ? setInterval(() => run('--due'), LOOK_MS) : undefined
  timer?.unref()
  return {
    start: () => run(),
    async stop() {
      clearInterval(timer)
      if (!child) return
      const ended = new Promise((resolve) => child?.once('close', resolve))
      child.kill()
      await ended
    },
  }
}

/** The program that this process was started as. */
function program(): string {
  return process.argv[1] ?? ''
}
