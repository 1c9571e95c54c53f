/** A regular expression, as text: browsers check the ballots that they have stored. */
export const BALLOT_PATTERN = '^[A-Za-z0-9_-]{8,64}$'

/** Whether this can be a ballot: random characters that a browser draws for its vote on one page. */
export function isBallot(value: unknown): value is string {
  // An expression outside of the function would be an effect, with which scripts load this file.
  return typeof value === 'string' && new RegExp(BALLOT_PATTERN).test(value)
}
