import { spawn } from 'node:child_process'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { arch, platform, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { OLDEST_NODE } from './packages.ts'

/** An empty folder outside the repository. */
export interface Workshop {
  readonly folder: string
  /** Runs a command and resolves with its output. @throws {Error} if it fails. */
  run(command: string, cwd?: string): Promise<string>
  /** Installs tarballs into a folder, without a registry: they need no other packages. */
  install(tarballs: string, cwd?: string): Promise<void>
  /** Starts a server, and resolves with its address once it prints one. */
  start(command: string, cwd: string): Promise<Started>
  close(): Promise<void>
}

export interface Started {
  readonly address: string
  /** From the start to the printed address. */
  readonly ms: number
  stop(): Promise<void>
}

const START_MS = 120_000
/** Long enough for an install of a hundred megabytes on a busy machine: it only ends what hangs. */
const COMMAND_MS = 600_000

/** With `oldest` commands run under the oldest Node that the packages support, which is fetched. */
export async function openWorkshop({ oldest = false } = {}): Promise<Workshop> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docent-workshop-')))
  const node = `node-${platform()}-${arch()}`
  const bin = oldest ? join(folder, 'node_modules', node, 'bin') : dirname(process.execPath)
  const env = createEnvironment(bin)
  const running = new Set<Started>()

  async function run(command: string, cwd = folder, timeoutMs = COMMAND_MS): Promise<string> {
    const { code, output } = await runShell(command, { cwd, env, timeoutMs })
    if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`)
    return output
  }

  async function install(tarballs: string, cwd = folder): Promise<void> {
    await run(`npm install --offline --legacy-peer-deps --no-audit --no-fund ${tarballs}`, cwd)
  }

  await writeFile(join(folder, 'package.json'), '{"name":"workshop","private":true}\n')
  // By itself, because the package `node` would download this one in an install script.
  if (oldest) await run(`npm install --no-audit --no-fund ${node}@${OLDEST_NODE}`)

  return {
    folder,
    run: (command, cwd) => run(command, cwd),
    install: (packages, cwd) => install(packages, cwd),
    async start(command, cwd) {
      const started = await startServer(command, cwd, env)
      running.add(started)
      return started
    },
    async close() {
      for (const started of running) await started.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A newcomer's environment: nothing of the repository, and the workshop's Node first. */
function createEnvironment(bin: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE_(?!EXTRA_CA_CERTS)|DOCENT_|VITEST)/.test(name),
  )
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((place) => !place.includes('node_modules'))
  return { ...Object.fromEntries(kept), PATH: [bin, ...path].join(delimiter) }
}

function runShell(
  command: string,
  { cwd, env, timeoutMs }: { cwd: string; env: NodeJS.ProcessEnv; timeoutMs: number },
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'pipe', 'pipe'] as const
    const child = spawn(command, { cwd, env, shell: true, detached: true, stdio: [...stdio] })
    const timer = setTimeout(() => endGroup(child), timeoutMs)
    let output = ''
    const read = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? 1, output })
    })
  })
}

function startServer(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Started> {
  const startedAt = performance.now()
  // A separate process group: npm starts a shell, which starts the server.
  const child = spawn(command, { cwd, env, shell: true, detached: true })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => {
      endGroup(child)
      reject(new Error(`${command} printed no address: ${said}`))
    }, START_MS)
    const read = (chunk: Buffer): void => {
      said += chunk.toString()
      const address = /(http:\/\/localhost:\d+)/.exec(said)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      resolve({
        address,
        ms: performance.now() - startedAt,
        async stop() {
          endGroup(child)
          await ended
        },
      })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('close', () => {
      clearTimeout(timer)
      reject(new Error(`${command} ended before it printed an address: ${said}`))
    })
  })
}

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It has ended meanwhile.
  }
}
