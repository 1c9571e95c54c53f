import type { createAddressReader } from '@docent/chat-server'
import { hasAdminToken } from './adminToken.ts'

/** So many wrong tokens of one address are taken in this time: nobody types more by mistake. */
const MAX_WRONG = 10
const WINDOW_MS = 600_000

/** How many addresses are remembered: a flood of them takes no more memory. */
const MAX_ADDRESSES = 10_000

/** Who asks, or how long an address has to wait that sent too many wrong tokens. */
type OperatorVerdict = 'operator' | 'other' | { readonly waitMs: number }

/** Says whether a request has the operator's token. Each process counts wrong tokens separately. */
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

/** An address that waits is refused with the right token too: a guess must not tell that it is right. */
export function createOperatorCheck(options: OperatorCheckOptions): OperatorCheck {
  const { token, readAddress, now = Date.now } = options
  /** The times of wrong tokens, by address. The address of the newest one is the last. */
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

/** What such an address is told, in a sentence, and the headers with it. */
export function refuseWrongTokens(waitMs: number): { sentence: string; retryAfter: string } {
  const minutes = Math.ceil(waitMs / 60_000)
  return {
    sentence:
      'This address has sent too many wrong tokens. ' +
      `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfter: String(Math.ceil(waitMs / 1000)),
  }
}
