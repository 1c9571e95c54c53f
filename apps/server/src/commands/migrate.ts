import type { Conversations, ConversationsReader } from '@docent/chat-server'
import { CommandError } from '../commandError.ts'
import { ownDataFolder } from '../dataFolder/dataFolder.ts'
import { createLog } from '../printing/log.ts'
import { nameStore } from '../stores/addresses.ts'
import { countStore, moveStore } from '../stores/moveStore.ts'
import type { StoreCounts } from '../stores/moveStore.ts'
import { openDatabase, openStore, openStoreToRead } from '../stores/openStore.ts'
import { parseOptions, toSettings } from '../settings.ts'

/**
 * `docent migrate --from sqlite:DIR --to postgres://…`: copies every conversation and vote into an
 * empty store and compares the counts. The old store does not change.
 */
export async function migrate(args: string[]): Promise<void> {
  const { values } = parseOptions(args, {
    from: { type: 'string' },
    to: { type: 'string' },
  })
  const { dataFolder } = toSettings(values)
  const { from = `sqlite:${dataFolder}`, to } = values
  if (to === undefined) {
    throw new CommandError(
      'Name the old and the new store: docent migrate --from sqlite:./data --to postgres://HOST/NAME',
    )
  }
  const source = await openSource(from)
  try {
    await moveInto(source, to)
  } finally {
    await source.close()
  }
}

async function moveInto(source: ConversationsReader, to: string): Promise<void> {
  const { store, release } = await openTarget(to)
  try {
    const there = await countStore(store)
    if (Object.values(there).some((count) => count > 0)) {
      throw new CommandError(
        `${nameTarget(to)} is not empty: it has ${tell(there)}. Name an empty database.`,
      )
    }
    const moved = await moveStore(source, store)
    const found = await countStore(store)
    if (tell(moved) !== tell(found)) {
      throw new CommandError(
        `Not everything was copied to ${nameTarget(to)}: ${tell(moved)} were read, ` +
          `and ${tell(found)} are there now. Empty it and try again.`,
      )
    }
    console.log(`Moved ${tell(found)} to ${nameTarget(to)}.`)
  } finally {
    await store.close()
    release()
  }
}

function openSource(from: string): Promise<ConversationsReader> {
  const folder = readFolder(from)
  if (folder !== undefined) return openStoreToRead({ dataFolder: folder }, createLog())
  requirePostgres(from, '--from')
  return openDatabase(from, createLog())
}

async function openTarget(to: string): Promise<{ store: Conversations; release(): void }> {
  const folder = readFolder(to)
  if (folder !== undefined) {
    const { release } = await ownDataFolder(folder)
    return { store: await openStore({ dataFolder: folder }, createLog()), release }
  }
  requirePostgres(to, '--to')
  return { store: await openDatabase(to, createLog()), release: () => undefined }
}

/** `sqlite:DIR`, or the database file within it. */
function readFolder(address: string): string | undefined {
  return /^sqlite:(?:\/\/)?(.+?)(?:\/docent\.db)?\/?$/.exec(address)?.[1]
}

function requirePostgres(address: string, option: string): void {
  if (/^postgres(?:ql)?:\/\//.test(address)) return
  throw new CommandError(
    `${option} must be sqlite:DIR, with a data folder, or postgres://HOST/NAME.`,
  )
}

function nameTarget(address: string): string {
  return readFolder(address) ?? nameStore(address)
}

function tell({ conversations, questions, answers, votes, pageVotes }: StoreCounts): string {
  return (
    `${conversations} conversations with ${questions} questions, ${answers} answers and ` +
    `${votes} votes, and ${pageVotes} votes on pages`
  )
}
