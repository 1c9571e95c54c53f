const BALLOT = /^[A-Za-z0-9_-]{8,64}$/

/** Whether this can be a ballot: random characters that a browser draws for its vote on one page. */
export function isBallot(value: unknown): value is string {
  return typeof value === 'string' && BALLOT.test(value)
}
