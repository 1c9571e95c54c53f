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
const IPV6 = [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const

const blocked = new BlockList()
for (const [net, bits] of IPV4) blocked.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of IPV6) blocked.addSubnet(net, bits, 'ipv6')

/** Whether no public site can have this IP address. Other text counts as private too. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return blocked.check(address, 'ipv4')
  if (version !== 6) return true
  // An IPv4 address inside an IPv6 one leads to the same machine.
  return blocked.check(address, 'ipv6') || isMapped(address)
}

function isMapped(address: string): boolean {
  const url = new URL(`http://[${address.replace(/%.*$/, '')}]/`)
  const mapped = /^\[::(?:ffff:)?([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(url.hostname)
  if (!mapped) return false
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)]
  return blocked.check([high >> 8, high & 255, low >> 8, low & 255].join('.'), 'ipv4')
}
