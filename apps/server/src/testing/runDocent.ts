import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

export const ENTRY: string = new URL('../../docent.mjs', import.meta.url).pathname

export interface Run {
  code: number | null
  /** Everything that it printed, in order. */
  said: string
}

/**
 * Reads the output of a `docent` server up to its address. Rejects if the server ends before that.
 */
export function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (chunk: Buffer): void => {
      said += chunk.toString()
      // The text after the address shows that the address is complete.
      const address = /(http:[^\s,]+)[\s,]/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('close', () => reject(new Error(`The server ended before it was ready: ${said}`)))
  })
}

/** Ends a process and waits for its end. It may already have ended. */
export async function endProcess(
  child: ChildProcess | undefined,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  // "exit" fires once, so a later listener would wait forever.
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** Runs the `docent` command in a separate process until it ends. `callDocent` is cheaper. */
export function spawnDocent(cwd: string, args: readonly string[], { env = {} } = {}): Promise<Run> {
  const child = spawn(process.execPath, [ENTRY, ...args], {
    cwd,
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('close', (code) => resolve({ code, said }))
  })
}
