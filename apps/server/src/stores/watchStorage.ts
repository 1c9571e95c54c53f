import { statfs } from 'node:fs/promises'
import { CannotStore } from '@docent/chat-server'
import { describeFault, isOutage } from '@docent/chat-server/node'
import type { Conversations } from '@docent/chat-server'
import type { Log } from '@docent/answers'

export interface StorageWatch {
  /**
   * The store. Each of its writes that fails causes a trial. If that fails, too, a write that a visitor
   * waits for rejects with a refusal that says when to try again.
   */
  readonly conversations: Conversations
  /** False from a trial that failed until one that succeeds. */
  readonly canStore: () => boolean
  /** Resolves when no trial is running, so that the store may be closed. */
  stop(): Promise<void>
}

export interface StorageOptions {
  /** The data folder. */
  readonly folder: string
  readonly log: Log
  /** The free bytes of the disk that has the folder. */
  readonly readFree?: (folder: string) => Promise<number>
}

/** Below this many free bytes, a server that nobody asks anything tries whether it can still store. */
const LOW_BYTES = 16 * 1024 * 1024
const CHECK_MS = 5_000

/**
 * Finds out whether conversations can be stored. As long as there is space and no write fails, it
 * writes nothing: a trial runs after a failed write, on an almost full disk, and every few seconds
 * until it succeeds again.
 *
 * A store that several nodes share is not tried: its failure would take all nodes out of their load
 * balancer at once, and with them the pages, which need no store. It says by itself what it lacks.
 */
export function watchStorage(
  conversations: Conversations,
  { folder, log, readFree = readFreeBytes }: StorageOptions,
): StorageWatch {
  const tryToStore = conversations.tryToStore?.bind(conversations)
  if (!tryToStore) {
    const shared = refuseOutages(conversations, log)
    return { conversations: shared, canStore: () => true, stop: async () => undefined }
  }

  let canStore = true
  let isStopped = false
  let trial: Promise<void> | undefined
  /** One trial at a time: many writes fail at once. */
  const start = async (): Promise<void> => {
    if (isStopped) return
    await (trial ??= run(tryToStore).finally(() => (trial = undefined)))
  }

  async function run(attempt: () => Promise<void>): Promise<void> {
    try {
      await attempt()
      if (!canStore) log.info('ready again: conversations can be stored')
      canStore = true
    } catch (error) {
      if (canStore) log.error('not ready: conversations cannot be stored', describeFault(error))
      canStore = false
    }
  }

  async function check(): Promise<void> {
    if (!canStore || (await readFree(folder)) < LOW_BYTES) await start()
  }

  let checking = check()
  const timer = setInterval(() => (checking = check()), CHECK_MS)
  timer.unref()
  return {
    conversations: watchWrites(conversations, async () => {
      await start()
      return canStore
    }),
    canStore: () => canStore,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await checking
      await trial
    },
  }
}

/** No bytes if the folder is gone: the trial finds out why. */
async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/** @param tryAgain Resolves with whether the store can write. */
function watchWrites(
  conversations: Conversations,
  tryAgain: () => Promise<boolean>,
): Conversations {
  const watch =
    <Given extends unknown[], Result>(
      write: (...given: Given) => Promise<Result>,
      explain = (error: unknown) => error,
    ) =>
    async (...given: Given): Promise<Result> => {
      try {
        return await write(...given)
      } catch (error) {
        throw (await tryAgain()) ? error : explain(error)
      }
    }
  const refuse = (error: unknown) => new CannotStore(error, CHECK_MS)
  return {
    ...conversations,
    begin: watch(conversations.begin, refuse),
    finish: watch(conversations.finish),
    rate: watch(conversations.rate, refuse),
    ratePage: watch(conversations.ratePage, refuse),
    add: watch(conversations.add),
    addCounts: watch(conversations.addCounts),
    removeCountsBefore: watch(conversations.removeCountsBefore),
    remove: watch(conversations.remove, refuse),
    removeBefore: watch(conversations.removeBefore),
  }
}

/** Refuses what a visitor waits for while the store is away, or lacks space or connections. */
function refuseOutages(conversations: Conversations, log: Log): Conversations {
  const watch =
    <Given extends unknown[], Result>(
      call: (...given: Given) => Promise<Result>,
      event = 'a conversation could not be stored',
    ) =>
    async (...given: Given): Promise<Result> => {
      try {
        return await call(...given)
      } catch (error) {
        if (!isOutage(error)) throw error
        log.error(event, describeFault(error))
        throw new CannotStore(error, CHECK_MS)
      }
    }
  return {
    ...conversations,
    begin: watch(conversations.begin),
    rate: watch(conversations.rate),
    ratePage: watch(conversations.ratePage),
    read: watch(conversations.read, 'a conversation could not be read'),
    remove: watch(conversations.remove),
  }
}
