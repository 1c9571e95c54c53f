import { format, inspect } from 'node:util'
import { readWordsIn } from '@docent/retrieval'
import { main } from '../cli.ts'
import type { Run } from './runDocent.ts'

/** The printing methods of the console. */
const PRINTERS = ['log', 'info', 'warn', 'error'] as const

let isRunning = false

interface CallOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Another program than the `docent` command. */
  readonly program?: (args: string[]) => Promise<void>
}

/**
 * Runs the `docent` command to its end in this process, as if it had been started in a folder. Starting
 * Node and loading the code costs more than most commands; `spawnDocent` is for tests of signals, locks
 * and crashes. One call at a time: a process has one folder and one output.
 */
export async function callDocent(
  cwd: string,
  args: readonly string[],
  { env = {}, program = main }: CallOptions = {},
): Promise<Run> {
  if (isRunning)
    throw new Error('Another docent runs in this process: await it, or spawn this one.')
  isRunning = true
  const output = captureOutput()
  const restore = enterPlace(cwd, env)
  try {
    await program([...args])
  } catch (error) {
    // Node prints an error that nobody catches, and exits with 1.
    console.error(inspect(error))
    process.exitCode = 1
  } finally {
    output.release()
    // A command reads words by the rules of its site. The next test of this process expects English.
    readWordsIn('en')
    isRunning = false
  }
  return { code: restore(), said: output.said() }
}

/** Changes the folder and the environment; the result changes them back, and returns the exit code. */
function enterPlace(cwd: string, env: Readonly<Record<string, string>>): () => number {
  const before = { cwd: process.cwd(), env: { ...process.env }, exitCode: process.exitCode }
  process.chdir(cwd)
  Object.assign(process.env, env)
  process.exitCode = undefined
  return () => {
    const code = Number(process.exitCode ?? 0)
    process.chdir(before.cwd)
    for (const name of Object.keys(env)) {
      const value = before.env[name]
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    process.exitCode = before.exitCode
    return code
  }
}

/** Collects what is printed, in the order in which it comes, instead of printing it. */
function captureOutput(): { said: () => string; release: () => void } {
  let said = ''
  const releases = [
    ...PRINTERS.map((name) =>
      replace(console, name, (...words: unknown[]) => {
        said += `${format(...words)}\n`
      }),
    ),
    ...[process.stdout, process.stderr].map((stream) => replace(stream, 'write', write)),
  ]
  function write(chunk: Uint8Array | string, ...rest: unknown[]): boolean {
    said += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
    const written = rest.find((value) => typeof value === 'function')
    written?.()
    return true
  }
  return {
    said: () => said,
    release: () => {
      for (const release of releases) release()
    },
  }
}

function replace<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  replacement: Owner[Name],
): () => void {
  const before = owner[name]
  owner[name] = replacement
  return () => {
    owner[name] = before
  }
}
