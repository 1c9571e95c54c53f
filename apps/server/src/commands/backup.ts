import { resolve } from 'node:path'
import { backUp } from '../dataFolder/backups.ts'
import { CommandError, readOnlyWord } from '../commandError.ts'
import { parseWithWords, toSettings } from '../settings.ts'

/**
 * `docent backup FILE`: copies conversations and the secret into one file, also while the server runs.
 */
export async function backup(args: string[]): Promise<void> {
  const { values, positionals } = parseWithWords(args, {})
  const { dataFolder, databaseUrl } = toSettings(values)
  const file = readOnlyWord(
    'docent backup',
    positionals,
    'Name the file to write: docent backup FILE',
  )
  if (databaseUrl !== undefined) {
    throw new CommandError('The conversations are in Postgres: back them up with pg_dump.')
  }
  await backUp(dataFolder, resolve(file))
  console.log(`Wrote ${file}. It contains visitors' questions: protect it like the data folder.`)
}
