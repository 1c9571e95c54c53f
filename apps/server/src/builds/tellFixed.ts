/**
 * Work that is repeated after each change, with a line for the author when it succeeds after it failed:
 * otherwise the last line would still be the error.
 */
export function tellFixed(
  work: () => Promise<void>,
  tell: (line: string) => void = console.log,
): () => Promise<void> {
  let isBroken = false
  return async () => {
    try {
      await work()
    } catch (error) {
      isBroken = true
      throw error
    }
    if (isBroken) tell('That is fixed: the site shows your changes again.')
    isBroken = false
  }
}
