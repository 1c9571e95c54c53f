import { inTurn } from './inTurn.ts'
import { watchTree } from './watchTree.ts'
import type { TreeEvents } from './watchTree.ts'

/** A change is handled after this quiet time, because an editor writes in several steps. */
const STILL_MS = 30

/** How often to look for a folder that was removed. */
const LOOK_MS = 500

/**
 * Calls `onChange` after a change in these files or folders, one call at a time, also after a call that failed. They may
 * disappear and return, for example when another branch is checked out or an editor replaces a file. Returns a function
 * that stops watching.
 */
export function watchPaths(
  paths: readonly string[],
  onChange: () => Promise<void>,
  tell: (line: string) => void = console.error,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const change = inTurn(onChange)
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(change, STILL_MS)
  }
  const onProblem = createTeller(tell)
  const trees = paths.map((path) => watchTree(path, { onChange: later, onProblem }))
  // A watcher follows the file that it was opened on, and does not report a file that replaces it.
  const looking = setInterval(() => {
    for (const tree of trees) if (tree.look()) later()
  }, LOOK_MS)
  looking.unref()
  return () => {
    clearTimeout(timer)
    clearInterval(looking)
    for (const tree of trees) tree.close()
  }
}

function createTeller(tell: (line: string) => void): TreeEvents['onProblem'] {
  let isFull = false
  return (path, { code, message }) => {
    if (code !== 'ENOSPC') {
      tell(
        `Docent does not notice changes in ${path}: ${message}. Restart it after a change there.`,
      )
      return
    }
    // Once, because the limit may be reached for thousands of folders at the same time.
    if (!isFull) {
      tell(
        `Docent does not notice changes in ${path}, and perhaps in other folders, because the system ` +
          'allows no more watchers: raise fs.inotify.max_user_watches, or restart Docent after a change.',
      )
    }
    isFull = true
  }
}
