import { chmod, copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describeReason, findObstacle, openBackup, writeBackup } from '@docent/chat-server/node'
import type { Obstacle } from '@docent/chat-server/node'
import { CommandError } from '../commandError.ts'
import { nameDatabase, ownDataFolder, requireData } from './dataFolder.ts'
import { makeFolder } from '../makeFolder.ts'
import { describeUnwritten } from '../writeNamedFile.ts'

/**
 * Writes the conversations and the secret of a data folder into one file that only its owner can
 * read. The server may be running.
 *
 * @throws {CommandError} if there is nothing to back up, or the file cannot be written.
 */
export async function backUp(dataFolder: string, file: string): Promise<void> {
  requireData(dataFolder)
  if (existsSync(file)) {
    throw new CommandError(`${file} exists already: name another file, such as one with the date.`)
  }
  const draft = `${file}.${process.pid}.draft`
  try {
    await makeFolder(dirname(file))
    await writeFile(draft, '', { mode: 0o600 })
    const secret = await readFile(join(dataFolder, 'secret')).catch(() => undefined)
    writeBackup(nameDatabase(dataFolder), secret, draft)
    await rename(draft, file)
  } catch (error) {
    throw new CommandError(
      `Docent cannot write the backup ${file}, because ${describeUnwritten(error)}.` +
        ADVICE[findObstacle(error)],
    )
  } finally {
    // If nothing can be written, nothing has to be removed.
    await rm(draft, { force: true }).catch(() => undefined)
  }
}

const ADVICE: Readonly<Record<Obstacle, string>> = {
  space: ' Make room, or name a file on another disk.',
  permissions: ' Name a file in a folder that you may write to.',
  place: ' Name another file.',
  // Of the data folder: the reason says what to do.
  damage: '',
}

/**
 * Puts a backup into a data folder and renames the files that it replaces: their new names end with
 * a date. Returns these names.
 *
 * @throws {CommandError} if a server uses the folder or the file is not a backup.
 */
export async function restore(file: string, dataFolder: string, now: Date): Promise<string[]> {
  if (!existsSync(file))
    throw new CommandError(
      refuse(file, 'it does not exist. A backup is a file that docent backup has written'),
    )
  const folder = await ownDataFolder(dataFolder)
  const draft = join(dataFolder, 'docent.db.new')
  try {
    await rm(draft, { force: true })
    await copyFile(file, draft)
    await chmod(draft, 0o600)
    const secret = openBackup(draft)
    const kept = await putAside(dataFolder, secret !== undefined, now)
    await rename(draft, nameDatabase(dataFolder))
    if (secret) await writeFile(join(dataFolder, 'secret'), secret, { mode: 0o600 })
    return kept
  } catch (error) {
    throw new CommandError(refuse(file, describeReason(error)))
  } finally {
    await rm(draft, { force: true })
    folder.release()
  }
}

function refuse(file: string, reason: string): string {
  return `Docent cannot restore ${file}: ${reason}.`
}

async function putAside(folder: string, hasSecret: boolean, now: Date): Promise<string[]> {
  const names = ['docent.db', 'docent.db-wal', 'docent.db-shm', ...(hasSecret ? ['secret'] : [])]
  const found = names.filter((name) => existsSync(join(folder, name)))
  const ending = findFreeEnding(folder, found, now)
  for (const name of found) await rename(join(folder, name), join(folder, `${name}.${ending}`))
  return found.map((name) => `${name}.${ending}`)
}

/** The date, and a number if a restore in the same second has taken it. */
function findFreeEnding(folder: string, names: readonly string[], now: Date): string {
  const date = now.toISOString().replace(/\D/g, '').slice(0, 14)
  const isTaken = (ending: string) =>
    names.some((name) => existsSync(join(folder, `${name}.${ending}`)))
  let ending = date
  for (let count = 2; isTaken(ending); count += 1) ending = `${date}-${count}`
  return ending
}
