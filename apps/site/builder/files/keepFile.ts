import { rename, utimes, writeFile } from 'node:fs/promises'

/** Writes a file of the cache unless it is there, and says whether it was written. */
export async function keepFile(file: string, make: () => Promise<Buffer>): Promise<boolean> {
  const now = new Date()
  try {
    await utimes(file, now, now)
    return false
  } catch {
    // Not there yet.
  }
  // Another build may make it too: each writes under a temporary name until it is complete.
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, await make())
  await rename(draft, file)
  return true
}
