import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

export interface Shell {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

export interface Printed {
  /** Undefined if a signal ended it. */
  readonly code: number | undefined
  readonly output: string
}

/** A command that runs in the background. */
export interface Background {
  /** Everything that it has printed so far. */
  readonly output: string
  readonly isRunning: boolean
  /** Ends it as Ctrl+C does, with everything that it started. */
  stop(): Promise<void>
}

/** No command of a tutorial takes this long on any machine. */
const TIMEOUT_MS = 120_000

/** Runs a command as a reader types it, to its end. */
export async function runInShell(command: string, shell: Shell): Promise<Printed> {
  const child = start(command, shell)
  const output = collect(child)
  const timer = setTimeout(() => signal(child, 'SIGKILL'), TIMEOUT_MS)
  const code = await ended(child)
  clearTimeout(timer)
  return { code, output: output() }
}

/** Starts a command that runs until it is stopped. */
export function startInShell(command: string, shell: Shell): Background {
  const child = start(command, shell)
  const output = collect(child)
  const end = ended(child)
  return {
    get output() {
      return output()
    },
    get isRunning() {
      return child.exitCode === null && child.signalCode === null
    },
    async stop() {
      signal(child, 'SIGINT')
      const timer = setTimeout(() => signal(child, 'SIGKILL'), TIMEOUT_MS)
      await end
      clearTimeout(timer)
    },
  }
}

const running = new Set<ChildProcess>()

/** Ends all commands when somebody ends this process with Ctrl+C. */
export function endShellsOnSignal(): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      for (const child of running) signal(child, 'SIGKILL')
      process.exit(1)
    })
  }
}

// A separate process group: npm, its shell and the server end together, and nothing else does.
function start(command: string, { cwd, env }: Shell): ChildProcess {
  const child = spawn('sh', ['-e', '-c', command], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

function collect(child: ChildProcess): () => string {
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  }
  return () => Buffer.concat(chunks).toString()
}

function ended(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? undefined))
  })
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
