import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { callModel } from './call.ts'
import { watchConnect } from '../connect.node.ts'
import { openModel } from '../open.node.ts'
import { DEFAULT_LIMITS } from '../../../content/src/config/limits.ts'

let server: Server | undefined
let sockets: Socket[] = []

afterEach(() => {
  server?.close()
  for (const socket of sockets) socket.destroy()
  sockets = []
})

/** A host that accepts connections and never sends a byte, not even for TLS. */
async function startSilence(): Promise<{ port: number }> {
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)))
  server = silent
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  return { port: (silent.address() as AddressInfo).port }
}

async function call(url: string, connectMs: number, firstMs = 60_000): Promise<unknown> {
  const model = await openModel({ provider: 'openai-compatible', id: 'x', url })
  const context = {
    model,
    limits: DEFAULT_LIMITS,
    signal: new AbortController().signal,
    firstBy: performance.now() + firstMs,
    watchConnect: (address: string, signal: AbortSignal) =>
      watchConnect(address, signal, connectMs),
  }
  return Array.fromAsync(callModel({ prompt: [] }, context)).catch((error: unknown) => error)
}

describe('callModel', () => {
  it('gives a host up that is not reached in time', async () => {
    const { port } = await startSilence()
    const error = await call(`https://127.0.0.1:${port}/v1`, 200)
    expect(error).toMatchObject({ name: 'ModelFailure', kind: 'connect', isPassing: true })
  })

  it('knows a host that was reached, and then was silent, from one that was not', async () => {
    const { port } = await startSilence()
    const error = await call(`http://127.0.0.1:${port}/v1`, 2_000, 3_000)
    expect(error).toMatchObject({ kind: 'slow', isPassing: false })
  })

  it('says at once that nothing listens', async () => {
    const { port } = await startSilence()
    server?.close()
    const error = await call(`http://127.0.0.1:${port}/v1`, 5_000)
    expect(error).toMatchObject({ kind: 'network' })
  })
})
