import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describeFault } from '@docent/chat-server/node'
import { readErrorCode } from '@docent/content/readErrorCode'
import { CommandError } from './commandError.ts'
import { makeFolder } from './makeFolder.ts'

/**
 * Writes a file that somebody named on the command line, and the folders above it that are missing.
 *
 * @param what the file holds, for the message: `the figures`.
 * @throws {CommandError} that says why it cannot be written.
 */
export async function writeNamedFile(file: string, what: string, text: string): Promise<void> {
  try {
    await makeFolder(dirname(file))
    await writeFile(file, text)
  } catch (error) {
    throw new CommandError(
      `Cannot write ${what} to ${file}: ${describeUnwritten(error)}. Name another file.`,
    )
  }
}

/** Why a named file cannot be written. Its folder exists: a system may still keep files out of it. */
export function describeUnwritten(error: unknown): string {
  const code = readErrorCode(error)
  if (code === 'ENOENT') return 'nothing can be created there'
  return code === 'EISDIR' ? 'it is a folder' : describeFault(error)
}
