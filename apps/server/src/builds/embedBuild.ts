import { access, copyFile, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findEmbedKit, fingerprintCode } from '@docent/site/kit'
import { writeBuild } from './writeBuild.ts'
import { makeFolder } from '../makeFolder.ts'

/** The embed, built from today's code. */
export interface Embed {
  readonly folder: string
  /** `widget-HASH.js`, which never changes. */
  readonly file: string
  /** The `integrity` attribute of a tag with that file. */
  readonly integrity: string
}

const DESCRIPTION = 'widget.json'

export function embedFolder(buildFolder: string): string {
  return join(buildFolder, 'embed')
}

/**
 * The embed of today's code, built if missing. It does not depend on anything that an owner writes.
 * Older ones stay next to it, because pages of other sites use their addresses.
 *
 * @throws {CommandError} that says why it cannot be written.
 */
export async function prepareEmbed(buildFolder: string): Promise<Embed> {
  const folder = embedFolder(buildFolder)
  const made = await fingerprintCode()
  const known = await readKnown(folder)
  if (known?.made === made) return { folder, file: known.file, integrity: known.integrity }

  const kit = await findEmbedKit()
  return writeBuild(buildFolder, () => copyKit(kit, folder, made))
}

async function copyKit(kit: string, folder: string, made: string): Promise<Embed> {
  await makeFolder(folder)
  const built = await readDescription(kit)
  for (const name of await readdir(kit)) {
    if (name !== DESCRIPTION)
      await replace(join(folder, name), (draft) => copyFile(join(kit, name), draft))
  }
  const text = `${JSON.stringify({ ...built, made }, undefined, 2)}\n`
  await replace(join(folder, DESCRIPTION), (draft) => writeFile(draft, text))
  return { folder, file: built.file, integrity: built.integrity }
}

/** The rename publishes all files at once, because the folder may be served at this moment. */
async function replace(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  await write(draft)
  await rename(draft, file)
}

interface Described extends Embed {
  /** The fingerprint of the code that built it. */
  readonly made: string
}

async function readDescription(folder: string): Promise<Described> {
  return JSON.parse(await readFile(join(folder, DESCRIPTION), 'utf8')) as Described
}

async function readKnown(folder: string): Promise<Described | undefined> {
  try {
    const known = await readDescription(folder)
    await access(join(folder, known.file))
    return known
  } catch {
    // It does not exist yet, or it cannot be read. In both cases it must be built.
    return undefined
  }
}
