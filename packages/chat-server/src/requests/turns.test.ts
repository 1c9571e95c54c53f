import { expect, it } from 'vitest'
import { inTurns } from './inTurns.ts'
import { createTurns } from './turns.ts'

interface Callback {
  /** When it is due. */
  readonly at: number
  readonly go: () => void
}

/** An event loop with a clock that stands still, except in work. */
function setUp() {
  let time = 0
  let callbacks: Callback[] = []
  const done: string[] = []
  const add = (ms: number, go: () => void) => {
    const callback = { at: time + ms, go }
    callbacks.push(callback)
    return { cancel: () => void (callbacks = callbacks.filter((one) => one !== callback)) }
  }
  const takeTurn = createTurns({ now: () => time, turn: (go) => void add(0, go), wait: add })
  const ask = async (name: string, tookMs = 1): Promise<void> => {
    await takeTurn(name.slice(0, 1))
    done.push(`${name} at ${time}`)
    time += tookMs
  }
  /** Turns the loop once. Without work, time passes until the next callback. */
  async function turn(): Promise<void> {
    const next = callbacks.toSorted((a, b) => a.at - b.at)[0]
    callbacks = callbacks.filter((one) => one !== next)
    time = Math.max(time, next?.at ?? 0)
    next?.go()
    await Promise.resolve()
  }
  async function run(): Promise<string[]> {
    while (callbacks.length > 0) await turn()
    return done.splice(0)
  }
  return { ask, run, turn, done }
}

// Ten long questions of one visitor ran in one go, and everybody else waited for seconds.
it('gives each visitor one turn before anybody has a second', async () => {
  const { ask, run } = setUp()
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void ask(name)
  const names = (await run()).map((one) => one.slice(0, 2))
  expect(names).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('lets the event loop turn between two turns', async () => {
  const { ask, turn, done } = setUp()
  for (const name of ['a1', 'b1', 'c1']) void ask(name)
  const counts: number[] = []
  for (let turns = 0; turns < 6; turns++) {
    const before = done.length
    await turn()
    counts.push(done.length - before)
  }
  expect(counts).toEqual([1, 0, 1, 0, 1, 0])
})

it('pauses after long work of a visitor, and not after short work', async () => {
  const { ask, run } = setUp()
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 800)
  expect(await run()).toEqual(['a1 at 0', 'a2 at 1000', 'a3 at 2000'])
  for (const name of ['b1', 'b2', 'b3']) void ask(name, 99)
  expect(await run()).toEqual(['b1 at 2800', 'b2 at 2899', 'b3 at 2998'])
})

it('ends the pause for another visitor, who goes first', async () => {
  const { ask, run, turn } = setUp()
  for (const name of ['a1', 'a2']) void ask(name, 800)
  await turn()
  await turn()
  void ask('b1')
  expect(await run()).toEqual(['a1 at 0', 'b1 at 800', 'a2 at 801'])
})

it('also pauses if the visitor had no other work when the first ended', async () => {
  const { ask, run } = setUp()
  void ask('a1', 800)
  await run()
  void ask('a2', 800)
  expect(await run()).toEqual(['a2 at 1000'])
})

it('calls a handler when it is the turn of the asker', async () => {
  const asked: string[] = []
  const { promise: isTurn, resolve: giveTurn } = Promise.withResolvers<void>()
  const handler = inTurns(
    async (_, { address }) => {
      asked.push(address)
      return new Response('found')
    },
    (address) => {
      asked.push(`${address} waits`)
      return isTurn
    },
  )
  const response = handler(new Request('http://localhost/api/search?q=a'), { address: '192.0.2.1' })
  await Promise.resolve()
  expect(asked).toEqual(['192.0.2.1 waits'])
  giveTurn()
  expect(await (await response).text()).toBe('found')
  expect(asked).toEqual(['192.0.2.1 waits', '192.0.2.1'])
})
