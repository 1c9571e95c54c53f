import { readFile } from 'node:fs/promises'
import { describeFault } from '@docent/chat-server/node'
import { decodeText } from '@docent/content'
import { readErrorCode } from '@docent/content/readErrorCode'
import { CommandError } from './commandError.ts'

/**
 * Reads a text file that somebody named on the command line, in UTF-8 or UTF-16.
 *
 * @param what the file holds, for the message: `the file of questions`.
 * @throws {CommandError} that says why it cannot be read.
 */
export async function readNamedFile(file: string, what: string): Promise<string> {
  try {
    return decodeText(await readFile(file))
  } catch (error) {
    throw new CommandError(
      `Cannot read ${what} ${file}: ${describeMissing(error)}. Check the path.`,
    )
  }
}

/** Why a named file cannot be read. Nothing is wrong with the disk if there is no such file. */
export function describeMissing(error: unknown): string {
  const code = readErrorCode(error)
  if (code === 'ENOENT') return 'it does not exist'
  return code === 'EISDIR' ? 'it is a folder' : describeFault(error)
}
