import type { createAddressReader } from '@docent/chat-server'
import { countNoun } from '../printing/countNoun.ts'
import { hasAdminToken } from './adminToken.ts'

/** An address may send this many wrong tokens in this time. Nobody mistypes more often. */
const MAX_WRONG = 10
const WINDOW_MS = 600_000

/** The maximum number of addresses to remember, which limits the memory. */
const MAX_ADDRESSES = 10_000

/** The sender of a request, or the time to wait for an address that sent too many wrong tokens. */
type OperatorVerdict = 'operator' | 'other' | { readonly waitMs: number }

/**
 * Checks whether a request has the operator's token. Each process counts wrong tokens separately.
 */
export interface OperatorCheck {
  /** Without a token nobody is the operator. */
  readonly isPossible: boolean
  read(headers: Headers, connectedFrom: string): OperatorVerdict
}

export interface OperatorCheckOptions {
  readonly token: string | undefined
  readonly readAddress: ReturnType<typeof createAddressReader>
  readonly now?: () => number
}

/**
 * A blocked address is refused even with the right token, so that a guess does not show that it is
 * right.
 */
export function createOperatorCheck(options: OperatorCheckOptions): OperatorCheck {
  const { token, readAddress, now = Date.now } = options
  /** The times of wrong tokens, by address, the most recent address last. */
  const wrong = new Map<string, readonly number[]>()

  function remember(address: string, times: readonly number[]): void {
    wrong.delete(address)
    wrong.set(address, [...times, now()])
    const [oldest] = wrong.keys()
    if (wrong.size > MAX_ADDRESSES && oldest !== undefined) wrong.delete(oldest)
  }

  return {
    isPossible: token !== undefined,
    read(headers, connectedFrom) {
      const header = headers.get('authorization')
      if (token === undefined || header === null) return 'other'
      const address = readAddress(headers, connectedFrom)
      const times = (wrong.get(address) ?? []).filter((time) => time > now() - WINDOW_MS)
      const [first = 0] = times
      if (times.length >= MAX_WRONG) return { waitMs: first + WINDOW_MS - now() }
      if (hasAdminToken(header, token)) return 'operator'
      remember(address, times)
      return 'other'
    },
  }
}

/** The refusal of such an address: a sentence, and the value of the header `retry-after`. */
export function refuseWrongTokens(waitMs: number): { sentence: string; retryAfter: string } {
  const minutes = countNoun(Math.ceil(waitMs / 60_000), 'minute')
  return {
    sentence: `This address has sent too many wrong tokens. Try again in ${minutes}.`,
    retryAfter: String(Math.ceil(waitMs / 1000)),
  }
}
