import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { watchSilence } from './running/watchSilence.ts'

export interface CommandResult {
  /** The exit code; 1 if the command was ended by a signal or could not be started. */
  code: number
  output: string
}

/** How long a command may print nothing. */
export interface Patience {
  readonly silentMs: number
  /** Says what the command was doing, from everything it has printed. */
  readonly describeWork?: (output: string) => string
}

export interface RunOptions {
  /** @default the project's root */
  readonly cwd?: string
  /** Zero means no limit. */
  readonly timeoutMs?: number
  readonly patience?: Patience
}

export const ROOT: string = fileURLToPath(new URL('..', import.meta.url))

/** How long a command may take to end cleanly before it is killed, and its output to close after that. */
const END_MS = 5_000

/**
 * Runs a command, in the project's root unless told otherwise, and collects what it prints.
 *
 * Commands of installed packages are found by name, and run under the pinned Node, also if
 * this script was not started through npm. With `patience`, a command that prints nothing for too
 * long is ended; its output then closes with a sentence that says so.
 */
export function runCommand(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
  { cwd = ROOT, timeoutMs = 0, patience }: RunOptions = {},
): Promise<CommandResult> {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      timeout: timeoutMs,
    })
    const chunks: Buffer[] = []
    const read = (): string => Buffer.concat(chunks).toString()
    let said = ''
    let silence = watchSilence(patience?.silentMs, () => {
      said = tellSilence(file, read(), patience)
      child.kill()
      const killing = setTimeout(() => child.kill('SIGKILL'), END_MS)
      child.once('exit', () => clearTimeout(killing))
    })
    const keep = (chunk: Buffer): void => {
      chunks.push(chunk)
      silence.interrupt()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    // "close" waits for the output, which a process that the command started can hold forever.
    child.on('exit', () => {
      silence.stop()
      silence = watchSilence(END_MS, () => {
        child.stdout.destroy()
        child.stderr.destroy()
      })
    })
    child.on('error', (error) => {
      silence.stop()
      resolve({ code: 1, output: `${file}: ${error.message}` })
    })
    child.on('close', (code) => {
      silence.stop()
      resolve({ code: code === null || said !== '' ? 1 : code, output: read() + said })
    })
  })
}

function tellSilence(
  file: string,
  output: string,
  { silentMs = 0, describeWork = describeLastLines }: Partial<Patience> = {},
): string {
  const minutes = Math.round(silentMs / 6_000) / 10
  return `\n${file} printed nothing for ${minutes} minutes and was ended. ${describeWork(output)}\n`
}

function describeLastLines(output: string): string {
  const lines = output.trim().split('\n').slice(-3)
  return `Its last lines: ${lines.join(' / ') || 'none'}`
}
