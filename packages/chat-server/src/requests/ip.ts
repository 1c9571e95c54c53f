export type Ip =
  | { readonly version: 4; readonly bytes: readonly number[] }
  | { readonly version: 6; readonly groups: readonly number[] }

/**
 * Reads an address as sockets and proxies write it, with a port, brackets or a zone or without;
 * undefined if invalid. `::ffff:192.0.2.1` is the IPv4 address 192.0.2.1.
 */
export function readIp(text: string): Ip | undefined {
  const bare = strip(text.trim())
  const bytes = readBytes(bare)
  if (bytes) return { version: 4, bytes }

  const groups = readGroups(bare)
  if (!groups) return undefined
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return { version: 4, bytes: [high >> 8, high & 255, low >> 8, low & 255] }
  return { version: 6, groups }
}

/** `[2001:db8::1%eth0]:443` is 2001:db8::1, `192.0.2.1:443` is 192.0.2.1. */
function strip(text: string): string {
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1]
  const withoutPort = inBrackets ?? text.replace(/^([\d.]+):\d+$/, '$1')
  return withoutPort.replace(/%.*$/, '')
}

function readBytes(text: string): number[] | undefined {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return undefined
  const bytes = text.split('.').map(Number)
  return bytes.every((byte) => byte <= 255) ? bytes : undefined
}

const GROUPS = 8

function readGroups(text: string): number[] | undefined {
  const halves = toHex(text).split('::')
  const [before = [], after = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = GROUPS - before.length - after.length
  const isWhole = halves.length === 1 ? missing === 0 : halves.length === 2 && missing > 0
  if (!isWhole) return undefined

  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return groups.map((group) => Number.parseInt(group, 16))
}

/** The end of an address may be written as one of IPv4. */
function toHex(text: string): string {
  const end = text.slice(text.lastIndexOf(':') + 1)
  const bytes = readBytes(end)
  if (!bytes) return text
  const [a = 0, b = 0, c = 0, d = 0] = bytes
  const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  return text.slice(0, text.length - end.length) + hex
}
