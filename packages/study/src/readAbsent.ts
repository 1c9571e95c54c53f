/** Reads a file that does not exist as an empty one: for `catch` after `readFile`. Throws any other error again. */
export function readAbsent(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
  throw error
}
