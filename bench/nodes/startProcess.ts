import { spawn } from 'node:child_process'
import { endProcess, readAddress } from '../../apps/server/src/testing/runDocent.ts'
import { ROOT } from '../../scripts/command.ts'

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
  return { address: await readAddress(child), end: () => endProcess(child) }
}
