import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface CommandResult {
  /** The exit code; 1 where the command was ended by a signal or could not be started. */
  code: number
  output: string
}

export const ROOT: string = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a command, in the project's root unless told otherwise, and collects what it prints.
 *
 * Commands of installed packages are found by name, and run under the pinned Node, also where
 * this script was not started through npm.
 */
export function runCommand(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
  { cwd = ROOT, timeoutMs = 0 }: { cwd?: string; timeoutMs?: number } = {},
): Promise<CommandResult> {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      // Zero is no limit.
      timeout: timeoutMs,
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: `${file}: ${error.message}` }))
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }),
    )
  })
}
