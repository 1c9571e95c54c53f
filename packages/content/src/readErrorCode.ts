/** The code that Node gives an error of the system: `ENOENT`. Undefined for other errors. */
export function readErrorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
