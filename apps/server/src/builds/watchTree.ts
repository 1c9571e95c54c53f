// On Linux, Node's own recursive watcher opens a watcher for each folder and each link. If it cannot open one
// later, its callback throws, which ends the process: a link to itself is enough. It also watches the targets
// of links, even those outside the folder, which nobody reads.

import { lstatSync, readdirSync, statSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { join, sep } from 'node:path'

export interface TreeWatcher {
  /** Looks whether the path leads to another file or folder than before, and returns whether it does. */
  look(): boolean
  close(): void
}

export interface TreeEvents {
  readonly onChange: () => void
  /** A file or folder cannot be watched, and its changes are not noticed. */
  readonly onProblem: (path: string, error: NodeJS.ErrnoException) => void
}

/** Whether the system watches a whole tree with one watcher. */
const HAS_NATIVE = process.platform === 'darwin' || process.platform === 'win32'

interface Watched {
  readonly place: string
  readonly watcher: FSWatcher | undefined
}

/**
 * Watches a file, or a folder and the folders in it. It may be missing, disappear and return. Links in a folder are not
 * followed: their targets are watched as part of the folder, or are not read.
 */
export function watchTree(root: string, { onChange, onProblem }: TreeEvents): TreeWatcher {
  const watched = new Map<string, Watched>()

  /** Returns whether there is a new file or folder at this path, or none any more. */
  function take(path: string): boolean {
    const place = findPlace(path, path === root)
    if (watched.get(path)?.place === place) return false
    drop(path)
    if (place === undefined) return true
    // The watcher comes first, so that no change is missed between the two.
    watched.set(path, { place, watcher: open(path) })
    if (!HAS_NATIVE) for (const folder of listFolders(path)) take(folder)
    return true
  }

  function drop(path: string): void {
    for (const [other, { watcher }] of watched) {
      if (other !== path && !other.startsWith(path + sep)) continue
      watcher?.close()
      watched.delete(other)
    }
  }

  function open(path: string): FSWatcher | undefined {
    try {
      const watcher = watch(path, { recursive: HAS_NATIVE }, (_, name) => {
        // An editor may have replaced the file. The next look would report that change once more.
        if (path === root) take(root)
        if (!HAS_NATIVE && name !== null) take(join(path, name))
        onChange()
      })
      // Removing a folder ends its watcher, but must not end the process.
      watcher.on('error', onChange)
      return watcher
    } catch (error) {
      // It may have disappeared after the check. The next event, or the next look, takes it again.
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'ENOENT') onProblem(path, error as NodeJS.ErrnoException)
      return undefined
    }
  }

  take(root)
  return { look: () => take(root), close: () => drop(root) }
}

/** Its location on the disk; undefined while it does not exist, cannot be reached, or need not be watched. */
function findPlace(path: string, isRoot: boolean): string | undefined {
  try {
    const found = (isRoot ? statSync : lstatSync)(path, { bigint: true })
    // Changes in a file are reported by its folder.
    if (!isRoot && !found.isDirectory()) return undefined
    // A new folder may get the inode number of its predecessor.
    return `${found.dev}:${found.ino}:${found.birthtimeNs}`
  } catch {
    // Reading the folder tells the owner what is wrong.
    return undefined
  }
}

/** The folders in a folder. A file has none; the owner hears of an unreadable folder when it is opened. */
function listFolders(path: string): string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name))
  } catch {
    return []
  }
}
