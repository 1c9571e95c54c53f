import { describe, expect, it } from 'vitest'
import { importHtml } from './importHtml.ts'
import type { HtmlImportOptions } from './importHtml.ts'
import { describeTally } from './tally.ts'

const toEntries = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, html]) => ({ path, read: () => html }))

function read(files: Readonly<Record<string, string>>, options?: HtmlImportOptions) {
  const { pages, ...rest } = importHtml(toEntries(files), options)
  return { pages: [...pages()], ...rest }
}

const page = (text: string, head = ''): string =>
  `<html><head>${head}</head><body><main><h1>${text}</h1><p class="slogan">Lamps since 1901, made by hand.</p><p>About ${text}.</p></main></body></html>`
const canonical = (address: string): string => `<link rel="canonical" href="${address}">`

describe('importHtml', () => {
  it('drops the lines that the template repeats inside the text, and says how many words', () => {
    const long = 'The text of a page is longer than what a template adds to it. '.repeat(8)
    const files = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [
        `${name}.html`,
        page(`${name} ${name}. ${long}${name}`),
      ]),
    )
    const { pages, tally } = read(files)
    expect(pages[0]?.sections[0]?.markdown).toMatch(/^About a a\./)
    expect(tally.droppedWords).toBe(5 * 6)
  })

  it('keeps what pages of a reference share', () => {
    const files = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.html`, page(name)]),
    )
    expect(read(files).pages[0]?.sections[0]?.markdown).toContain('Lamps since 1901')
  })

  it('takes addresses from canonical links that fit the paths, with or without an ending', () => {
    const base = 'https://lamps.example/docs'
    const { pages, url } = read({
      'index.html': page('Home', canonical(`${base}/`)),
      'guide/dim.html': page('Dim', canonical(`${base}/guide/dim`)),
      'guide/off.html': page('Off'),
    })
    expect(url).toBe(`${base}/`)
    expect(pages.map((one) => one.url)).toEqual([
      `${base}/`,
      `${base}/guide/dim`,
      `${base}/guide/off`,
    ])
  })

  // A template that named the front page as canonical everywhere made one page of a site.
  it('does not trust canonical links that name one page everywhere, nor files', () => {
    const wrong = canonical('https://lamps.example/x')
    const { pages } = read(
      {
        'a.html': page('A', wrong),
        'b/index.html': page('B', wrong),
        'c.html': page('C', canonical('file:///usr/c.html')),
      },
      { url: 'https://real.example/docs' },
    )
    expect(pages.map(({ url }) => url)).toEqual([
      'https://real.example/docs/a.html',
      'https://real.example/docs/b/',
      'https://real.example/docs/c.html',
    ])
  })

  it('keeps one of two pages with one address, and counts pages without text', () => {
    const same = canonical('https://lamps.example/a')
    const { pages, tally } = read({
      'a.html': page('A', same),
      'copy/a.html': page('A', same),
      'b.html': page('B', canonical('https://lamps.example/b')),
      'empty.html': '<html><body><main></main></body></html>',
      'gone.html': '<html><head><meta name="robots" content="noindex"></head><body>x</body></html>',
    })
    expect(pages).toHaveLength(2)
    expect(tally).toMatchObject({
      duplicates: ['copy/a.html'],
      empty: ['empty.html'],
      hidden: ['gone.html'],
    })
    expect(describeTally(tally)).toBe(
      '2 pages, 2 sections (skipped: 1 without text, 1 duplicate, 1 not to be indexed)',
    )
  })

  it('leads to paths if a source is served under one, and nowhere from files', () => {
    const files = { 'a/b.html': page('B <a href="../c.html#x">C</a>') }
    const linksOf = (url: string) => read(files, { url }).pages[0]?.sections[0]?.markdown
    expect(linksOf('/docs/')).toContain('About B [C](/docs/c.html#x)')
    expect(linksOf('https://a.example/')).toContain('[C](https://a.example/c.html#x)')
    // This was an address made of two.
    expect(linksOf('file:///home/docs/')).toContain('About B C')
  })

  it('drops what most titles end with', () => {
    const files = Object.fromEntries(
      ['add', 'rm', 'mv', 'log'].map((name) => [`${name}.html`, page(`${name}(1) Manual Page`)]),
    )
    expect(read(files).pages.map(({ title }) => title)).toEqual([
      'add(1)',
      'rm(1)',
      'mv(1)',
      'log(1)',
    ])
  })

  // Generators write the description of the site on each page that has none.
  it('drops a description that several pages share', () => {
    const described = (text: string) => page('A', `<meta name="description" content="${text}">`)
    const { pages } = read({
      'a.html': described('Dims the lamp.'),
      'b.html': described('The site of our lamps.'),
      'c.html': described('The site of our lamps.'),
    })
    expect(pages.map(({ description }) => description)).toEqual(['Dims the lamp.', '', ''])
  })

  it('reads the version from the path if the page does not name it', () => {
    const files = { 'v2/a.html': page('A'), 'b.html': page('B') }
    expect(read(files).pages.map(({ version }) => version)).toEqual(['v2', ''])
    expect(read(files, { version: '3' }).pages.map(({ version }) => version)).toEqual(['3', '3'])
  })
})
