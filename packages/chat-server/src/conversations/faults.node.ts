// The SQLite result codes on which somebody has to act: https://sqlite.org/rescode.html

const BUSY = 5
const CORRUPT = 11
const NO_DATABASE = 26

/** Advice for a file that cannot be repaired. */
const START_OVER =
  'restore a backup with "docent restore", or move the file away to begin with an empty database'

/** The explanation for an owner, by the result code. */
const REASONS: Readonly<Record<number, string>> = {
  [BUSY]: 'another program is writing to it',
  8: 'it cannot be written',
  10: 'the disk cannot be read or written, perhaps because it is full',
  [CORRUPT]: 'the file is damaged',
  13: 'the disk is full',
  14: 'the file or its folder cannot be read or written',
  [NO_DATABASE]: 'the file is not an SQLite database',
}

/** Says that the database file was deleted or replaced while it was open. */
export class DatabaseGoneError extends Error {
  override readonly name = 'DatabaseGoneError'

  constructor(file: string) {
    super(`The database ${file} was deleted or replaced while it was open. Restart the server.`)
  }
}

/** Says that a database on another machine was not reached, or that it went away or fell silent. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError'

  /** If a name has several addresses, Node reports one error for all of them, without a message. */
  constructor(cause: unknown) {
    const [first] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause]
    super(first instanceof Error ? first.message : String(first), { cause })
  }
}

/** Whether another connection holds the lock that is needed. */
export function isBusy(error: unknown): boolean {
  return readCode(error) === BUSY
}

/** Whether the disk, its permissions or a database on it is at fault, and not our code. */
export function isStorageFault(error: unknown): error is Error {
  if (error instanceof DatabaseGoneError) return true
  return readCode(error) !== undefined || Object.hasOwn(FILE_REASONS, readFileCode(error))
}

/**
 * The failures of Postgres that pass: a lost connection, a conflict of transactions, a lack of space, memory or
 * connections, a time limit, a lock, a shutdown, a disk that cannot be read, and a replica that is not the primary yet.
 * See https://www.postgresql.org/docs/current/errcodes-appendix.html.
 */
const PASSING = /^(?:(?:08|40|53|57|58)[\dA-Z]{3}|25006|55P03)$/

/** Whether a database on another machine cannot do its work now, and may do it again soon. */
export function isOutage(error: unknown): boolean {
  return error instanceof StoreAwayError || PASSING.test(readFileCode(error))
}

/** Whether a file is not an SQLite database. */
export function isNoDatabase(error: unknown): boolean {
  return readCode(error) === NO_DATABASE
}

/** Says why the database of a server, or another file, cannot be used, and what to do about a damaged one. */
export function describeFault(error: unknown): string {
  const reason = describeReason(error)
  return findObstacle(error) === 'damage' ? `${reason}: ${START_OVER}` : reason
}

/** Says in a few words why a database or another file cannot be used. */
export function describeReason(error: unknown): string {
  const known = REASONS[readCode(error) ?? -1] ?? FILE_REASONS[readFileCode(error)]
  return known ?? (error instanceof Error ? error.message : String(error))
}

/** The thing that has to change before a file can be used. */
export type Obstacle = 'space' | 'permissions' | 'damage' | 'place'

const OBSTACLES: readonly (readonly [obstacle: Obstacle, codes: readonly (number | string)[]])[] = [
  ['space', [13, 'EDQUOT', 'ENOSPC']],
  ['permissions', [8, 14, 'EACCES', 'EPERM']],
  ['damage', [CORRUPT, NO_DATABASE]],
]

/** The obstacle to using a file. The place is at fault if nothing else is known to be. */
export function findObstacle(error: unknown): Obstacle {
  const code = readCode(error) ?? readFileCode(error)
  return OBSTACLES.find(([, codes]) => codes.includes(code))?.[0] ?? 'place'
}

/** The reasons by the code of the file system. */
const FILE_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'its permissions do not allow it',
  EDQUOT: 'the disk quota of its user is used up',
  EEXIST: 'a part of its path is a file',
  EFBIG: 'it has reached the maximum file size',
  EIO: 'the disk cannot be read or written',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  ENOTSUP: 'nothing can be created there',
  EPERM: 'its permissions do not allow it',
  EROFS: 'the disk is read-only',
}

function readFileCode(error: unknown): string {
  return (error instanceof Error && (error as NodeJS.ErrnoException).code) || ''
}

/** The primary result code: the extended ones hold it in their lowest byte. */
function readCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  return Number(error.errcode) & 0xff
}
