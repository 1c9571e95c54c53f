/**
 * Uses the browser's storage, which throws if it is blocked or full: then undefined is returned,
 * and the value lasts only as long as the page. Visitors who block storage expect this.
 */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
