import { statSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'

/** A change is handled after this quiet time, because an editor writes in several steps. */
const STILL_MS = 30

/** How often to look for a folder that was removed. */
const LOOK_MS = 500

/**
 * Calls `onChange` after a change in these files or folders, one call at a time. They may disappear
 * and return, for example when another branch is checked out or an editor replaces a file. Returns
 * a function that stops watching.
 */
export function watchPaths(paths: readonly string[], onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(onChange)
    }, STILL_MS)
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

/** Its location on the disk; undefined while it does not exist. */
function findPlace(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true })
  // A new folder may get the inode number of its predecessor.
  return found && `${found.dev}:${found.ino}:${found.birthtimeNs}`
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
