import { expect, it } from 'vitest'
import { nameProduct, nameSource } from './nameSource.node.ts'

it.each([
  ['./docs', 'docs'],
  ['/home/me/lamps/build', 'lamps'],
  ['./build', 'build'],
  ['lamps/The manual.pdf', 'The manual'],
  // The assistant used to be called ".vitepress assistant".
  ['lamps/.vitepress/dist', 'lamps'],
  ['../../dist', 'dist'],
  ['https://docs.lamps.example/guide', 'docs.lamps.example'],
])('calls %s %s', (from, name) => expect(nameSource(from)).toBe(name))

it.each([
  ['/home/me/lamps/docs', 'lamps'],
  ['/home/me/lamps/docs/.vitepress/dist', 'lamps'],
  ['/home/me/lamps/website/docs/', 'lamps'],
  ['/home/me/lamps', 'lamps'],
  // These folders say nothing about the product.
  ['/home/me/docs', 'docs'],
  ['/work/docs/build', 'docs'],
  ['/docs', 'docs'],
])('calls the product of %s %s', (path, name) => expect(nameProduct(path)).toBe(name))
