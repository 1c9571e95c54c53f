import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  createScriptedTransport,
  finish,
  question,
  start,
  text,
} from '../testing/builders.ts'
import { createKeeper } from './keeper.ts'
import type { Keeper, KeptStorage } from './keeper.ts'
import { FRAME_MS, WRITE_AFTER_MS } from './limits.ts'
import { readRecord, writeRecord } from './record.ts'
import { createChatSession } from './session.ts'
import { INITIAL_STATE } from './state.ts'
import { createTokens } from './tokens.ts'

const KEY = 'chat'
const NOW = 1_800_000_000_000

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

function createStorage(text?: string) {
  const held = new Map<string, string>(text === undefined ? [] : [[KEY, text]])
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: vi.fn((key, value) => void held.set(key, value)),
    removeItem: vi.fn((key) => void held.delete(key)),
  } satisfies KeptStorage
}

function stage(storage: KeptStorage) {
  const transport = createScriptedTransport()
  const session = createChatSession({ transport })
  const tokens = createTokens()
  const keep = (): Keeper => createKeeper({ session, tokens, storage, key: KEY, clock: () => NOW })
  const read = () => readRecord(storage.getItem(KEY) ?? '', NOW)
  return { transport, session, tokens, keep, read, storage }
}

/** Lets parts arrive, and a frame pass. */
async function arrive(): Promise<void> {
  await vi.advanceTimersByTimeAsync(FRAME_MS)
}

const write = () => vi.advanceTimersByTime(WRITE_AFTER_MS)
const TALK = [question('one'), answer('first')]
const ID = 'kept-chat'

const record = (change: object = {}) =>
  writeRecord({
    id: ID,
    state: { ...INITIAL_STATE, messages: TALK, ...change },
    token: 'ours',
    now: NOW,
  })!

/** As a storage event tells it to the other tabs. */
const changed = (newValue: string | null, oldValue: string | null = null) => ({
  newValue,
  oldValue,
})

describe('a kept conversation', () => {
  it('goes on, under its id and with its token', () => {
    const { session, tokens, keep } = stage(
      createStorage(record({ cut: { 'a-first': 'stopped' } })),
    )
    keep()
    expect(session.id).toBe(ID)
    expect(session.state.get()).toMatchObject({ messages: TALK, cut: { 'a-first': 'stopped' } })
    expect(tokens.headersFor(ID)).toEqual({ 'x-docent-chat': 'ours' })
  })

  it('stays away if another conversation has begun', () => {
    const { session, keep, read } = stage(createStorage(record()))
    session.send('new')
    keep()
    write()
    expect(session.state.get().messages).toHaveLength(1)
    expect(read()).toMatchObject({ id: session.id })
  })

  it.each(['{"version":1}', '\0', 'x'.repeat(1_000_000)])('is nothing if it is garbage', (text) => {
    const { session, keep, storage } = stage(createStorage(text))
    keep()
    expect(session.state.get()).toBe(INITIAL_STATE)
    expect(storage.getItem(KEY)).toBeNull()
  })
})

describe('a conversation', () => {
  it('is written a little after it has changed, not with every piece', async () => {
    const { session, transport, tokens, keep, read, storage } = stage(createStorage())
    keep()
    session.send('one')
    await arrive()
    tokens.adopt(session.id, 'ours')
    transport.push(start('a'))
    for (const word of ['It ', 'is ', 'so.']) transport.push(text(word))
    await arrive()
    expect(storage.setItem).not.toHaveBeenCalled()
    write()
    expect(storage.setItem).toHaveBeenCalledOnce()
    expect(read()).toMatchObject({ id: session.id, token: 'ours', cut: { a: 'interrupted' } })

    transport.push(finish)
    await arrive()
    write()
    expect(read()).toMatchObject({ cut: {}, isRunning: false })
  })

  it('is written at once when the page is left', () => {
    const { session, keep, read } = stage(createStorage())
    const keeper = keep()
    session.send('one')
    keeper.flush()
    expect(read()?.messages).toMatchObject([{ content: 'one' }])
  })

  it('is not written for a draft, nor if nothing has changed', () => {
    const { session, keep, storage } = stage(createStorage(record()))
    const keeper = keep()
    session.setDraft('typing')
    write()
    keeper.flush()
    expect(storage.setItem).not.toHaveBeenCalled()
  })

  it('is not kept any longer once it is cleared', () => {
    const { session, keep, storage } = stage(createStorage(record()))
    keep()
    session.clear()
    write()
    expect(storage.getItem(KEY)).toBeNull()
  })

  it('continues if storage is full or blocked', () => {
    const fail = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const { session, keep } = stage({ getItem: fail, setItem: fail, removeItem: fail })
    keep()
    session.send('one')
    write()
    session.clear()
    write()
    expect(session.state.get()).toEqual(INITIAL_STATE)
  })
})

describe('two tabs', () => {
  const other = (...more: Parameters<typeof question>[0][]) =>
    record({ messages: [...TALK, ...more.map((content) => question(content)), answer('last')] })

  it('agree on the last conversation that was written, each with its own draft', () => {
    const { session, keep, storage } = stage(createStorage())
    const keeper = keep()
    session.setDraft('typing')
    keeper.follow(changed(other('two')))
    expect(session.id).toBe(ID)
    expect(session.state.get()).toMatchObject({ draft: 'typing', messages: { length: 4 } })
    // To write it again would have the other tab follow in its turn, and so on.
    write()
    expect(storage.setItem).not.toHaveBeenCalled()
  })

  it('start a new conversation together', () => {
    const { session, keep } = stage(createStorage(record()))
    keep().follow(changed(null, record()))
    expect(session.state.get().messages).toEqual([])
  })

  it('do not disturb a running reply', () => {
    const { session, keep } = stage(createStorage())
    const keeper = keep()
    session.send('mine')
    const before = session.state.get()
    keeper.follow(changed(other()))
    keeper.follow(changed(null, other()))
    expect(session.state.get()).toBe(before)
  })

  it('leave alone what the other one has written while nothing was asked here', () => {
    const { session, keep, storage } = stage(createStorage())
    keep()
    storage.setItem(KEY, record({ status: 'streaming' }))
    session.setDraft('typing')
    write()
    expect(storage.getItem(KEY)).not.toBeNull()
  })

  it('wait for an answer that arrives in the other one', () => {
    const { session, keep } = stage(createStorage())
    keep().follow(changed(record({ status: 'streaming' })))
    expect(session.state.get()).toBe(INITIAL_STATE)
  })

  it('take no garbage from each other', () => {
    const { session, keep } = stage(createStorage(record()))
    keep().follow(changed('{}', record()))
    expect(session.state.get().messages).toEqual(TALK)
  })
})

describe('a conversation that another takes the place of', () => {
  function open(clock = () => NOW) {
    const { session, tokens, storage } = stage(createStorage(record()))
    const replaced: string[] = []
    const onReplaced = (text: string) => replaced.push(text)
    const keeper = createKeeper({ session, tokens, storage, key: KEY, clock, onReplaced })
    return { session, storage, replaced, keeper }
  }

  it('is handed on as it was at its last change, once', () => {
    const { session, storage, replaced } = open()
    session.clear()
    write()
    session.setDraft('A new one')
    expect(replaced.map((text) => readRecord(text, NOW))).toMatchObject([
      { id: ID, token: 'ours', messages: [{ content: 'one' }, { content: 'first' }] },
    ])
    expect(storage.getItem(KEY)).toBeNull()
  })

  it('is handed on if it is too old to continue', () => {
    const { session, replaced } = open(() => NOW + 25 * 60 * 60 * 1000)
    expect(session.state.get().messages).toEqual([])
    expect(replaced).toEqual([record()])
  })

  // It returned after it had been deleted for good.
  it('is not handed on if another tab has ended it', () => {
    const { session, keeper, replaced } = open()
    keeper.follow(changed(null, record()))
    expect(session.state.get().messages).toEqual([])
    expect(replaced).toEqual([])
  })

  it('is handed on if another tab has ended a different one', () => {
    const { session, keeper, replaced } = open()
    keeper.follow(changed(null, record().replace(ID, 'other-chat')))
    expect(session.state.get().messages).toEqual([])
    expect(replaced).toEqual([record()])
  })

  it('is not handed on, and ends in the middle of a reply, if it is left', () => {
    const { session, keeper, replaced } = open()
    session.send('more')
    keeper.leave()
    expect(session.state.get()).toEqual(INITIAL_STATE)
    expect(replaced).toEqual([])
  })
})
