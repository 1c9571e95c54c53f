import type { StreamPart } from '@docent/protocol'
import { StreamParseError } from '@docent/protocol'
import { expect, it } from 'vitest'
import { finish, start, text } from '../testing/builders.ts'
import { goOn } from './goOn.ts'

const REPLY = [start('a'), text('one '), text('two '), text('three'), finish]

async function* give(parts: readonly StreamPart[], error?: Error): AsyncGenerator<StreamPart> {
  yield* parts
  if (error) throw error
}

interface Scene {
  first: AsyncIterable<StreamPart>
  again?: readonly AsyncIterable<StreamPart>[]
  signal?: AbortSignal
}

async function run({ first, again = [], signal = new AbortController().signal }: Scene) {
  const waits: number[] = []
  const sources = [...again]
  const parts = goOn(first, {
    signal,
    again: () => sources.shift() ?? give([], new TypeError('away')),
    wait: async (ms) => void waits.push(ms),
  })
  const all: StreamPart[] = []
  for await (const part of parts) all.push(part)
  return { parts: all, waits }
}

it('leaves a whole reply as it is', async () => {
  expect(await run({ first: give(REPLY) })).toEqual({ parts: REPLY, waits: [] })
})

it('continues after a connection broke, without saying anything twice', async () => {
  const { parts, waits } = await run({
    first: give(REPLY.slice(0, 2), new TypeError('network error')),
    again: [give(REPLY.slice(0, 3), new TypeError('network error')), give(REPLY)],
  })
  expect(parts).toEqual(REPLY)
  expect(waits).toEqual([0, 500])
})

it('continues after a stream merely ended', async () => {
  const { parts } = await run({ first: give(REPLY.slice(0, 3)), again: [give(REPLY)] })
  expect(parts).toEqual(REPLY)
})

it('ends if the server has no such reply any more', async () => {
  const { parts, waits } = await run({ first: give(REPLY.slice(0, 2)), again: [give([])] })
  expect(parts).toEqual(REPLY.slice(0, 2))
  expect(waits).toEqual([0])
})

it('adds nothing of another reply', async () => {
  const other = [start('b'), ...REPLY.slice(1)]
  const { parts } = await run({ first: give(REPLY.slice(0, 2)), again: [give(other)] })
  expect(parts).toEqual(REPLY.slice(0, 2))
})

it('fails after three tries if nothing can be reached', async () => {
  const first = give(REPLY.slice(0, 2), new TypeError('broken'))
  await expect(run({ first })).rejects.toThrow('away')
})

it('asks for nothing again that cannot be read, or that nobody waits for', async () => {
  const broken = new StreamParseError('Invalid code z', 'z:1')
  await expect(run({ first: give(REPLY.slice(0, 1), broken) })).rejects.toBe(broken)
  const { waits } = await run({
    first: give(REPLY.slice(0, 2), new TypeError('aborted')),
    signal: AbortSignal.abort(),
  })
  expect(waits).toEqual([])
})
