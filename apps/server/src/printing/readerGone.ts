/**
 * Lets a command continue when its output has no reader any more, as in `docent build | head -1`:
 * it finishes its work without printing. If the output cannot be written for another reason, such
 * as a full disk, the command ends with one sentence.
 */
export function ignoreGoneReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // A process may run several commands.
    stream.off('error', onOutputError)
    stream.on('error', onOutputError)
  }
}

function onOutputError(error: NodeJS.ErrnoException): void {
  if (!isReaderGone(error)) endWithoutOutput(error)
}

function endWithoutOutput(error: NodeJS.ErrnoException): never {
  if (process.stderr.writable) {
    process.stderr.write(`The output is incomplete. It cannot be written (${error.code}).\n`)
  }
  process.exit(1)
}

/** Whether a write failed because the reader has left. */
export function isReaderGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}
