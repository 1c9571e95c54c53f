import { describe, expect, it } from 'vitest'
import { answer, question } from '../testing/builders.ts'
import { createArchive } from './archive.ts'
import type { Archive } from './archive.ts'
import type { KeptStorage } from './keeper.ts'
import { ARCHIVED_FOR_MS, KEPT_FOR_MS, MAX_ARCHIVED } from './limits.ts'
import { writeRecord } from './record.ts'
import { INITIAL_STATE } from './state.ts'

const KEY = 'chats'
const NOW = 1_800_000_000_000

function createStorage(room = Number.POSITIVE_INFINITY) {
  const held = new Map<string, string>()
  const storage: KeptStorage = {
    getItem: (key) => held.get(key) ?? null,
    setItem(key, value) {
      const others = [...held].filter(([other]) => other !== key)
      const size = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0)
      if (size + key.length + value.length > room) throw new DOMException('', 'QuotaExceededError')
      held.set(key, value)
    },
    removeItem: (key) => void held.delete(key),
  }
  return { held, storage }
}

function record(id: string, first = `What is ${id}?`, now = NOW): string {
  const messages = [question(first), answer('It is here.')]
  return writeRecord({ id, state: { ...INITIAL_STATE, messages }, token: `of ${id}`, now })!
}

const archiveOf = (storage: KeptStorage) => createArchive({ storage, key: KEY, clock: () => NOW })

describe('createArchive', () => {
  it('names conversations by their first question, newest first, and restores them', () => {
    const { storage } = createStorage()
    const archive = archiveOf(storage)
    archive.add(record('older-chat', 'What was it?', NOW - 5))
    archive.add(record('newer-chat', 'y'.repeat(500)))
    archive.add(record('older-chat', 'What was it?', NOW - 5))
    expect(archive.entries.get()).toEqual([
      { id: 'newer-chat', title: 'y'.repeat(120), at: NOW },
      { id: 'older-chat', title: 'What was it?', at: NOW - 5 },
    ])
    expect(archive.read('older-chat')).toMatchObject({ id: 'older-chat', token: 'of older-chat' })
    expect(archive.read('other-chat')).toBeUndefined()
  })

  it('restores a conversation that is too old to continue by itself, but none that is far older', () => {
    const { storage } = createStorage()
    const archive = archiveOf(storage)
    archive.add(record('days-old', undefined, NOW - 3 * KEPT_FOR_MS))
    archive.add(record('years-old', undefined, NOW - ARCHIVED_FOR_MS - 1))
    expect(archive.entries.get().map(({ id }) => id)).toEqual(['days-old'])
    expect(archive.read('days-old')?.messages).toHaveLength(2)
  })

  it('erases those that have become too old when it opens', () => {
    const { held, storage } = createStorage()
    archiveOf(storage).add(record('first-chat'))
    archiveOf(storage).add(record('other-chat', undefined, NOW + 10))
    const later = () => NOW + ARCHIVED_FOR_MS + 5
    const archive = createArchive({ storage, key: KEY, clock: later })
    expect(archive.entries.get().map(({ id }) => id)).toEqual(['other-chat'])
    expect(new Set(held.keys())).toEqual(new Set([KEY, `${KEY}:other-chat`]))
    createArchive({ storage, key: KEY, clock: () => later() + 10 })
    expect(held.size).toBe(0)
  })

  it('erases one that becomes too old while it is open', () => {
    const { held, storage } = createStorage()
    let now = NOW
    const archive = createArchive({ storage, key: KEY, clock: () => now })
    archive.add(record('first-chat'))
    now += ARCHIVED_FOR_MS + 1
    archive.add(record('other-chat', undefined, now))
    expect(new Set(held.keys())).toEqual(new Set([KEY, `${KEY}:other-chat`]))
    now += ARCHIVED_FOR_MS + 1
    archive.remove('no-such-chat')
    expect(held.size).toBe(0)
  })

  it('drops the oldest ones if there are too many', () => {
    const { held, storage } = createStorage()
    const archive = archiveOf(storage)
    for (let index = 0; index < MAX_ARCHIVED + 3; index += 1) {
      archive.add(record(`chat-${String(index).padStart(4, '0')}`, undefined, NOW + index))
    }
    expect(archive.entries.get()).toHaveLength(MAX_ARCHIVED)
    expect(archive.entries.get().at(-1)?.id).toBe('chat-0003')
    expect(held.size).toBe(MAX_ARCHIVED + 1)
  })

  it('drops the oldest ones if no room is left', () => {
    const { held, storage } = createStorage(record('chat-0001').length * 2.5)
    const archive = archiveOf(storage)
    for (const [at, id] of ['chat-0001', 'chat-0002', 'chat-0003'].entries()) {
      archive.add(record(id, undefined, NOW + at))
    }
    expect(archive.entries.get().map(({ id }) => id)).not.toContain('chat-0001')
    expect(archive.entries.get()[0]?.id).toBe('chat-0003')
    expect([...held.keys()].filter((key) => key !== KEY)).toHaveLength(archive.entries.get().length)
  })

  const IDS = ['chat-0001', 'chat-0002', 'chat-0003', 'chat-0004']

  function createFull() {
    const first = createStorage()
    for (const [at, id] of IDS.entries()) archiveOf(first.storage).add(record(id, id, NOW + at))
    const size = [...first.held].reduce((sum, [name, text]) => sum + name.length + text.length, 0)
    const { held, storage } = createStorage(size)
    for (const [name, text] of first.held) held.set(name, text)
    return { held, archive: archiveOf(storage) }
  }

  const idsOf = (archive: Archive) => archive.entries.get().map(({ id }) => id)
  const isReadable = (archive: Archive) => idsOf(archive).every((id) => archive.read(id))

  it('drops no more than it needs to make room', () => {
    const { archive } = createFull()
    // A record has its question twice: this one is half as long again.
    archive.add(record('chat-0005', 'y'.repeat(record('chat-0001').length / 4), NOW + 10))
    expect(idsOf(archive)).toEqual(['chat-0005', 'chat-0004', 'chat-0003'])
    expect(isReadable(archive)).toBe(true)
  })

  // It destroyed all the others, and the list still had them.
  it('drops none for a conversation that cannot fit', () => {
    const { held, archive } = createFull()
    const before = new Map(held)
    archive.add(record('chat-0005', 'y'.repeat(10_000), NOW + 10))
    archive.add(record('chat-0003', 'y'.repeat(10_000), NOW + 10))
    expect(held).toEqual(before)
    expect(idsOf(archive)).toEqual(IDS.toReversed())
    expect(isReadable(archive)).toBe(true)
  })

  it('lists what it has, and has no other texts, however little room there is', () => {
    const most = 6 * record('chat-0001').length
    for (let room = 0; room < most; room += 7) {
      const { held, storage } = createStorage(room)
      const archive = archiveOf(storage)
      for (const [at, id] of [...IDS, 'chat-0002'].entries()) {
        archive.add(record(id, id.repeat(1 + (at % 3) * 10), NOW + at))
      }
      const keys = idsOf(archive).map((id) => `${KEY}:${id}`)
      expect([...held.keys()].toSorted()).toEqual(keys.length > 0 ? [KEY, ...keys.toSorted()] : [])
      expect(archiveOf(storage).entries.get()).toEqual(archive.entries.get())
    }
  })

  it('does not list a conversation whose text is missing', () => {
    const { held, storage } = createStorage()
    for (const id of ['chat-0001', 'chat-0002']) archiveOf(storage).add(record(id))
    held.delete(`${KEY}:chat-0001`)
    expect(idsOf(archiveOf(storage))).toEqual(['chat-0002'])
  })

  it('tells other tabs which conversation was erased, and not which one was removed', () => {
    const { storage } = createStorage()
    const changes: [key: string, newValue: string | null][] = []
    const archive = archiveOf({
      ...storage,
      setItem: (key, text) => (changes.push([key, text]), storage.setItem(key, text)),
      removeItem: (key) => (changes.push([key, null]), storage.removeItem(key)),
    })
    for (const id of ['chat-0001', 'chat-0002']) archive.add(record(id))
    archive.remove('chat-0001')
    archive.erase('chat-0002')
    const other = archiveOf(storage)
    const erased = changes.map(([key, newValue]) => other.follow({ key, newValue }))
    expect(erased.filter((id) => id !== undefined)).toEqual(['chat-0002'])
    expect(other.follow({ key: 'chat', newValue: '' })).toBeUndefined()
    expect(other.follow({ key: null, newValue: null })).toBeUndefined()
  })

  it('forgets one, and leaves nothing behind with the last', () => {
    const { held, storage } = createStorage()
    const archive = archiveOf(storage)
    archive.add(record('chat-0001'))
    archive.remove('chat-0001')
    expect(archive.entries.get()).toEqual([])
    expect(held.size).toBe(0)
  })

  it.each([
    '{',
    '7',
    '{"0":{}}',
    '[null,7,{"id":1,"title":"a","at":1}]',
    `[{"id":"a","title":{},"at":${NOW}}]`,
    `[{"id":"a","title":"a","at":1e300}]`,
  ])('takes nothing on trust: %s', (poison) => {
    const { held, storage } = createStorage()
    held.set(KEY, poison)
    held.set(`${KEY}:chat-0001`, poison)
    const archive = archiveOf(storage)
    expect(archive.entries.get()).toEqual([])
    expect(archive.read('chat-0001')).toBeUndefined()
    archive.add(poison)
    expect(archive.entries.get()).toEqual([])
  })

  it('works if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('', 'SecurityError')
    }
    const archive = archiveOf({ getItem: blocked, setItem: blocked, removeItem: blocked })
    archive.add(record('chat-0001'))
    archive.remove('chat-0001')
    expect(archive.entries.get()).toEqual([])
  })
})
