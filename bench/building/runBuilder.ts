import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { BenchError } from '../measure.ts'
import type { Builder, Folders, Site } from './builders.ts'

/** The cost of a build: wall time, processor time, and peak memory. */
export interface Use {
  readonly wallMs: number
  readonly processorMs: number
  readonly megabytes: number
}

/** Builds a site from nothing, with nothing kept of an earlier build. */
export async function runBuild(builder: Site, folders: Folders): Promise<Use> {
  const useFile = `${folders.output}-use`
  await clear(builder, folders)
  const startedAt = performance.now()
  const child = start(builder, builder.build, folders, {
    USE_FILE: useFile,
    NODE_OPTIONS: `--import=${new URL('reportUse.mjs', import.meta.url).href}`,
  })
  const said = collect(child)
  const code = await new Promise((resolve) => child.once('close', resolve))
  const wallMs = performance.now() - startedAt
  if (code !== 0) throw new BenchError(`${builder.name} cannot build: ${said().slice(-600)}`)

  const lines = (await readFile(useFile, 'utf8')).trim().split('\n')
  const uses = lines.map((line) => JSON.parse(line) as { kilobytes: number; processorMs: number })
  await rm(useFile)
  return {
    wallMs,
    processorMs: uses.reduce((sum, use) => sum + use.processorMs, 0),
    megabytes: uses.reduce((sum, use) => sum + use.kilobytes, 0) / 1024,
  }
}

/** Starts the development server, and resolves with its address once it answers at `path`. */
export async function runServer(
  builder: Builder,
  folders: Folders,
  path: string,
): Promise<{ address: string; stop: () => Promise<void> }> {
  await clear(builder, folders)
  const port = await findPort()
  const child = start(builder, builder.serve(port), folders)
  const said = collect(child)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = (): Promise<void> => {
    child.kill()
    return ended
  }
  const address = `http://localhost:${port}`
  for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
    const response = await fetch(address + path).catch(() => undefined)
    if (response?.ok) return { address, stop }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop()
  throw new BenchError(`${builder.name} does not serve ${path}: ${said().slice(-600)}`)
}

function start(
  { folder, environment }: Site,
  command: readonly string[],
  folders: Folders,
  more: Readonly<Record<string, string>> = {},
): ChildProcess {
  const env = { ...process.env, NODE_ENV: undefined, ...environment(folders), ...more }
  return spawn(process.execPath, command, { cwd: folder, env })
}

async function clear({ folder }: Site, { output }: Folders): Promise<void> {
  const own = ['.next', 'build', '.astro', 'node_modules/.vite', 'node_modules/.astro']
  // Of our own checkout nothing is cleared: the build goes only to the output.
  const kept = folder.includes('bench') ? own.map((name) => join(folder, name)) : []
  for (const path of [output, `${output}-cache`, `${output}-data`, ...kept]) {
    await rm(path, { recursive: true, force: true })
  }
}

function collect(child: ChildProcess): () => string {
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return () => said
}

async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
