/** Whether the path of a page is one that an owner wants. */
export type WantsPath = (path: string) => boolean

export interface PathRules {
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  /** If given, a path must match one of these as well. */
  readonly within?: readonly string[]
}

/**
 * Reads patterns of paths: `*` matches part of a name, `**` matches any path, and a pattern without a
 * star matches everything below it.
 */
export function createPathFilter({ include = [], exclude = [], within }: PathRules): WantsPath {
  const wanted = include.map(toMatcher)
  const unwanted = exclude.map(toMatcher)
  const inner = within?.map(toMatcher)
  return (path) => {
    const whole = path.startsWith('/') ? path : `/${path}`
    const isWanted = wanted.length === 0 || wanted.some((matches) => matches(whole))
    if (inner && !inner.some((matches) => matches(whole))) return false
    return isWanted && !unwanted.some((matches) => matches(whole))
  }
}

function toMatcher(pattern: string): WantsPath {
  const whole = pattern.startsWith('/') ? pattern : `/${pattern}`
  if (!whole.includes('*')) {
    const folder = whole.endsWith('/') ? whole : `${whole}/`
    return (path) => path === whole || path.startsWith(folder)
  }
  const pieces = whole.split(/(\*\*|\*)/)
  return (path) => matchPieces(pieces, path)
}

/** Without a regular expression: two stars in one would try each place for the first again and again. */
function matchPieces(pieces: readonly string[], path: string): boolean {
  // The places in the path that are reached so far, after each piece.
  let reached = new Set([0])
  for (const piece of pieces) {
    const next = new Set<number>()
    for (const at of reached) {
      if (piece === '**') for (let to = at; to <= path.length; to++) next.add(to)
      else if (piece === '*') for (let to = at; to <= endOfName(path, at); to++) next.add(to)
      else if (path.startsWith(piece, at)) next.add(at + piece.length)
    }
    reached = next
  }
  return reached.has(path.length)
}

function endOfName(path: string, from: number): number {
  const slash = path.indexOf('/', from)
  return slash < 0 ? path.length : slash
}
