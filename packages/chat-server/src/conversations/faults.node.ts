// The SQLite result codes on which somebody has to act: https://sqlite.org/rescode.html

const BUSY = 5

/** Advice for a file that cannot be repaired. */
const START_OVER =
  'restore a backup with "docent restore", or move the file away to begin with an empty database'

/** The explanation for an owner, by the result code. */
const REASONS: Readonly<Record<number, string>> = {
  [BUSY]: 'another program is writing to it',
  8: 'it cannot be written',
  10: 'the disk cannot be read or written',
  11: `the file is damaged: ${START_OVER}`,
  13: 'the disk is full',
  14: 'the file or its folder cannot be read or written',
  26: `the file is not an SQLite database: ${START_OVER}`,
}

/** Says that the database file was deleted or replaced while it was open. */
export class DatabaseGoneError extends Error {
  override readonly name = 'DatabaseGoneError'

  constructor(file: string) {
    super(`The database ${file} was deleted or replaced while it was open. Restart the server.`)
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

/** Says in a few words why a database or another file cannot be used. */
export function describeFault(error: unknown): string {
  const known = REASONS[readCode(error) ?? -1] ?? FILE_REASONS[readFileCode(error)]
  return known ?? (error instanceof Error ? error.message : String(error))
}

/** The same by the codes of the file system. */
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
