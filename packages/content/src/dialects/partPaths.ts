/** A file that an include may mean. */
export interface PartPath {
  /** Below the folder, with `/` between its parts. */
  readonly path: string
  /** The lines that the include asks for. */
  readonly cut: (text: string) => string
}

/** Nothing else is read, so that a page cannot show a file of secrets. */
const READABLE = /\.(?:md|mdx|markdown|txt)$/i
/** `guide.md{3,10}`, `guide.md:3:10`, `guide.md:install` and `guide.md#install`. */
const PART = /^(.*?\.\w+)(?:\{(\d*),(\d*)\}|:(\d+):(\d+)|[:#]([\w-]+))?$/

/**
 * The files that an include or import may mean, the most likely one first. A path may start at the page, at
 * the folder, or above the folder, as an alias such as `@site/docs` does.
 */
export function listPartPaths(written: string, from: string): PartPath[] {
  const [, given = written, ...range] = PART.exec(written.trim()) ?? []
  const cut = toCut(range)
  const paths = given.startsWith('.')
    ? [joinPath(from, given)]
    : [...listEndings(given.replace(/^\//, '')), joinPath(from, given)]
  return [...new Set(paths)].flatMap((path) =>
    path !== undefined && READABLE.test(path) ? [{ path, cut }] : [],
  )
}

/** The path, and what is left of it without its first folders. */
function listEndings(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '')
  if (parts.includes('..') || parts.length > 20) return []
  return parts.slice(0, 4).map((_, index) => parts.slice(index).join('/'))
}

/** A path relative to a page. Undefined if it leads out of the folder. */
function joinPath(from: string, to: string): string | undefined {
  const parts = from.split('/').slice(0, -1)
  for (const part of to.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined
    } else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function toCut([first, last, from, until, name]: (string | undefined)[]): (text: string) => string {
  const start = Number(first || from || 1)
  const end = Number(last || until || Infinity)
  if (name === undefined)
    return (text) =>
      text
        .split('\n')
        .slice(start - 1, end)
        .join('\n')
  return (text) => {
    const lines = text.split('\n')
    const has = (line: string, marks: readonly string[]): boolean =>
      marks.some((mark) => line.includes(mark))
    const at = lines.findIndex((line) => has(line, [`[start:${name}]`, `#region ${name}`]))
    const to = lines.findIndex(
      (line, index) => index > at && has(line, [`[end:${name}]`, '#endregion']),
    )
    return at < 0 ? text : lines.slice(at + 1, to < 0 ? undefined : to).join('\n')
  }
}
