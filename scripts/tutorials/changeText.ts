/** A change that cannot be made in the text it is meant for. */
export class ChangeError extends Error {
  override readonly name = 'ChangeError'
}

/**
 * Makes a change as a page shows it: lines that begin with `-` go, those with `+` come, and others,
 * which begin with a space, say where.
 *
 * @throws {ChangeError} unless the place is in the text exactly once.
 */
export function changeText(text: string, change: string): string {
  const lines = change.split('\n')
  const without = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  const before = without('+')
  const pieces = `\n${text}`.split(`\n${before}`)
  if (pieces.length !== 2) {
    const found = pieces.length === 1 ? 'nowhere' : `at ${pieces.length - 1} places`
    throw new ChangeError(`What is to be changed stands ${found}:\n${before}`)
  }
  return pieces.join(`\n${without('-')}`).slice(1)
}
