import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, posix, relative, sep } from 'node:path'
import { readVersion } from '../version.ts'
import type { Build } from './builds.ts'
import { removeOldShared } from './removeOldShared.ts'
import { listMountPaths, MOUNTS_FILE, nameMountFolder } from './sharedMounts.ts'
import { writeBuild } from './writeBuild.ts'
import { makeFolder } from '../makeFolder.ts'
import { isHidden } from '../sources/isHidden.ts'

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

/** The file in the shared place that names the build to serve. */
export const CURRENT = 'current.json'

export const nameManifest = (hash: string): string => `${hash}.json`

type SharedBuild = Pick<Build, 'hash' | 'mounts'>

/**
 * Copies a build, with the pages of other tools that it shows, into a folder that nodes read or
 * that an owner uploads for them. Writes the file that names the build last, and then removes the
 * oldest builds.
 *
 * @throws {CommandError} if the folder cannot be written.
 */
export async function shareBuild(
  buildFolder: string,
  { hash, mounts }: SharedBuild,
  to: string,
): Promise<void> {
  const folder = join(to, hash)
  await writeBuild(to, async () => {
    const paths = await copyFiles(join(buildFolder, hash), folder)
    for (const [place, mount] of mounts.entries())
      paths.push(...(await copyFiles(mount.folder, folder, nameMountFolder(place))))
    if (mounts.length > 0) {
      await writeWhole(join(folder, MOUNTS_FILE), listMountPaths(mounts))
      paths.push(MOUNTS_FILE)
    }
    // Only these: an earlier copy of the build may have left others.
    const files: SharedFile[] = []
    for (const path of paths) files.push(await describeFile(folder, path))
    const manifest: BuildManifest = { version: await readVersion(), files }
    await writeWhole(join(to, nameManifest(hash)), manifest)
    await writeWhole(join(to, CURRENT), { hash })
    await removeOldShared(to, hash)
  })
}

/** Returns the paths of the copies below `to`. */
async function copyFiles(from: string, to: string, below = ''): Promise<string[]> {
  const paths: string[] = []
  for (const path of await listFiles(from)) {
    // Hidden files of a mounted folder are never served.
    if (below !== '' && isHidden(path)) continue
    const copy = posix.join(below, path)
    await makeFolder(dirname(join(to, copy)))
    await copyFile(join(from, path), join(to, copy))
    paths.push(copy)
  }
  return paths
}

/** Read in pieces: an index may have gigabytes. */
async function describeFile(folder: string, path: string): Promise<SharedFile> {
  const digest = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(join(folder, path)) as AsyncIterable<Uint8Array>) {
    digest.update(chunk)
    bytes += chunk.byteLength
  }
  return { path, bytes, sha256: digest.digest('hex') }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** A reader sees the old file or the new one, never half of one. */
async function writeWhole(file: string, value: object): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, JSON.stringify(value))
  await rename(draft, file)
}
