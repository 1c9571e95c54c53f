/** The reasons by the code of the network. */
const REASONS: Readonly<Record<string, string>> = {
  EAI_AGAIN: 'its name cannot be looked up',
  ECONNREFUSED: 'no server listens there',
  ECONNRESET: 'the connection broke',
  ENOTFOUND: 'there is no such host',
  UND_ERR_SOCKET: 'the connection broke',
}

/** Says why a request failed. `fetch` says only "fetch failed": the reason is in the cause. */
export function describeFetchFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it did not answer in time'
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  const code = 'code' in cause ? String(cause.code) : ''
  // If a host has several addresses, the error of all of them has no message.
  return REASONS[code] ?? (cause.message || error.message)
}
