import { spawn } from 'node:child_process'

export const ENTRY: string = new URL('../../docent.mjs', import.meta.url).pathname

export interface Run {
  code: number | null
  /** Everything that it printed, in the order in which it came. */
  said: string
}

/** Runs the `docent` command in a folder, to its end. */
export function runDocent(cwd: string, args: readonly string[], { env = {} } = {}): Promise<Run> {
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
