import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openConversations } from '@docent/assistant/node'
import type { Conversations } from '@docent/assistant'
import { CommandError } from './commandError.ts'

/**
 * Makes the data folder if there is none.
 *
 * @throws {CommandError} if it cannot be written.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new CommandError(
      `Docent cannot write to its data folder ${folder} (${codeOf(error)}): ` +
        'make it writable, or name another one in DATA_DIR.',
    )
  }
}

/**
 * Opens the database in the data folder.
 *
 * @throws {CommandError} if it cannot be opened.
 */
export function openData(folder: string): Conversations {
  const file = join(folder, 'docent.db')
  try {
    return openConversations(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`Docent cannot open its database ${file}: ${reason}`)
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown error'
}
