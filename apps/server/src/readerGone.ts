/**
 * Lets a command go on when nobody reads what it prints any more, as in `docent build | head -1`:
 * what it was to do is done, and nothing more is printed.
 */
export function ignoreGoneReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!isReaderGone(error)) throw error
    })
  }
}

/** Whether something could not be written because its reader has left. */
export function isReaderGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}
