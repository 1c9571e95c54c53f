import { accessSync, chmodSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import {
  describeFault,
  findObstacle,
  isStorageFault,
  openConversations,
  openConversationsToRead,
} from '@docent/chat-server/node'
import type { Conversations, ConversationsReader } from '@docent/chat-server'
import { readErrorCode } from '@docent/content/readErrorCode'
import { CommandError } from '../commandError.ts'
import { lockFolder } from './folderLock.ts'
import { makeFolder } from '../makeFolder.ts'
import { describeMissing } from '../readNamedFile.ts'

/** A data folder that belongs to this process. */
export interface OwnedFolder {
  /** Releases the folder. The end of the process also releases it. */
  release(): void
}

/**
 * Creates the data folder if needed.
 *
 * @throws {CommandError} if it cannot be written.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder, 0o700)
    await access(folder, constants.W_OK)
  } catch (error) {
    const code = readErrorCode(error) ?? ''
    const reason = code === 'EEXIST' ? 'it is a file' : describeFault(error)
    throw new CommandError(
      `Docent cannot write to its data folder ${folder}, because ${reason}: ` +
        `${ADVICE[code] ?? 'make it writable, or '}set DATA_DIR to another folder.`,
    )
  }
}

/** Advice about a data folder, by the code of the error. */
const ADVICE: Readonly<Record<string, string>> = {
  EEXIST: 'remove it, or ',
  ENOSPC: 'free up space, or ',
  ENOTDIR: 'remove that file, or ',
  ENOTSUP: '',
}

/**
 * Creates the data folder if missing, and locks it for this process: two servers would count and
 * erase without knowing about each other.
 *
 * @throws {CommandError} if it cannot be written, or another process owns it.
 */
export async function ownDataFolder(folder: string): Promise<OwnedFolder> {
  await makeDataFolder(folder)
  const lock = takeLock(folder)
  if (!lock) {
    throw new CommandError(
      `Another Docent server is using the data folder ${folder}: ` +
        'stop that server, or set DATA_DIR to another folder.',
    )
  }
  for (const name of findReadable(folder)) restrict(join(folder, name))
  return lock
}

/** Opens the database in a data folder to write it. @throws {CommandError} if it cannot be opened. */
export function openData(folder: string): Conversations {
  const file = nameDatabase(folder)
  return orSay(file, 'open', () => openConversations(file))
}

/**
 * Opens the database in a data folder to read it, also while a server writes it.
 *
 * @throws {CommandError} if there is no database, or it cannot be opened.
 */
export function openDataToRead(folder: string): ConversationsReader {
  requireData(folder)
  const file = nameDatabase(folder)
  return orSay(file, 'open', () => openConversationsToRead(file))
}

/** Makes sure that a data folder has a database to read. @throws {CommandError} if it has none. */
export function requireData(folder: string): void {
  const file = nameDatabase(folder)
  try {
    accessSync(file, constants.R_OK)
  } catch (error) {
    if (readErrorCode(error) !== 'ENOENT') throw toUnreadable(file, error)
    throw missingData(folder)
  }
}

/** Explains why a file of a data folder cannot be read, and what to do. */
export function toUnreadable(file: string, error: unknown): CommandError {
  const isForbidden = ['EACCES', 'EPERM'].includes(readErrorCode(error) ?? '')
  const advice = isForbidden ? 'Run the command as the user of the server, or name' : 'Name'
  return new CommandError(
    `Docent cannot read ${file}: ${describeMissing(error)}. ` +
      `${advice} another data folder with DATA_DIR or --data.`,
  )
}

function missingData(folder: string): CommandError {
  return new CommandError(
    `There is no database in the data folder ${folder}: ` +
      'pass the data folder of your server with DATA_DIR or --data.',
  )
}

/** Whether a server has stored anything in a data folder. */
export function hasData(folder: string): boolean {
  return existsSync(nameDatabase(folder))
}

/** Explains an error from reading the database; other errors are returned unchanged. */
export function toReadError(error: unknown, folder: string): unknown {
  if (!isStorageFault(error)) return error
  return new CommandError(tell(nameDatabase(folder), 'read', describeFault(error)))
}

/**
 * Our own files, including those that SQLite creates next to a database. Other files in the folder
 * are not ours.
 */
const OURS = /^(secret|docent\.lock|(docent|knowledge)\.db(-wal|-shm|-journal|\.new)?)$/

/** The names of our files in a folder that other users may read. */
export function findReadable(folder: string): string[] {
  return readdirSync(folder).filter((name) => OURS.test(name) && isReadable(join(folder, name)))
}

function isReadable(file: string): boolean {
  // It may no longer exist: SQLite removes the files next to a database on close.
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0
  return (mode & OTHERS) !== 0
}

/** The mode bits that give access to the group and to everybody. */
const OTHERS = 0o077

function restrict(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch {
    // Another user owns it, or its disk has no permissions: `docent doctor` reports it.
  }
}

function takeLock(folder: string): OwnedFolder | undefined {
  try {
    return lockFolder(folder)
  } catch (error) {
    throw new CommandError(
      `Docent cannot lock its data folder ${folder}: ${describeFault(error)}. ` +
        'Put it on a local disk with free space, or set DATA_DIR to another folder.',
    )
  }
}

/** The database file in a data folder. */
export function nameDatabase(folder: string): string {
  return join(folder, 'docent.db')
}

function orSay<Result>(file: string, what: 'open' | 'read', work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const advice = findObstacle(error) === 'space' ? NO_SPACE : ''
    throw new CommandError(tell(file, what, describeFault(error)) + advice)
  }
}

const NO_SPACE = ' Free up space, or set DATA_DIR to another folder.'

function tell(file: string, what: 'open' | 'read', reason: string): string {
  return `Docent cannot ${what} its database ${file}: ${reason.replace(/\.$/, '')}.`
}
