import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../../scripts/command.ts'
import { BenchError } from '../measure.ts'

/** Starts `docent serve`, hands its address to `use`, and ends it. */
export async function withServer<Result>(
  args: readonly string[],
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const command = [join(ROOT, 'apps/server/docent.mjs'), 'serve', '--no-limits', '--port=0']
  const server = spawn(process.execPath, [...command, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    return await use(await readAddress(server))
  } finally {
    const ended = once(server, 'exit')
    if (server.exitCode === null && server.kill()) await ended
  }
}

async function readAddress({ stdout, stderr }: ChildProcess): Promise<string> {
  let said = ''
  stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  if (stdout) {
    for await (const line of createInterface(stdout)) {
      const address = / at (http:\S+)$/.exec(line)?.[1]
      if (address !== undefined) return address
    }
  }
  throw new BenchError(`Cannot ask a server: it ended before it could be asked.\n${said.trim()}`)
}
