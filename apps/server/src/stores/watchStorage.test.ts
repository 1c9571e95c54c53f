import { CannotStore } from '@docent/chat-server'
import { openConversations } from '@docent/chat-server/node'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchStorage } from './watchStorage.ts'

const MEGABYTE = 1024 * 1024
const FULL = new Error('the disk is full')
const day = [{ day: '2026-11-22', kind: 'view', page: '/', count: 1 }] as const

let free: number
let isFull: boolean
let trials: number
let said: string[]
const log = {
  info: (event: string) => void said.push(event),
  error: (event: string, error: unknown) => void said.push(`${event}: ${String(error)}`),
}

beforeEach(() => {
  vi.useFakeTimers()
  free = 1_000 * MEGABYTE
  isFull = false
  trials = 0
  said = []
})
afterEach(() => vi.useRealTimers())

function watch() {
  const conversations = openConversations(':memory:')
  const write = async (): Promise<void> => {
    if (isFull) throw FULL
  }
  const tryToStore = async (): Promise<void> => {
    trials += 1
    await write()
  }
  const store = { ...conversations, addCounts: write, ratePage: write, tryToStore }
  return watchStorage(store, { folder: '/data', log, readFree: async () => free })
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

it('writes nothing as long as there is space and no write fails', async () => {
  const { conversations, canStore } = watch()
  await conversations.addCounts(day)
  await pass(600)
  expect([canStore(), trials, said]).toEqual([true, 0, []])
})

it('tries after a write that failed, again until it succeeds, and logs both once', async () => {
  const { conversations, canStore } = watch()
  isFull = true
  await expect(conversations.addCounts(day)).rejects.toThrow(FULL)
  await pass(0)
  expect([canStore(), trials]).toEqual([false, 1])
  await pass(20)
  expect([canStore(), trials]).toEqual([false, 5])
  isFull = false
  await pass(5)
  expect(canStore()).toBe(true)
  await pass(60)
  expect(trials).toBe(6)
  expect(said).toEqual([
    'not ready: conversations cannot be stored: the disk is full',
    'ready again: conversations can be stored',
  ])
})

it('stays ready if only one write is wrong', async () => {
  const { conversations, canStore } = watch()
  isFull = true
  const wrong = conversations.addCounts(day)
  isFull = false
  await expect(wrong).rejects.toThrow(FULL)
  await pass(0)
  expect([canStore(), trials, said]).toEqual([true, 1, []])
})

// They used to get 500, and nothing said when to try again.
it('refuses visitors while it cannot store, and says when to try again', async () => {
  const { conversations } = watch()
  const rate = () => conversations.ratePage({ page: '/', ballot: 'one', vote: 'up', givenAt: 1 })
  await rate()
  isFull = true
  const refusal = await rate().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(CannotStore)
  expect(refusal).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, cause: FULL })
  isFull = false
  await rate()
})

it('finds an almost full disk by itself, and stays ready while a conversation fits', async () => {
  const { canStore } = watch()
  free = MEGABYTE
  await pass(5)
  expect([canStore(), trials]).toEqual([true, 1])
  isFull = true
  await pass(5)
  expect(canStore()).toBe(false)
})

it('tries one time for many writes that fail at once, and not after its stop', async () => {
  const { conversations, stop } = watch()
  isFull = true
  await Promise.allSettled([1, 2, 3].map(() => conversations.addCounts(day)))
  await stop()
  expect(trials).toBe(1)
  await Promise.allSettled([conversations.addCounts(day)])
  await pass(60)
  expect(trials).toBe(1)
})

/** A store without a trial, such as Postgres. */
function watchShared() {
  const { tryToStore: _, ...store } = openConversations(':memory:')
  const ratePage = vi.fn(store.ratePage)
  return {
    ratePage,
    ...watchStorage({ ...store, ratePage }, { folder: '/data', log, readFree: async () => 0 }),
  }
}

const VOTE = { page: '/', ballot: 'one', vote: 'up', givenAt: 1 } as const

it('does not try a store that several nodes share', async () => {
  const { canStore, conversations } = watchShared()
  await conversations.ratePage(VOTE)
  await pass(60)
  expect([canStore(), said]).toEqual([true, []])
})

// A full disk of Postgres used to be answered with 500, and that of the server with 503.
it.each(['53100', '53200', '53300'])(
  'refuses visitors if a shared store fails with %s, and says why in the log',
  async (code) => {
    const { canStore, conversations, ratePage } = watchShared()
    const cause = Object.assign(new Error('no space left'), { code })
    ratePage.mockRejectedValueOnce(cause)
    const refusal = await conversations.ratePage(VOTE).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CannotStore)
    expect(refusal).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, cause })
    expect(said).toEqual(['a conversation could not be stored: no space left'])
    expect(canStore()).toBe(true)
    await conversations.ratePage(VOTE)
  },
)

// It was answered with 500.
it('refuses to read for a visitor while a shared store is out of connections', async () => {
  const { tryToStore: _, ...store } = openConversations(':memory:')
  const cause = Object.assign(new Error('too many connections'), { code: '53300' })
  const read = () => Promise.reject(cause)
  const { conversations } = watchStorage({ ...store, read }, { folder: '/data', log })
  const refusal = await conversations.read('one').catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, cause })
  expect(said).toEqual(['a conversation could not be read: too many connections'])
})

it('passes on other failures of a shared store', async () => {
  const { conversations, ratePage } = watchShared()
  const cause = Object.assign(new Error('a duplicate'), { code: '23505' })
  ratePage.mockRejectedValueOnce(cause)
  await expect(conversations.ratePage(VOTE)).rejects.toBe(cause)
  expect(said).toEqual([])
})
