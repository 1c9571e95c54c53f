import { hash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../commandError.ts'
import { describeMissing } from '../readNamedFile.ts'
import { isWebPlace } from '../sources/isWebPlace.ts'
import { findSemanticFolder } from './state.ts'
import { makeDataFolder } from '../dataFolder/dataFolder.ts'
import { makeFolder } from '../makeFolder.ts'

/** A static model for a website has about 30 MB. */
const MOST_BYTES = 1_000_000_000

/**
 * Copies the files of a static model from a folder or an address into the data folder. Nothing is
 * kept unless the table has the hash that its publisher gives.
 *
 * @throws {CommandError} for a missing or wrong file.
 */
export async function installModel(
  place: string,
  sha256: string,
  dataFolder: string,
): Promise<void> {
  if (!/^[0-9a-f]{64}$/i.test(sha256)) {
    throw new CommandError(
      '--install needs --sha256 with the hash of model.safetensors, 64 digits that its publisher gives.',
    )
  }
  const { STATIC_FILES, TABLE_FILE, openStaticModel } = await import('@docent/retrieval/semantic')
  const folder = findSemanticFolder(dataFolder)
  const draft = `${folder}.new`
  await makeDataFolder(dataFolder)
  await makeFolder(draft)
  try {
    for (const name of STATIC_FILES) {
      const bytes = await readModelFile(place, name)
      const found = hash('sha256', bytes)
      if (name === TABLE_FILE && found !== sha256.toLowerCase()) {
        throw new CommandError(
          `${name} has the hash ${found}, not ${sha256}: nothing was installed.`,
        )
      }
      await writeFile(join(draft, name), bytes)
    }
    await openStaticModel(draft).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new CommandError(`The model cannot be used: ${reason}. Nothing was installed.`)
    })
    await makeFolder(folder)
    for (const name of STATIC_FILES) await rename(join(draft, name), join(folder, name))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function readModelFile(place: string, name: string): Promise<Uint8Array> {
  const from = isWebPlace(place) ? `${place.replace(/\/+$/, '')}/${name}` : join(place, name)
  try {
    return isWebPlace(place) ? await download(from) : await readFile(from)
  } catch (error) {
    throw new CommandError(`Cannot read ${from}: ${describeMissing(error)}`)
  }
}

async function download(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the server answers with ${response.status}.`)
  const bytes: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error('it is larger than 1 GB.')
    bytes.push(chunk)
  }
  return Buffer.concat(bytes)
}
