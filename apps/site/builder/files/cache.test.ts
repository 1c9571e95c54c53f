import { expect, it } from 'vitest'
import { findCache } from './cache.ts'

it.each([
  ['/home/me/docent/apps/site/builder/files', '/home/me/docent/node_modules/.cache/docent-site'],
  ['/home/me/shop/node_modules/docent/dist', '/home/me/shop/node_modules/.cache/docent-site'],
  [
    '/home/me/node_modules/a/node_modules/docent/dist',
    '/home/me/node_modules/a/node_modules/.cache/docent-site',
  ],
])('keeps what modules in %s cache in %s', (folder, cache) => {
  expect(findCache(folder)).toBe(cache)
})
