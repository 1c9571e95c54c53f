/** The greatest of any number of values: `Math.max` takes only as many as fit on the stack. */
export function findMost(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), -Infinity)
}
