import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { readErrorCode } from '@docent/content/readErrorCode'

/**
 * Creates a folder and those above it, if they are missing. Node's own `recursive` runs forever where
 * the system says that a folder is missing although the one above it exists, as below `/proc`.
 *
 * @throws an error with the code `ENOTSUP` in such a place, and otherwise those of `mkdir`.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const path = resolve(folder)
  for (const missing of await listMissing(path)) await makeOne(missing, mode)
  // If it is not a folder, this says so.
  await mkdir(path, { recursive: true })
}

/** The highest first. */
async function listMissing(path: string): Promise<string[]> {
  return (await exists(path)) ? [] : [...(await listMissing(dirname(path))), path]
}

async function makeOne(folder: string, mode: number | undefined): Promise<void> {
  try {
    await mkdir(folder, { ...(mode !== undefined && { mode }) })
  } catch (error) {
    const code = readErrorCode(error)
    // Another process was faster.
    if (code === 'EEXIST' && (await exists(folder))) return
    if (code !== 'ENOENT') throw error
    const message = `Nothing can be created in ${dirname(folder)}`
    throw Object.assign(new Error(message, { cause: error }), { code: 'ENOTSUP' })
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(readErrorCode(error) ?? '') && dirname(path) !== path)
      return false
    throw error
  }
}
