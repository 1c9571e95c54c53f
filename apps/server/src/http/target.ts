import type { IncomingMessage } from 'node:http'

/**
 * Brings the target of a request into the form `/path?query`. Clients of proxies send a whole address,
 * and then its host counts, not that of the header.
 *
 * @returns false where the target is no address of a site, or the request names several hosts.
 */
export function readTarget(request: IncomingMessage): boolean {
  const { url: target = '/', headers, headersDistinct } = request
  if ((headersDistinct['host']?.length ?? 0) > 1) return false
  if (target.startsWith('/')) return URL.canParse(PLACEHOLDER + target)
  if (!/^https?:\/\/[^/?#\\]/i.test(target) || !URL.canParse(target)) return false

  const { host, pathname, search } = new URL(target)
  request.url = pathname + search
  headers.host = host
  return true
}

const PLACEHOLDER = 'http://localhost'
