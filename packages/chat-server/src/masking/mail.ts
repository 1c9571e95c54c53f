/** Longer than any name that a mailbox can have. */
const MAX_NAME = 256
/** The common characters of a name. The standard allows more, but they would include words next to the address. */
const MAIL =
  /[\p{L}\p{N}_][\p{L}\p{N}.!$%'*+_~-]{0,255}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,7}\.(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24})(?![\p{L}\p{N}_])/iuy

/** Finds mail addresses. `react@18.2.0` and `git@host.example:repository` are not mail addresses. */
export function findMail(folded: string, start: number): number | undefined {
  // Only what has its sign near is looked at, or every word would be read for it.
  if (!folded.slice(start, start + MAX_NAME + 1).includes('@')) return undefined
  MAIL.lastIndex = start
  const address = MAIL.exec(folded)?.[0]
  if (address === undefined) return undefined
  const end = start + address.length
  return address.startsWith('git@') && folded[end] === ':' ? undefined : end
}
