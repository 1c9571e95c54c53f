import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { compareText } from './problem.ts'

/** The folder of the content is not there, or is no folder. */
export class ContentFolderError extends Error {
  override name = 'ContentFolderError'

  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(`Cannot read the content folder ${folder}: ${reason}.`, options)
  }
}

/**
 * Lists the files below a folder, relative to it with `/` between their parts, in order.
 *
 * Left out are names that start with a dot and `node_modules`. Symbolic links are followed; a
 * folder that is reached twice, as by a loop, is read once.
 *
 * @throws {ContentFolderError} if it, or a folder in it, cannot be read.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const seen = new Set<string>()
  const files: string[] = []

  async function read(path: string): Promise<void> {
    for (const entry of await readFolder(join(folder, path), seen)) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      const inside = path === '' ? entry.name : `${path}/${entry.name}`
      const kind = await kindOf(entry, join(folder, inside))
      if (kind === 'folder') await read(inside)
      if (kind === 'file') files.push(inside)
    }
  }

  await read('')
  return files.toSorted(compareText)
}

/** The entries of a folder; none if it has been read already. */
async function readFolder(folder: string, seen: Set<string>): Promise<Dirent[]> {
  try {
    const real = await realpath(folder)
    if (seen.has(real)) return []
    seen.add(real)
    const entries = await readdir(real, { withFileTypes: true })
    return entries.toSorted((a, b) => compareText(a.name, b.name))
  } catch (cause) {
    throw new ContentFolderError(folder, explain(cause), { cause })
  }
}

async function kindOf(entry: Dirent, path: string): Promise<'file' | 'folder' | 'other'> {
  // A link to nothing, or a file that has gone since its folder was read, is as if it never was.
  const real = entry.isSymbolicLink() ? await stat(path).catch(() => undefined) : entry
  if (real === undefined) return 'other'
  if (real.isDirectory()) return 'folder'
  return real.isFile() ? 'file' : 'other'
}

/** Why a file or folder cannot be read, in words. */
export function explain(cause: unknown): string {
  const code = codeOf(cause)
  if (code === 'ENOENT') return 'it does not exist'
  if (code === 'ENOTDIR') return 'it is not a folder'
  if (code === 'EACCES' || code === 'EPERM') return 'reading it is not permitted'
  return cause instanceof Error ? cause.message : String(cause)
}

export function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}
