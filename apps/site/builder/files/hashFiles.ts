import { createHash, type Hash } from 'node:crypto'
import { glob, readFile, readlink } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Files of a folder, by patterns. */
export interface HashedFiles {
  readonly folder: string
  readonly patterns: readonly string[]
}

/**
 * Changes when a file changes, and only then. It compares bytes and not times: a fresh clone of the
 * same files has the same hash.
 */
export async function hashFiles(
  groups: readonly HashedFiles[],
  hash: Hash = createHash('sha256'),
): Promise<string> {
  for (const { folder, patterns } of groups) await addFiles(hash, folder, patterns)
  return hash.digest('hex').slice(0, 16)
}

async function addFiles(hash: Hash, folder: string, patterns: readonly string[]): Promise<void> {
  const files: string[] = []
  const links: string[] = []
  for await (const entry of glob([...patterns], {
    cwd: folder,
    withFileTypes: true,
    exclude: isForeign,
  })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
    if (entry.isSymbolicLink()) links.push(join(entry.parentPath, entry.name))
  }
  for (const file of files.toSorted()) {
    const content = await readFile(file)
    hash.update(`${relative(folder, file)}\0${content.byteLength}\0`).update(content)
  }
  // The target of a link is part of the site; the linked file itself is read as a file.
  for (const link of links.toSorted()) {
    hash.update(`${relative(folder, link)}\0link\0${await readlink(link)}\0`)
  }
}

function isForeign({ name }: { name: string }): boolean {
  return name === 'node_modules' || name.startsWith('.') || /\.test\.tsx?$/.test(name)
}
