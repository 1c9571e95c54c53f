import type { Log } from '@docent/answers'
import type { Handler } from '../chat/chat.ts'

export interface HostRules {
  /** The public address of the site; empty if it is not known. */
  readonly url: string
  /** Where the assistant is, if the pages are on another host; otherwise empty. */
  readonly assistantUrl: string
  /** Other names that this server is reached by. */
  readonly hosts: readonly string[]
}

/**
 * Answers requests for the hosts of the configuration and for this machine, and refuses other hosts
 * with 421. Without `url` and `hosts` the names of this server are not known, and any will do.
 *
 * A page of another site can have its own name resolve to this server (DNS rebinding). Its browser then
 * takes the answers for those of the page, also from inside somebody's network: only the name in `host`
 * tells such a request from an honest one.
 */
export function guardHosts(handler: Handler, readRules: () => HostRules, log: Log): Handler {
  let isHinted = false
  return async (request, from) => {
    const host = request.headers.get('host')
    if (host === null || isServedHost(host, readRules())) return handler(request, from)

    if (!isHinted) {
      isHinted = true
      log.info(HINT, { host: host.slice(0, MAX_SAID) })
    }
    return new Response(refuseHost(host), {
      status: 421,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  }
}

const HINT =
  'refused a request for an unknown host: if visitors use that name for this server, or a proxy ' +
  'sends it instead of theirs, add it to hosts in the configuration'

const MAX_SAID = 100

/** Whether the configuration or this machine has a host, as in the header `host`. */
export function isServedHost(host: string, { url, assistantUrl, hosts }: HostRules): boolean {
  if (url === '' && hosts.length === 0) return true
  const name = readName(`http://${host}`)
  if (name === undefined) return false
  if (LOOPBACK.test(name)) return true
  return [url, assistantUrl, ...hosts.map((one) => `http://${one}`)].map(readName).includes(name)
}

const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/

/**
 * Ports do not matter: a page cannot choose the name that its browser sends, but it can choose a port.
 */
function readName(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  return hostname.endsWith('.') ? hostname.slice(0, -1) : hostname
}

/** The sentence that refuses a host. */
export function refuseHost(host: string): string {
  return `This server does not answer for the host ${host.slice(0, MAX_SAID)}. Its owner has not listed it in hosts.`
}
