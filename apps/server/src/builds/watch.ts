import { statSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { inTurn } from './inTurn.ts'

/** A change is handled after this quiet time, because an editor writes in several steps. */
const STILL_MS = 30

/** How often to look for a folder that was removed. */
const LOOK_MS = 500

/**
 * Calls `onChange` after a change in these files or folders, one call at a time, also after a call that failed. They may
 * disappear and return, for example when another branch is checked out or an editor replaces a file. Returns a function
 * that stops watching.
 */
export function watchPaths(paths: readonly string[], onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  const change = inTurn(onChange)
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(change, STILL_MS)
  }
  const watched = paths.map((path) => watchPath(path, later))
  // A watcher follows the file that it was opened on, and does not report a file that replaces it.
  const looking = setInterval(() => {
    for (const { look } of watched) look()
  }, LOOK_MS)
  looking.unref()
  return () => {
    clearTimeout(timer)
    clearInterval(looking)
    for (const { close } of watched) close()
  }
}

function watchPath(path: string, onChange: () => void): { look(): void; close(): void } {
  let place = findPlace(path)
  let watcher = open(path, place, onChange)
  return {
    look() {
      const now = findPlace(path)
      if (now === place) return
      watcher?.close()
      place = now
      watcher = open(path, place, onChange)
      onChange()
    },
    close: () => watcher?.close(),
  }
}

/** Its location on the disk; undefined while it does not exist, or cannot be reached. */
function findPlace(path: string): string | undefined {
  try {
    const { dev, ino, birthtimeNs } = statSync(path, { bigint: true })
    // A new folder may get the inode number of its predecessor.
    return `${dev}:${ino}:${birthtimeNs}`
  } catch {
    // Reading the folder tells the owner what is wrong.
    return undefined
  }
}

function open(
  path: string,
  place: string | undefined,
  onChange: () => void,
): FSWatcher | undefined {
  if (place === undefined) return undefined
  try {
    const watcher = watch(path, { recursive: true }, onChange)
    // Removing a folder ends its watcher, but must not end the process.
    watcher.on('error', onChange)
    return watcher
  } catch {
    // It disappeared after the check. The next check looks again.
    return undefined
  }
}
