import { expect, it } from 'vitest'
import { createAllow } from './allow.ts'

const allow = createAllow({
  routes: ['/', '/products/fern', '/über-uns'],
  siteUrl: 'https://plants.example',
  allowList: ['docs.plants.test', 'https://github.com/plants', 'care@plants.example'],
})

it.each([
  ['/products/fern', '/products/fern'],
  ['/products/fern/', '/products/fern'],
  ['/products/fern?from=chat#watering', '/products/fern#watering'],
  ['products/fern', '/products/fern'],
  ['https://plants.example/', '/'],
  ['/%C3%BCber-uns', '/%C3%BCber-uns'],
  ['https://docs.plants.test/a?b=1', 'https://docs.plants.test/a?b=1'],
  ['https://github.com/plants', 'https://github.com/plants'],
  ['https://github.com/plants/pots', 'https://github.com/plants/pots'],
  ['mailto:Care@plants.example', 'mailto:Care@plants.example'],
])('lets %s through as %s', (address, written) => {
  expect(allow(address)).toBe(written)
})

it.each([
  '/products/orchid',
  '#watering',
  '',
  '//evil.test/products/fern',
  '/\\evil.test',
  'https://plants.example.evil.test/',
  'https://plants.example@evil.test/',
  'https://user:word@plants.example/',
  'http://plants.example/',
  'https://evil.docs.plants.test/',
  'https://github.com/plants-evil',
  'https://github.com/plants/../evil',
  'mailto:care@plants.example?bcc=evil@evil.test',
  'mailto:boss@plants.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
])('stops %j', (address) => {
  expect(allow(address)).toBeUndefined()
})

it('knows the pages of a site that has no address', () => {
  const bare = createAllow({ routes: ['/delivery'] })
  expect(bare('/delivery')).toBe('/delivery')
  expect(bare('https://plants.example/delivery')).toBeUndefined()
})
