import type { Dirent } from 'node:fs'
import { realpathSync, statSync } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { readErrorCode } from '../readErrorCode.ts'
import { compareText } from './problem.ts'

/** The content folder does not exist, or is not a folder. */
export class ContentFolderError extends Error {
  override name = 'ContentFolderError'

  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(`Cannot read the content folder ${folder}: ${reason}.`, options)
  }
}

/** The files in a folder, relative to it, with `/` between the parts, in order. */
export interface Listing {
  readonly files: readonly string[]
  /** Symbolic links that lead out of the folder. */
  readonly outside: readonly string[]
  /** Symbolic links that lead nowhere, or round in a circle. */
  readonly broken: readonly string[]
}

/**
 * Lists the files below a folder. Names that start with a dot and `node_modules` are left out.
 *
 * Symbolic links are followed inside the folder only: a page or a picture from outside would publish
 * what its owner did not put here. A folder that is reached twice, as by a loop, is read once.
 *
 * @throws {ContentFolderError} if it, or a folder in it, cannot be read.
 */
export async function listFiles(folder: string): Promise<Listing> {
  const root = await realpath(folder).catch((cause: unknown) => refuse(folder, cause))
  const seen = new Set<string>()
  const files: string[] = []
  const outside: string[] = []
  const broken: string[] = []

  async function read(path: string): Promise<void> {
    for (const entry of await readFolder(join(folder, path), seen)) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      const inside = path === '' ? entry.name : `${path}/${entry.name}`
      const kind = await kindOf(entry, join(folder, inside), root)
      if (kind === 'folder') await read(inside)
      if (kind === 'file') files.push(inside)
      if (kind === 'outside') outside.push(inside)
      if (kind === 'broken') broken.push(inside)
    }
  }

  await read('')
  return {
    files: files.toSorted(compareText),
    outside: outside.toSorted(compareText),
    broken: broken.toSorted(compareText),
  }
}

/** No such file, a folder on the way that is a file, a name that no disk takes, or links that lead round in a circle. */
const MISSING: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

/** Whether a path leads to a file that is really below the folder, symbolic links followed. */
export function isFileWithin(folder: string, path: string): boolean {
  try {
    const real = realpathSync(join(folder, path))
    return isWithin(realpathSync(folder), real) && statSync(real).isFile()
  } catch (cause) {
    if (MISSING.has(readErrorCode(cause) ?? '')) return false
    throw cause
  }
}

function isWithin(root: string, real: string): boolean {
  const path = relative(root, real)
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

/** The entries of a folder; empty if it has been read already. */
async function readFolder(folder: string, seen: Set<string>): Promise<Dirent[]> {
  try {
    const real = await realpath(folder)
    if (seen.has(real)) return []
    seen.add(real)
    const entries = await readdir(real, { withFileTypes: true })
    return entries.toSorted((a, b) => compareText(a.name, b.name))
  } catch (cause) {
    return refuse(folder, cause)
  }
}

function refuse(folder: string, cause: unknown): never {
  throw new ContentFolderError(folder, explain(cause), { cause })
}

type Kind = 'file' | 'folder' | 'outside' | 'broken' | 'other'

async function kindOf(entry: Dirent, path: string, root: string): Promise<Kind> {
  const isLink = entry.isSymbolicLink()
  const target = isLink ? await realpath(path).catch(() => undefined) : path
  if (target === undefined) return 'broken'
  if (isLink && !isWithin(root, target)) return 'outside'
  const found = isLink ? await stat(target).catch(() => undefined) : entry
  if (found?.isDirectory()) return 'folder'
  return found?.isFile() ? 'file' : 'other'
}

/** Why a file or folder cannot be read, in words. */
export function explain(cause: unknown): string {
  const code = readErrorCode(cause)
  if (code === 'ENOENT') return 'it does not exist'
  if (code === 'ENOTDIR') return 'it is not a folder'
  if (code === 'EACCES' || code === 'EPERM') return 'reading it is not permitted'
  return cause instanceof Error ? cause.message : String(cause)
}
