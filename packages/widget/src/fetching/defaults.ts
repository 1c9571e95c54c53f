// The specification's numbers for the frontend's GETs. They do not apply to the chat's stream.
// docs/decisions/021-get.md has the reasons.

/** After an error, the first new try. */
const RETRY_MS = 5000
const SLOW_RETRY_MS = 10_000

/** Each further failure doubles the wait: from 5 s to 640, from 10 s to 1,280. */
const MAX_DOUBLINGS = 7

/** In milliseconds, for every GET. */
export const GET_DEFAULTS = {
  /** Requests for the same address within this time share one answer. */
  dedupingInterval: 2000,
  /** When a visitor returns to the window, the answer is fetched again, at most this often. */
  focusThrottleInterval: 5000,
  /** An answer that takes longer is slow. */
  loadingTimeout: 3000,
} as const

/** How long to wait after the given number of failures in a row, on the connection of this moment. */
export function readRetryMs(failures: number): number {
  const firstMs = isSlowConnection() ? SLOW_RETRY_MS : RETRY_MS
  return firstMs * 2 ** Math.min(failures - 1, MAX_DOUBLINGS)
}

/** As much of the Network Information API as is read. Not every browser has it. */
interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

// Read each time, because a connection changes: a train leaves its tunnel.
function isSlowConnection(): boolean {
  const { connection } = navigator as { readonly connection?: Connection }
  return connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '')
}
