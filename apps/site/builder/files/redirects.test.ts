// @vitest-environment jsdom
// Shares its document: it reads text with it.

import { describe, expect, it } from 'vitest'
import { formatRedirects, parseRedirects } from './redirects.ts'

const SITE = 'https://lamps.example'
const REDIRECTS = [
  { from: '/lamp', to: '/products/lamp#care' },
  { from: '/old/größe.html', to: '/products/größe' },
  { from: '/old/list.pdf', to: '/files/list.pdf' },
  { from: '/blog', to: 'https://blog.example/a?b=%20&c' },
]

describe('formatRedirects', () => {
  it('has no file without redirects', () => {
    expect(formatRedirects([], SITE).size).toBe(0)
  })

  it('writes a line for each, which reads back', () => {
    const text = formatRedirects(REDIRECTS, SITE).get('_redirects') ?? ''
    expect(text.split('\n')[0]).toBe('/lamp /products/lamp#care 301')
    expect([...parseRedirects(text)]).toEqual([
      ['/lamp', '/products/lamp#care'],
      ['/old/größe.html', '/products/gr%C3%B6%C3%9Fe'],
      ['/old/list.pdf', '/files/list.pdf'],
      ['/blog', 'https://blog.example/a?b=%20&c'],
    ])
  })

  it('writes a page for each path that a host serves as HTML', () => {
    const files = formatRedirects(REDIRECTS, SITE)
    expect([...files.keys()]).toEqual([
      '_redirects',
      'lamp/index.html',
      'old/größe.html',
      'blog/index.html',
    ])
    const page = new DOMParser().parseFromString(files.get('lamp/index.html') ?? '', 'text/html')
    const read = (selector: string, name: string) =>
      page.querySelector(selector)?.getAttribute(name)
    expect(read('link[rel=canonical]', 'href')).toBe(`${SITE}/products/lamp#care`)
    expect(read('meta[http-equiv=refresh]', 'content')).toBe('0; url=/products/lamp#care')
    expect(read('meta[name=robots]', 'content')).toBe('noindex')
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/products/lamp#care')
  })

  it('invents no address of the site, and escapes what an owner wrote', () => {
    const [, page = ''] = [...formatRedirects([{ from: '/a', to: '/b"><script>' }], '').values()]
    expect(page).not.toMatch(/canonical|<script/)
  })
})
