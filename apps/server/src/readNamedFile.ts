import { readFile } from 'node:fs/promises'
import { describeFault } from '@docent/chat-server/node'
import { CommandError } from './commandError.ts'

/**
 * Reads a text file that somebody named on the command line, in UTF-8 or UTF-16.
 *
 * @param what the file holds, for the message: `the file of questions`.
 * @throws {CommandError} that says why it cannot be read.
 */
export async function readNamedFile(file: string, what: string): Promise<string> {
  try {
    return decode(await readFile(file))
  } catch (error) {
    throw new CommandError(
      `Cannot read ${what} ${file}: ${describeMissing(error)}. Check the path.`,
    )
  }
}

/**
 * Programs of Windows write a byte order mark first, and the `>` of its PowerShell writes UTF-16. The decoder
 * removes the mark.
 */
function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** Why a named file cannot be read. Nothing is wrong with the disk if there is no such file. */
export function describeMissing(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT') return 'it does not exist'
  return code === 'EISDIR' ? 'it is a folder' : describeFault(error)
}
