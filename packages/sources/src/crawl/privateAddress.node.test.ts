import { expect, it } from 'vitest'
import { isPrivateAddress } from './privateAddress.node.ts'

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::ffff:0:127.0.0.1',
  '0:0:0:0:0:ffff:0a00:0001',
  '::FFFF:192.168.0.1',
  '2001:0:7f00:1::',
  '3fff::1',
  '5f00::1',
  '4000::1',
  'a000::1',
  '2606:2800:220:1::1%1',
  '2130706433',
  '0x7f000001',
  'localhost',
  '',
])('counts %j as private', (address) => expect(isPrivateAddress(address)).toBe(true))

it.each(['93.184.216.34', '1.1.1.1', '172.32.0.1', '2606:2800:220:1::1', '::ffff:1.1.1.1'])(
  'counts %j as public',
  (address) => expect(isPrivateAddress(address)).toBe(false),
)
