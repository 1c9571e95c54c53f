import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endProcess } from '../apps/server/src/testing/runDocent.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export interface ServeOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** Whether as many may ask, and as often, as of a site in use. @default false */
  readonly isLimited?: boolean
}

/** Starts `docent serve`, and resolves with its address once it has printed one. */
export function serve(
  args: string[],
  { environment = {}, isLimited = false }: ServeOptions = {},
): Promise<{ child: ChildProcess; address: string }> {
  const all = ['apps/server/docent.mjs', 'serve', ...args, ...(isLimited ? [] : ['--no-limits'])]
  const child = spawn(process.execPath, all, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  })
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer): void => {
      printed += chunk.toString()
      const address = / at (http:\S+)/.exec(printed)?.[1]
      if (address) resolve({ child, address })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => reject(new Error(`The server ended before it was ready: ${printed}`)))
  })
}

/** Ends a server in order, also one that has ended by itself. */
export function stop(child: ChildProcess): Promise<void> {
  return endProcess(child)
}
