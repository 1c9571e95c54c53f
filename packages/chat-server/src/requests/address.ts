// The client's address, for the rates: the address of the connection or, behind proxies, the address
// that trusted proxies report.

import type { Limits } from '@docent/content'
import type { Log } from '@docent/answers'
import { readIp } from './ip.ts'

/** The address that a request is counted by. */
export type ReadAddress = (headers: Headers, connectedFrom: string) => string

/** For clients without an address, such as those of a socket file. All of them count as one. */
const UNKNOWN = 'unknown'

const PROXY_HINT =
  'a request has a forwarded address, which Docent does not trust: if a proxy is in front of this ' +
  'server, all visitors count as one and are soon rate-limited; set limits: { proxyHops: 1 } in the ' +
  'configuration, or the number of proxies in a row'

/**
 * Reads addresses of requests that come through `proxyHops` proxies, each of which adds its caller's
 * address to `x-forwarded-for`.
 *
 * Entries further to the left may be forged. With no hops the header is not looked at, and the log says
 * once what to set.
 */
export function createAddressReader(
  { proxyHops }: Pick<Limits, 'proxyHops'>,
  log: Log,
): ReadAddress {
  let isHinted = false
  return (headers, connectedFrom) => {
    const forwarded = headers.get('x-forwarded-for')
    if (proxyHops > 0) return findAsker(forwarded ?? '', connectedFrom, proxyHops)

    if (!isHinted && (forwarded !== null || headers.has('forwarded'))) {
      isHinted = true
      log.info(PROXY_HINT)
    }
    return toCounted(connectedFrom)
  }
}

/** As Express and Caddy do: from the right, past as many as are ours, and no further than there are. */
function findAsker(forwarded: string, connectedFrom: string, hops: number): string {
  const told = forwarded === '' ? [] : forwarded.split(',')
  const chain = [...told.slice(-hops), connectedFrom]
  const asker = toCounted(chain[0] ?? '')
  // Our own proxy wrote it. Where it wrote no address, at least the connection has one.
  return asker === UNKNOWN ? toCounted(connectedFrom) : asker
}

/**
 * The form of an address that is counted. A provider gives each customer 2^64 IPv6 addresses or more:
 * they count as one. An IPv4 address is the same in the form of IPv6.
 */
function toCounted(address: string): string {
  const ip = readIp(address)
  if (ip === undefined) return UNKNOWN
  if (ip.version === 4) return ip.bytes.join('.')
  return `${ip.groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
