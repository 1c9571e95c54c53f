import { isObject } from '@docent/protocol'
import { attempt } from './attempt.ts'
import type { KeptStorage } from './keeper.ts'
import { ARCHIVED_FOR_MS, MAX_ARCHIVED, MAX_KEPT_TITLE_LENGTH } from './limits.ts'
import { readRecord } from './record.ts'
import type { ChatRecord } from './record.ts'
import { createStore } from './store.ts'
import type { ReadableStore } from './store.ts'

/** A conversation that was put away. */
export interface Archived {
  readonly id: string
  /** Its first question, or the beginning of it. */
  readonly title: string
  /** When it was last written, in milliseconds. */
  readonly at: number
}

/** The visitor's earlier conversations, in the browser's storage. Those that are too old are erased. */
export interface Archive {
  /** Newest first. */
  readonly entries: ReadableStore<readonly Archived[]>
  /** Puts a record away. The oldest ones give way if there are many, or if that makes enough room. */
  add(text: string): void
  /** Undefined for one that has been removed. */
  read(id: string): ChatRecord | undefined
  remove(id: string): void
  /** Removes one for good, and tells the other tabs, which may show it. */
  erase(id: string): void
  /** Another tab has changed the storage. Returns the id of the conversation that it has erased. */
  follow(event: Pick<StorageEvent, 'key' | 'newValue'>): string | undefined
}

export interface ArchiveOptions {
  /** All of it may throw. */
  readonly storage: KeptStorage
  /** The key of the list; each conversation has a longer key that begins with it. */
  readonly key: string
  readonly clock?: () => number
}

/** The last value under a conversation's key, which tells the other tabs that it was erased. */
const ERASED = ''

export function createArchive({ storage, key, clock = Date.now }: ArchiveOptions): Archive {
  const keyOf = (id: string) => `${key}:${id}`

  const readText = (id: string) => attempt(() => storage.getItem(keyOf(id)))
  const readAll = () => readList(attempt(() => storage.getItem(key)) ?? '')
  const isExpired = ({ at }: Archived) => clock() - at > ARCHIVED_FOR_MS
  const hasText = ({ id }: Archived) => Boolean(readText(id))
  const list = () => readAll().filter((entry) => !isExpired(entry) && hasText(entry))
  const entries = createStore<readonly Archived[]>(list())
  forgetExpired()

  function write(next: readonly Archived[]): void {
    attempt(() =>
      next.length === 0 ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(next)),
    )
    entries.set(list())
  }

  function drop({ id }: Pick<Archived, 'id'>): void {
    attempt(() => storage.removeItem(keyOf(id)))
  }

  /** A shorter list is not enough: each text has a separate key. */
  function forgetExpired(): void {
    const expired = readAll().filter(isExpired)
    expired.forEach(drop)
    if (expired.length > 0) write(list())
  }

  function put(name: string, text: string): boolean {
    return attempt(() => (storage.setItem(name, text), true)) ?? false
  }

  function putBack(texts: ReadonlyMap<string, string | null | undefined>): void {
    for (const [id, text] of texts) if (text) put(keyOf(id), text)
  }

  /** Drops the oldest ones until there is room. If there is none at all, every text stays as it was. */
  function insert(entry: Archived, text: string): void {
    const others = list().filter(({ id }) => id !== entry.id)
    const before = new Map([[entry.id, readText(entry.id)]])
    const tryToPut = () =>
      others.length < MAX_ARCHIVED &&
      put(keyOf(entry.id), text) &&
      put(key, JSON.stringify([entry, ...others]))

    while (!tryToPut()) {
      const oldest = others.pop()
      if (oldest) before.set(oldest.id, readText(oldest.id))
      drop(oldest ?? entry)
      if (!oldest) return putBack(before)
    }
  }

  function remove(id: string): void {
    forgetExpired()
    drop({ id })
    write(list().filter((entry) => entry.id !== id))
  }

  return {
    entries,
    add(text) {
      forgetExpired()
      const record = readRecord(text, clock(), ARCHIVED_FOR_MS)
      const title = record?.messages.find(({ role }) => role === 'user')?.content
      if (!record || title === undefined) return
      const entry = { id: record.id, title: title.slice(0, MAX_KEPT_TITLE_LENGTH), at: record.at }
      insert(entry, text)
      entries.set(list())
    },
    read(id) {
      const text = readText(id)
      return text ? readRecord(text, clock(), ARCHIVED_FOR_MS) : undefined
    },
    remove,
    erase(id) {
      // A removal says too little: the oldest conversations are removed too, and one that is taken up.
      attempt(() => storage.setItem(keyOf(id), ERASED))
      remove(id)
    },
    follow({ key: changed, newValue }) {
      if (changed === key) entries.set(list())
      const start = keyOf('')
      if (newValue !== ERASED || !changed?.startsWith(start)) return undefined
      return changed.slice(start.length)
    },
  }
}

/** Untrusted, like everything in a storage. */
function readList(text: string): Archived[] {
  const value = attempt(() => JSON.parse(text) as unknown)
  if (!Array.isArray(value)) return []
  return value
    .slice(0, MAX_ARCHIVED)
    .flatMap((entry: unknown) => {
      if (!isObject(entry)) return []
      const { id, title, at } = entry
      if (typeof id !== 'string' || typeof title !== 'string' || typeof at !== 'number') return []
      // An invalid date cannot be shown.
      if (Number.isNaN(new Date(at).getTime())) return []
      return [{ id, title: title.slice(0, MAX_KEPT_TITLE_LENGTH), at }]
    })
    .toSorted((one, other) => other.at - one.at)
}
