import { describe, expect, it } from 'vitest'
import { readRobots } from './robots.ts'

const TEXT = `
# All
User-agent: *
Disallow: /private
Allow: /private/open
Disallow: /*.pdf$
Disallow: /a*b*c
Crawl-delay: 2.5

Sitemap: https://a.example/map.xml
User-agent: other
User-agent: strict
Disallow: /
`

describe('readRobots', () => {
  it.each([
    ['/', true],
    ['/private', false],
    ['/private/x', false],
    ['/private/open/x', true],
    ['/x.pdf', false],
    ['/x.pdf?y', true],
    ['/a1b2c3', false],
    ['/a1c2b', true],
  ])('decides on %s: %s', (path, expected) => expect(readRobots(TEXT).allows(path)).toBe(expected))

  it('reads the delay and the sitemaps', () => {
    expect(readRobots(TEXT)).toMatchObject({ delay: 2.5, sitemaps: ['https://a.example/map.xml'] })
  })

  it('follows only the group of its own name, if there is one', () => {
    const robots = readRobots(`${TEXT}\nUser-agent: Docent/1.0\nDisallow: /own\n`)
    expect(robots.allows('/private')).toBe(true)
    expect(robots.allows('/own')).toBe(false)
    expect(robots.delay).toBeUndefined()
  })

  it('reads the names of a group past fields that it does not know', () => {
    const text = 'User-agent: docent\nHost: a.example\nUser-agent: other\nDisallow: /own\n'
    expect(readRobots(text).allows('/own')).toBe(false)
  })

  it('allows everything if nothing is forbidden', () => {
    for (const text of ['', 'User-agent: *\nDisallow:', '<html>not found</html>']) {
      expect(readRobots(text).allows('/x')).toBe(true)
    }
  })
})
