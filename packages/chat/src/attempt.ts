/**
 * Uses the browser's storage, which throws if it is blocked or full: then undefined is returned,
 * and what was to be kept lasts as long as the page. Nobody who blocks storage expects more.
 */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
