import { resolve } from 'node:path'
import { restore } from '../dataFolder/backups.ts'
import { CommandError, readOnlyWord } from '../commandError.ts'
import { parseWithWords, toSettings } from '../settings.ts'

/** `docent restore FILE`: puts a backup into the data folder of a stopped server. */
export async function restoreBackup(args: string[]): Promise<void> {
  const { values, positionals } = parseWithWords(args, {})
  const { dataFolder, databaseUrl } = toSettings(values)
  const file = readOnlyWord('docent restore', positionals, 'Name the backup: docent restore FILE')
  if (databaseUrl !== undefined) {
    throw new CommandError(
      'A backup goes into a data folder. Restore it without DATABASE_URL, ' +
        'then run docent migrate to copy it to Postgres.',
    )
  }
  const kept = await restore(resolve(file), dataFolder, new Date())
  console.log(`Restored ${file} into ${dataFolder}.`)
  if (kept.length > 0) console.log(`The previous files are now ${kept.join(' and ')}.`)
}
