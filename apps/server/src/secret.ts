import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from './commandError.ts'

const MIN_BYTES = 32

/**
 * The secret that conversations' tokens are signed with: from `DOCENT_SECRET`, else from a file in
 * the data folder, made at the first start and readable by its owner alone.
 *
 * @throws {CommandError} if `DOCENT_SECRET` is too short to be one.
 */
export async function readSecret(
  dataFolder: string,
  given: string | undefined = process.env['DOCENT_SECRET'],
): Promise<Uint8Array<ArrayBuffer>> {
  if (given !== undefined) {
    const secret = new TextEncoder().encode(given)
    if (secret.byteLength >= MIN_BYTES) return secret
    throw new CommandError(
      `DOCENT_SECRET is ${secret.byteLength} bytes long and has to have at least ${MIN_BYTES}: ` +
        'for instance what "openssl rand -base64 48" prints.',
    )
  }
  const file = join(dataFolder, 'secret')
  try {
    // Two processes may start at once on an empty folder: one of them makes the file.
    await writeFile(file, randomBytes(MIN_BYTES), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return new Uint8Array(await readFile(file))
}
