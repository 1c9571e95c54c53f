import { expect, it } from 'vitest'
import { readHref } from './links.ts'

const PAGE = 'https://shop.example/products/widget'

it.each([
  ['https://a.example/x?y#z', 'https://a.example/x?y#z'],
  ['mailto:hello@a.example', 'mailto:hello@a.example'],
  ['tel:+441234', 'tel:+441234'],
  ['/about-us', 'https://shop.example/about-us'],
  ['#sizes', 'https://shop.example/products/widget#sizes'],
  // A browser treats the backslash as a slash, and so goes to another host: the address shown on hover
  // must be that host.
  ['/\\evil.example', 'https://evil.example/'],
  ['\\\\evil.example', 'https://evil.example/'],
  ['https:evil.example', 'https://shop.example/products/evil.example'],
])('resolves %j as a browser does', (written, address) => {
  expect(readHref(written, PAGE)).toBe(address)
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'ftp://a.example',
  'http://[',
])('has no address for %j', (written) => {
  expect(readHref(written, PAGE)).toBeUndefined()
})

it('has no address for a relative link if the page has no address', () => {
  expect(readHref('/about-us', 'about:blank')).toBeUndefined()
})
