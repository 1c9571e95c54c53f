// Pages of other tools that a server shows are read from their folders, which other nodes do not have. A shared
// build has copies of them, and a list of where they are shown.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readErrorCode } from '@docent/content/readErrorCode'
import type { Mount } from '../sources/openSource.ts'

/** The list, among the files of a shared build. */
export const MOUNTS_FILE = 'mounts.json'

/** The folder in a shared build with the files of one mount, by its number. */
export const nameMountFolder = (place: number): string => `mounts/${place}`

export function listMountPaths(mounts: readonly Mount[]): string[] {
  return mounts.map(({ path }) => path)
}

/** The mounts of a build that was fetched. Most builds have none, and no list. */
export async function readMounts(folder: string): Promise<Mount[]> {
  const list = await readFile(join(folder, MOUNTS_FILE), 'utf8').catch((error: unknown) => {
    if (readErrorCode(error) === 'ENOENT') return '[]'
    throw error
  })
  const paths = JSON.parse(list) as readonly string[]
  return paths.map((path, place) => ({ path, folder: join(folder, nameMountFolder(place)) }))
}
