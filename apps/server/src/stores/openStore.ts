import type { Log } from '@docent/answers'
import type { Conversations, ConversationsReader } from '@docent/chat-server'
import { CommandError } from '../commandError.ts'
import { openData, openDataToRead } from '../dataFolder/dataFolder.ts'
import { nameStore } from './addresses.ts'
import type { StoreAddresses } from './addresses.ts'

/** The place of a server's conversations. */
export interface StorePlace extends StoreAddresses {
  readonly dataFolder: string
}

/**
 * Opens the conversations for writing: in Postgres if an address is given, else in the data folder.
 *
 * @throws {CommandError} if they cannot be opened.
 */
export async function openStore(place: StorePlace, log: Log): Promise<Conversations> {
  const { databaseUrl, dataFolder } = place
  return databaseUrl === undefined ? openData(dataFolder) : openDatabase(databaseUrl, log)
}

/**
 * Opens the conversations for reading, also while servers write them.
 *
 * @throws {CommandError} if they cannot be opened.
 */
export async function openStoreToRead(place: StorePlace, log: Log): Promise<ConversationsReader> {
  const { databaseUrl, dataFolder } = place
  return databaseUrl === undefined ? openDataToRead(dataFolder) : openDatabase(databaseUrl, log)
}

/** The driver is loaded only if needed. */
export async function openDatabase(url: string, log: Log): Promise<Conversations> {
  const { openPostgres } = await import('@docent/chat-server/postgres')
  try {
    return await openPostgres(url, log)
  } catch (error) {
    throw new CommandError(
      `Docent cannot open the database ${nameStore(url)}: ${describe(error)}. ` +
        'Check DATABASE_URL, and that Postgres is running.',
    )
  }
}

function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/\.$/, '')
}
