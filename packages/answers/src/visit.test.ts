import { describe, expect, it } from 'vitest'
import { readRoute } from './visit.ts'

describe('readRoute', () => {
  it.each([
    ['https://site.example/products/fern/?from=mail#size', '/products/fern'],
    ['/products/fern', '/products/fern'],
    ['https://site.example/', '/'],
    ['https://site.example/pflanzen/k%C3%BCche', '/pflanzen/küche'],
    ['https://site.example/100%', ''],
    ['http://', ''],
  ])('reads %s as %j', (url, route) => expect(readRoute(url)).toBe(route))
})
