import { execFile, spawn } from 'node:child_process'
import { createServer, connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A server that runs for the tests. */
export interface Service {
  readonly url: string
  stop(): Promise<void>
}

export interface User {
  readonly uid: number
  readonly gid: number
}

interface Place {
  readonly cwd: string
  /** The user that runs it. @default the current user */
  readonly user?: User | undefined
}

export interface Started {
  stop(): Promise<void>
}

const READY_MS = 30_000
const END_MS = 10_000

/**
 * Starts a server, and resolves when its port takes connections.
 *
 * @throws {Error} with the output of the server, if it ends first or does not start in time.
 */
export async function startService(
  file: string,
  args: readonly string[],
  { port, cwd, user }: Place & { port: number },
): Promise<Started> {
  const child = spawn(file, args, { cwd, ...user, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)))
  }
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      output += error.message
      resolve()
    })
  })
  let hasEnded = false
  void ended.then(() => (hasEnded = true))

  const deadline = performance.now() + READY_MS
  while (!(await takesConnections(port))) {
    if (hasEnded || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${file} did not start:\n${output}`)
    }
    await delay(50)
  }
  return {
    async stop() {
      // SIGINT is the fast shutdown of Postgres, and ends Redis too.
      child.kill('SIGINT')
      const killing = setTimeout(() => child.kill('SIGKILL'), END_MS)
      await ended
      clearTimeout(killing)
    },
  }
}

/** @throws {Error} with the error output of the program, if it fails. */
export async function runToEnd(
  file: string,
  args: readonly string[],
  { cwd, user }: Place,
): Promise<void> {
  await promisify(execFile)(file, args, { cwd, ...user })
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
