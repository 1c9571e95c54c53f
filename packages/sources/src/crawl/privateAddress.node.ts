import { BlockList, isIP } from 'node:net'

// Addresses that no public site has: this machine, private networks, link-local, multicast and
// documentation addresses, and the addresses where clouds tell a machine its secrets (169.254.169.254).
const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
// Public IPv6 addresses begin with 2000::/3.
const IPV6 = [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
] as const

// One list for both would also hold each IPv4 address to the rules for ::ffff:0:0/96.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [net, bits] of IPV4) blocked.ipv4.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of IPV6) blocked.ipv6.addSubnet(net, bits, 'ipv6')

/** Whether no public site can have this IP address. Other text counts as private too. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return blocked.ipv4.check(address, 'ipv4')
  // No public address has a zone.
  if (version !== 6 || address.includes('%')) return true
  // An IPv4 address inside an IPv6 one leads to the same machine.
  const inner = readMapped(address)
  return inner === undefined
    ? blocked.ipv6.check(address, 'ipv6')
    : blocked.ipv4.check(inner, 'ipv4')
}

/** The IPv4 address that `::ffff:0:0/96` stands for; undefined for other addresses. */
function readMapped(address: string): string | undefined {
  const url = URL.parse(`http://[${address}]/`)
  const mapped = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(url?.hostname ?? '')
  if (!mapped) return undefined
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
