import { expect, it } from 'vitest'
import { requirePage } from './requirePage.ts'

const ROUTES = ['/', '/products/lamp', 'https://docs.acme.example/v1/start.html']

it.each([
  '/',
  '/products/lamp',
  '/products/lamp/',
  'https://lumen.example/products/lamp?a=b#c',
  'products/lamp',
  // Only a list of pages.
  '/products',
  'https://docs.acme.example/v1/start',
  '/v1/start.html',
])('accepts %s', (page) => {
  expect(() => requirePage(page, ROUTES)).not.toThrow()
})

// It had no effect, and no command said a word.
it.each([
  ['/products/lmap', 'did you mean "/products/lamp"?'],
  ['/product', 'write an address such as /products/lamp.'],
  ['nope', 'write an address such as /products/lamp.'],
])('refuses %s', (page, advice) => {
  expect(() => requirePage(page, ROUTES)).toThrow(
    `There is no page ${page}, which --page names: ${advice}`,
  )
})
