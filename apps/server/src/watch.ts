import { existsSync, watch } from 'node:fs'

/** A change is looked at once files have been still for so long: an editor writes in steps. */
const STILL_MS = 30

/**
 * Calls `onChange` after something in these files or folders has changed, one call at a time.
 * Returns the way to stop.
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
  const watchers = paths.filter(existsSync).map((path) => {
    const watcher = watch(path, { recursive: true }, later)
    // A folder that is taken away ends its watcher, and must not end the process.
    watcher.on('error', later)
    return watcher
  })
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
