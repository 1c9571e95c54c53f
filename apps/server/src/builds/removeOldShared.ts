import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The number of shared builds to keep: a node may still fetch an older one, or an owner go back to it. */
const KEPT = 3
const MANIFEST = /^([\da-f]{16})\.json$/

/**
 * Removes all but the newest builds from a shared folder. It removes each manifest before its
 * files, so that nodes skip the build.
 */
export async function removeOldShared(to: string, current: string): Promise<void> {
  const hashes = (await readdir(to)).flatMap((name) => MANIFEST.exec(name)?.[1] ?? [])
  const aged = await Promise.all(
    hashes.map(async (hash) => ({ hash, at: (await stat(join(to, `${hash}.json`))).mtimeMs })),
  )
  const old = aged.filter(({ hash }) => hash !== current).toSorted((a, b) => b.at - a.at)
  for (const { hash } of old.slice(KEPT - 1)) {
    await rm(join(to, `${hash}.json`), { force: true })
    await rm(join(to, hash), { recursive: true, force: true })
  }
}
