import { statSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'

/** A change is looked at once files have been still for so long: an editor writes in steps. */
const STILL_MS = 30

/** How soon a folder that was taken away is found again. */
const LOOK_MS = 500

/**
 * Calls `onChange` after something in these files or folders has changed, one call at a time. They
 * may go and come back, as when another branch is checked out or an editor puts a new file in the
 * place of the old. Returns the way to stop.
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

/** Where on the disk it is; undefined while it is not there. */
function findPlace(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true })
  // A new folder may get the number of the one that was there just before.
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
    // A folder that is taken away ends its watcher, and must not end the process.
    watcher.on('error', onChange)
    return watcher
  } catch {
    // It has gone since it was looked for, and is looked for again.
    return undefined
  }
}
