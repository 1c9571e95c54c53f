import { describe, expect, it } from 'vitest'
import { toCollection, toRoute } from './route.ts'

describe('toRoute', () => {
  it.each([
    ['index.md', '/'],
    ['about-us.md', '/about-us'],
    ['products/index.md', '/products'],
    ['products/widget.markdown', '/products/widget'],
    ['docs/v1.10/index-of-all.md', '/docs/v1.10/index-of-all'],
    ['FAQ.md', '/FAQ'],
    ['My page (new).md', '/My-page-new'],
    ['über/日本語.md', '/über/日本語'],
    ['u\u0308ber.md', '/über'],
    ['c#.md', '/c'],
    ['100%.md', '/100'],
    ['🚀.md', '/page'],
  ])('gives %j the route %j', (file, route) => {
    expect(toRoute(file)).toBe(route)
  })
})

describe('toCollection', () => {
  it('is the top folder', () => {
    expect(['a.md', 'b/c.md', 'b/c/d.md'].map(toCollection)).toEqual(['', 'b', 'b'])
  })
})
