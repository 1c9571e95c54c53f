import { randomBytes } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@docent/answers'
import { readErrorCode } from '@docent/content/readErrorCode'
import { CommandError } from '../commandError.ts'

const MIN_BYTES = 32

export interface SecretOptions {
  readonly log: Log
  /** @default DOCENT_SECRET of the environment */
  readonly given?: string | undefined
}

/**
 * Reads the secret that signs the tokens of conversations: from `DOCENT_SECRET`, else from a file
 * in the data folder, which the first start creates and only its owner can read.
 *
 * @throws {CommandError} if the secret is too short, or the file cannot be read or written.
 */
export async function readSecret(
  dataFolder: string,
  { log, given = process.env['DOCENT_SECRET'] }: SecretOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  if (given !== undefined) return readGiven(given)
  const file = join(dataFolder, 'secret')
  try {
    return await readOrMake(file, log)
  } catch (error) {
    const code = readErrorCode(error)
    if (error instanceof CommandError || code === undefined) throw error
    throw new CommandError(
      `Docent cannot read or write the secret ${file} (${code}): ` +
        'free up space and give the server permission, or set DOCENT_SECRET.',
    )
  }
}

function readGiven(given: string): Uint8Array<ArrayBuffer> {
  const secret = new TextEncoder().encode(given)
  if (secret.byteLength >= MIN_BYTES) return secret
  throw new CommandError(
    `DOCENT_SECRET is ${secret.byteLength} bytes long. It needs at least ${MIN_BYTES}: ` +
      'for example the output of "openssl rand -base64 48".',
  )
}

async function readOrMake(file: string, log: Log): Promise<Uint8Array<ArrayBuffer>> {
  const found = await readIfThere(file)
  if (!found) await make(file, keepFirst)
  else if (found.byteLength === 0) {
    // A full disk can leave an empty file. It has never signed anything.
    log.info('secret replaced', { file, why: 'it was empty' })
    await make(file, rename)
  }
  const secret = await readFile(file)
  if (secret.byteLength >= MIN_BYTES) return new Uint8Array(secret)
  throw new CommandError(
    `The secret ${file} is ${secret.byteLength} bytes long. It needs at least ${MIN_BYTES}: ` +
      'restore it from a backup, or delete it. ' +
      'Without it, visitors can no longer open their earlier conversations.',
  )
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

type Place = (draft: string, file: string) => Promise<void>

/** Writes a secret under a temporary name first, so that the file is complete in any case. */
async function make(file: string, place: Place): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.new`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(randomBytes(MIN_BYTES))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await place(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Two processes may start at once on an empty folder. Both use the secret of the first. */
async function keepFirst(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file)
  } catch (error) {
    const code = readErrorCode(error)
    if (code === 'EEXIST') return
    // Some disks have no links. The folder lock then keeps a second server away.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') return rename(draft, file)
    throw error
  }
}
