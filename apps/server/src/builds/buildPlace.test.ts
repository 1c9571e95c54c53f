import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBuildPlace, readWhole } from './buildPlace.ts'

const IDLE_MS = 30_000

let store: Server
let address: string
let answer: Promise<ServerResponse>

beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>()
  answer = promise
  store = createServer(({ url }, response) => {
    if (url !== '/silent') response.write('one ')
    resolve(response)
  })
  await new Promise<void>((ready) => store.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(store.address() as AddressInfo).port}/`
  // Only the clock of the code: the network has its own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  store.closeAllConnections()
  store.close()
})

describe('a remote place', () => {
  it('may take any time for a file, if it is never silent for long', async () => {
    const pieces = openBuildPlace(address, IDLE_MS).stream('large')
    const said: string[] = []
    for await (const piece of pieces) {
      said.push(Buffer.from(piece).toString())
      vi.advanceTimersByTime(IDLE_MS - 1)
      const response = await answer
      if (said.length < 4) response.write('more ')
      else response.end()
    }
    expect(said).toEqual(['one ', 'more ', 'more ', 'more '])
  })

  // A disk that took half a minute for a piece looked like a silent store.
  it('is not silent while this machine is busy with the received bytes', async () => {
    const pieces = openBuildPlace(address, IDLE_MS).stream('large')[Symbol.asyncIterator]()
    await pieces.next()
    vi.advanceTimersByTime(IDLE_MS * 2)
    ;(await answer).end('two')
    const { value } = await pieces.next()
    expect(Buffer.from(value as Uint8Array).toString()).toBe('two')
  })

  it('is unavailable if it sends nothing for too long', async () => {
    const failure = readWhole(openBuildPlace(address, IDLE_MS), 'silent').catch(String)
    await answer
    vi.advanceTimersByTime(IDLE_MS)
    expect(await failure).toContain('silent did not arrive: nothing was sent for 30 s')
  })
})
