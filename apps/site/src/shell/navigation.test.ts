import { expect, it } from 'vitest'
import { currentOf } from './navigation.ts'

it.each([
  ['/', '/', 'page'],
  ['/products', '/products', 'page'],
  ['/products', '/products/widget', 'true'],
  ['/', '/products', undefined],
  ['/products', '/products-old', undefined],
  ['/products', '', undefined],
])('says of a link to %s on the page at %s that it is current: %s', (to, route, current) => {
  expect(currentOf(to, route, '/')).toBe(current)
})

it('is not current on every page of a language because it leads to its home page', () => {
  expect(currentOf('/de', '/de/products', '/de')).toBeUndefined()
  expect(currentOf('/de/products', '/de/products/lamp', '/de')).toBe('true')
})
