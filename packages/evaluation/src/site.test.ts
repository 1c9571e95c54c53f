import { describe, expect, it } from 'vitest'
import { isSection, toAnswerRoute } from './site.ts'

describe('toRoute', () => {
  it.each([
    ['/', '/'],
    ['/#top', '/'],
    ['/products/fern/#size', '/products/fern'],
    ['http://localhost:3000/products/fern?x=1', '/products/fern'],
    ['/b%C3%BCcher', '/bücher'],
    ['/100%', '/100%'],
    ['http://', ''],
  ])('reads %j as %j', (url, route) => {
    expect(toAnswerRoute(url)).toBe(route)
  })
})

describe('isSection', () => {
  it.each([
    ['What’s new?', "What's new"],
    ['`build.target`', 'build.target'],
    ['Default [target](#target)', 'Default target'],
    ['安装', '安装'],
    ['', ''],
  ])('finds %j in %j', (heading, found) => {
    expect(isSection({ file: 'a.md', heading }, found)).toBe(true)
  })

  it.each([
    ['Size', 'Sizes'],
    ['', 'Size'],
    ['Size', ''],
    ['安装', '升级'],
  ])('does not find %j in %j', (heading, found) => {
    expect(isSection({ file: 'a.md', heading }, found)).toBe(false)
  })

  it('finds anything if no heading is named', () => {
    expect(isSection({ file: 'a.md' }, 'Size')).toBe(true)
  })
})
