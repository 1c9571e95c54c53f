import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from '../../scripts/command.ts'
import { BenchError } from '../measure.ts'

export interface RunningProcess {
  readonly address: string
  end(): Promise<void>
}

/** Starts a server with Node, and resolves when it has printed its address. */
export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      said += chunk.toString()
      const found = / at (http:\S+)\s/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new BenchError(`A server did not start: ${said}`)))
  })
  return {
    address,
    async end() {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.kill()) await ended
    },
  }
}
