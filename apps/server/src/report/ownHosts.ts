import type { Config } from '@docent/content'

type Hosts = Pick<Config, 'url' | 'assistantUrl' | 'hosts' | 'allowedOrigins'>

/** Tells the hosts that show the site's own pages from other sites with the chat. */
export function knowOwnHosts({ url, assistantUrl, hosts, allowedOrigins }: Hosts) {
  const own = new Set([...toHosts([url, assistantUrl]), ...hosts])
  const others = new Set(toHosts(allowedOrigins))
  return (host: string): boolean => {
    const name = host.replace(/:\d+$/, '')
    if (own.has(host) || own.has(name) || LOOPBACK.has(name)) return true
    // If an owner names no address, every host is theirs from which only their own pages may ask.
    return url === '' && !others.has(host)
  }
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function toHosts(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => URL.parse(address)?.host ?? [])
}
