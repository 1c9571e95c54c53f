import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprintCode } from './fingerprint.ts'

/** The embed as it is built of today's code. */
export interface Embed {
  readonly folder: string
  /** `widget-HASH.js`, which never changes. */
  readonly file: string
  /** What a tag that names that file says in its attribute `integrity`. */
  readonly integrity: string
}

export function embedFolder(buildFolder: string): string {
  return join(buildFolder, 'embed')
}

/**
 * The embed of today's code; made if there is none yet. It depends on nothing that an owner writes.
 * Older ones stay beside it: their addresses stand in pages of other sites.
 *
 * @throws {Error} that says why it cannot be built.
 */
export async function prepareEmbed(buildFolder: string): Promise<Embed> {
  const folder = embedFolder(buildFolder)
  const made = await fingerprintCode()
  const known = await readKnown(folder)
  if (known?.made === made) return { folder, file: known.file, integrity: known.integrity }

  await mkdir(folder, { recursive: true })
  const { buildEmbed } = await import('@docent/site/embed')
  const built = await buildEmbed(folder)
  const draft = join(folder, `widget.json.${process.pid}.draft`)
  await writeFile(draft, `${JSON.stringify({ ...built, made }, undefined, 2)}\n`)
  await rename(draft, join(folder, 'widget.json'))
  return { folder, file: built.file, integrity: built.integrity }
}

async function readKnown(folder: string): Promise<(Embed & { made: string }) | undefined> {
  try {
    const known = JSON.parse(await readFile(join(folder, 'widget.json'), 'utf8')) as Embed & {
      made: string
    }
    await access(join(folder, known.file))
    return known
  } catch {
    // None yet, or one that cannot be read: both mean that it has to be made.
    return undefined
  }
}
