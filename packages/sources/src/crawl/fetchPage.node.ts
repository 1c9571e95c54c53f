import { lookup as lookupHost } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPrivateAddress } from './privateAddress.node.ts'

/** A server's response. */
export interface Fetched {
  /** After redirects. */
  readonly url: string
  readonly status: number
  readonly type: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Empty if the type was not wanted, and for 304. */
  readonly body: Uint8Array
}

export interface FetchOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Whether a body of this media type is read. */
  readonly wants: (type: string) => boolean
  /** Whether a redirect to this address may be followed. */
  readonly follows: (url: URL) => boolean
  readonly maxBytes: number
  /** Whether the first bytes of a larger body are enough. @default the page is refused */
  readonly takesStart?: boolean
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** Why a page was not read, in a word or two that a report can count. */
export class FetchError extends Error {
  override name = 'FetchError'
  readonly reason: string

  constructor(reason: string, url: string, options?: ErrorOptions) {
    super(`Cannot read ${url}: ${reason}.`, options)
    this.reason = reason
  }
}

export interface FetcherOptions {
  /** Whether an IP address may be connected to. @default only public ones */
  readonly allows?: (address: string, host: string) => boolean
  /** Finds the addresses of a host. */
  readonly lookup?: LookupFunction
  readonly userAgent: string
}

export type FetchPage = (url: string, options: FetchOptions) => Promise<Fetched>

const MAX_REDIRECTS = 5

/**
 * Creates the function that reads pages of other people's servers.
 *
 * It checks the address when it connects, after the name was resolved, and again after each redirect: a
 * name that was public a moment ago can resolve to this machine. Connections are not reused, because a
 * reused one would not be checked again.
 */
export function createFetchPage(fetcher: FetcherOptions): FetchPage {
  return async (start, options) => {
    const deadline = AbortSignal.timeout(options.timeoutMs)
    const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline
    let url = new URL(start)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await connect(url, fetcher, options, signal).catch((cause: unknown) =>
        explain(cause, url, deadline),
      )
      const next = readRedirect(response, url)
      if (next === undefined) {
        return receive(response, url, options).catch((cause: unknown) =>
          explain(cause, url, deadline),
        )
      }
      response.destroy()
      if (!/^https?:$/.test(next.protocol) || !options.follows(next)) {
        throw new FetchError('leads elsewhere', url.href)
      }
      url = next
    }
    throw new FetchError('redirects in a loop', start)
  }
}

function explain(cause: unknown, url: URL, deadline: AbortSignal): never {
  if (cause instanceof FetchError) throw cause
  if (deadline.aborted) throw new FetchError('takes too long', url.href, { cause })
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const reason = code === 'ENOTFOUND' ? 'has no such host' : 'cannot be reached'
  throw new FetchError(reason, url.href, { cause })
}

async function connect(
  url: URL,
  fetcher: FetcherOptions,
  { headers }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { allows = (address: string) => !isPrivateAddress(address) } = fetcher
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A host that is an IP address is not looked up.
  if (isIP(host) !== 0 && !allows(host, host)) throw new FetchError('private address', url.href)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent: false,
      signal,
      lookup: guardLookup(fetcher.lookup ?? lookupHost, allows, url),
      headers: {
        'user-agent': fetcher.userAgent,
        accept: 'text/markdown;q=0.8,text/html,application/xhtml+xml,text/plain;q=0.5',
        'accept-encoding': 'gzip, br, deflate',
        ...headers,
      },
    })
    sent.on('error', reject)
    // A server that switches to another protocol sends no response, and no error either.
    sent.on('close', () => reject(new Error('The connection ended without a response.')))
    sent.on('response', resolve)
    sent.end()
  })
}

/** Resolves a name, and refuses it if any of its addresses is refused. */
function guardLookup(
  lookup: LookupFunction,
  allows: (address: string, host: string) => boolean,
  url: URL,
): LookupFunction {
  return (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const addresses = Array.isArray(found) ? found : [{ address: found, family: isIP(found) }]
      const isRefused = addresses.some(({ address }) => !allows(address, host))
      const [first] = addresses
      if (isRefused || !first) {
        return callback(new FetchError('private address', url.href), '', 0)
      }
      if (options.all === true) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
}

function readRedirect({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
    return undefined
  const next = URL.parse(headers.location, url)
  if (!next) throw new FetchError('leads elsewhere', url.href)
  return next
}

async function receive(
  response: IncomingMessage,
  url: URL,
  options: FetchOptions,
): Promise<Fetched> {
  const { statusCode: status = 0, headers } = response
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const head = { url: url.href, status, type, headers }
  if (status !== 200 || !options.wants(type)) {
    response.destroy()
    return { ...head, body: new Uint8Array() }
  }
  return { ...head, body: await readBody(response, url, options) }
}

/** The body, unpacked. The limit counts unpacked bytes. */
async function readBody(
  response: IncomingMessage,
  url: URL,
  { maxBytes, takesStart = false }: FetchOptions,
): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  const tooLarge = new FetchError('too large', url.href)
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      bytes += chunk.byteLength
      chunks.push(chunk)
      done(bytes > maxBytes ? tooLarge : null)
    },
  })
  const unpack = openUnpacker(response.headers['content-encoding'])
  try {
    if (!takesStart && Number(response.headers['content-length']) > maxBytes) throw tooLarge
    if (unpack) await pipeline(response, unpack, sink)
    else await pipeline(response, sink)
  } catch (cause) {
    response.destroy()
    if (cause !== tooLarge || !takesStart) throw cause
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

function openUnpacker(encoding = ''): ReturnType<typeof createGunzip> | undefined {
  if (/gzip/i.test(encoding)) return createGunzip()
  if (/br/i.test(encoding))
    return createBrotliDecompress() as unknown as ReturnType<typeof createGunzip>
  return /deflate/i.test(encoding) ? createInflate() : undefined
}
