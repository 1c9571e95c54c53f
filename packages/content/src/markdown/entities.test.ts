import { expect, it } from 'vitest'
import { decodeEntities } from './entities.ts'

it.each([
  ['AT&amp;T &copy; 2026', 'AT&T © 2026'],
  ['&yuml;&nbsp;&AElig;', 'ÿ\u00A0Æ'],
  ['&ensp;&hellip;&apos;&diams;', "\u2002…'♦"],
  ['&#8212; &#x1F680; &#X41;', '— 🚀 A'],
  ['&#0; &#xD800; &#9999999;', '\uFFFD \uFFFD \uFFFD'],
])('decodes %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})

it.each(['a & b', '&bogus;', '&constructor;', '&copy', '?a=1&lt=2'])('leaves %j alone', (text) => {
  expect(decodeEntities(text)).toBe(text)
})

it('decodes once', () => {
  expect(decodeEntities('&amp;lt;')).toBe('&lt;')
})
