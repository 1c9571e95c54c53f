import { expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../content/src/config/limits.ts'
import { createMcpEndpoint } from './index.ts'

it('answers a call when it is the turn of its client', async () => {
  const events: string[] = []
  const { promise: isTurn, resolve: giveTurn } = Promise.withResolvers<void>()
  const isWaiting = Promise.withResolvers<void>()
  const endpoint = createMcpEndpoint({
    read: () => {
      events.push('read')
      throw new Error('There are no pages in this test.')
    },
    takeTurn: (address) => {
      events.push(address)
      isWaiting.resolve()
      return isTurn
    },
    limits: DEFAULT_LIMITS,
    log: { info: () => undefined, error: () => undefined },
  })
  const answer = endpoint(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    }),
    { address: '192.0.2.1' },
  )
  await isWaiting.promise
  expect(events).toEqual(['192.0.2.1'])
  giveTurn()
  await answer
  expect(events).toEqual(['192.0.2.1', 'read'])
})
