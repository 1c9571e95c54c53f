import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>
type ImportersOf = (id: string) => readonly string[]

/**
 * Keeps everything that `entry` needs at once (and `before`, if given, does not) in one file, which the
 * files loaded later import from. By itself, a bundler puts shared code into a separate file, and a
 * visitor waits for one more.
 */
export function keepTogether(name: string, entry: string, before?: string): CodeSplitting {
  const isNeeded = createSearch(entry)
  const isThere = before === undefined ? () => false : createSearch(before)
  return {
    // Code that both need stays with the page.
    includeDependenciesRecursively: false,
    groups: [
      {
        name(id, bundle) {
          const importersOf: ImportersOf = (other) => bundle.getModuleInfo(other)?.importers ?? []
          return isNeeded(id, importersOf) && !isThere(id, importersOf) ? name : null
        },
      },
    ],
  }
}

/** Says whether a module is loaded together with `entry`. */
function createSearch(entry: string): (id: string, importersOf: ImportersOf) => boolean {
  const known = new Map<string, boolean>()
  return function search(id, importersOf): boolean {
    const found = known.get(id)
    if (found !== undefined) return found
    // Until the result is known, because modules may import each other.
    known.set(id, false)
    const isFound =
      id.endsWith(entry) || importersOf(id).some((other) => search(other, importersOf))
    known.set(id, isFound)
    return isFound
  }
}
