import type { IncomingMessage } from 'node:http'

/**
 * Normalises the target of a request to `/path?query`. Clients of proxies send an absolute address,
 * and its host then replaces that of the header.
 *
 * @returns false if the target is not an address of a site, or the request names several hosts.
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
