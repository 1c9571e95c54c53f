import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { readVersion } from '../version.ts'
import { writeBuild } from './writeBuild.ts'

/** The list of the files of a build. In the shared place it is next to the folder of the build. */
export interface BuildManifest {
  /** The version of Docent that made it. */
  readonly version: string
  readonly files: readonly SharedFile[]
}

export interface SharedFile {
  /** Below the folder of the build, with slashes. */
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** The shared place's own name for the build that nodes serve. */
export const CURRENT = 'current.json'

export const nameManifest = (hash: string): string => `${hash}.json`

/**
 * Copies a build into a folder that nodes read, or that an owner uploads for them. The file that names
 * the build comes last.
 *
 * @throws {CommandError} if the folder cannot be written.
 */
export async function shareBuild(buildFolder: string, hash: string, to: string): Promise<void> {
  const from = join(buildFolder, hash)
  await writeBuild(to, async () => {
    const files: SharedFile[] = []
    for (const path of await listFiles(from)) {
      const copy = join(to, hash, path)
      await mkdir(dirname(copy), { recursive: true })
      await copyFile(join(from, path), copy)
      files.push({ path, bytes: (await stat(copy)).size, sha256: hashBytes(await readFile(copy)) })
    }
    const manifest: BuildManifest = { version: await readVersion(), files }
    await writeWhole(join(to, nameManifest(hash)), manifest)
    await writeWhole(join(to, CURRENT), { hash })
  })
}

export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** A reader sees the old file or the new one, never a half. */
async function writeWhole(file: string, value: object): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, JSON.stringify(value))
  await rename(draft, file)
}
