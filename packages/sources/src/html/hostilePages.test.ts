import { walkTokens } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { importHtml } from '../importHtml.ts'
import {
  MAX_ELEMENTS,
  MAX_HEADING_LENGTH,
  MAX_LINKS,
  MAX_OPEN_ELEMENTS,
  MAX_SECTION_LEVEL,
} from '../limits.ts'
import { writeMarkdown } from '../markdown/blocks.ts'
import { toDocument } from '../toDocument.node.ts'
import type { ImportedPage } from '../types.ts'

const ADDRESS = 'https://a.example/'

function readPages(...bodies: readonly string[]): ImportedPage[] {
  const entries = bodies.map((body, index) => ({
    path: `${index}.html`,
    read: () => `<html><body><main><h1>Lamp</h1>${body}</main></body></html>`,
  }))
  return [...importHtml(entries, { url: ADDRESS }).pages()]
}

function readPage(body: string): ImportedPage {
  const [page] = readPages(body)
  if (!page) throw new Error('There is no page.')
  return page
}

/** Everything that a page becomes: its size is what a build keeps in memory. */
const measureDocument = (body: string): number =>
  JSON.stringify(toDocument(readPage(body), 'docs')).length

describe('a hostile page', () => {
  it.each([
    ['a language of code', '<pre data-language="js&#10;```&#10;# Free&#10;">x</pre>'],
    ['a class of code', '<pre class="language-js&#10;```">x</pre>'],
    ['the label of a box', '<div class="note" aria-label="**&#10;&#10;# Free&#10;">x</div>'],
    ['the text of a picture', '<p><img alt="a b c](x) <img src=x onerror=alert(1)>"></p>'],
    [
      'the label of a tab',
      '<div role=tablist><b role=tab>&lt;b&gt; # x</b></div><div role=tabpanel>y</div>',
    ],
    ['a heading', '<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2><p>x</p>'],
    ['a term', '<dl><dt id=a>&lt;img src=x onerror=alert(1)&gt;<dd>x</dl>'],
    [
      'a cell',
      '<table><tr><td>a<td>b<tr><td>&lt;b&gt;<td>| c |&#10;# d<tr><td><code>`|`</code><td>e</table>',
    ],
    ['code in a line', '<p><code>``` &lt;b&gt; ```</code></p>'],
  ])('cannot write markup by %s', (_, body) => {
    const page = readPage(body)
    const { tokens, sections } = toDocument(page, 'docs')
    expect(sections.some(({ text, heading }) => `${text}${heading}` !== '')).toBe(true)
    const kinds: string[] = []
    walkTokens(tokens, 1, ({ type }) => kinds.push(type))
    expect(kinds).not.toContain('html')
    expect(kinds).not.toContain('image')
    // Each heading opens a section that the page itself has.
    expect(kinds.filter((kind) => kind === 'heading')).toHaveLength(page.sections.length - 1)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    '&#1;javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'https://user:password@a.example/',
    '//user@a.example/',
    'mailto:a@b.example',
  ])('cannot link to %j', (href) => {
    const { tokens, links } = toDocument(
      readPage(`<p>Read <a href="${href}">this</a>.</p>`),
      'docs',
    )
    expect(links).toEqual([])
    walkTokens(tokens, 1, ({ type }) => expect(type).not.toBe('link'))
  })

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'https://', 'x'])(
    'has no canonical address %j',
    (canonical) => {
      const html = `<html><head><link rel="canonical" href="${canonical}"></head><body><main><p>Text.</p></main></body></html>`
      const [page] = importHtml([{ path: 'a b/?.html', read: () => html }], {
        url: ADDRESS,
      }).pages()
      expect(page?.url).toBe(`${ADDRESS}a%20b/%3F.html`)
    },
  )

  it('cannot write characters that a terminal obeys', () => {
    const codes = [0, 7, 8, 0x1b, 0x7f, 0x85, 0x202e].map((code) => `&#x${code.toString(16)};`)
    const evil = `a${String.fromCharCode(0x1b, 0x9b, 0x90)}${codes.join('')}b`
    const page = readPage(`<p>${evil}</p><pre>${evil}</pre><h2 id="${evil}">${evil}</h2><p>x</p>`)
    const text = JSON.stringify(toDocument({ ...page, title: evil, description: evil }, 'docs'))
    const { sections } = toDocument(page, 'docs')
    expect(sections[1]).toMatchObject({ heading: expect.stringMatching(/^a\W*b$/) as string })
    expect(text).not.toMatch(/\\u00|\\b|[\u007f-\u009f\u202a-\u202e]/)
  })

  it('is read up to its last element that fits into memory', () => {
    const long = `<p>Before.</p>${'<br>'.repeat(MAX_ELEMENTS)}<p>After.</p>`
    expect(readPage(long).sections[0]?.markdown).toBe('Before.')
    const deep = `<p>Before.</p>${'<b>'.repeat(MAX_OPEN_ELEMENTS + 1)}After.`
    expect(readPage(deep).sections[0]?.markdown).toBe('Before.')
    const allowed = `<p>Before.</p>${'<br>'.repeat(1_000)}${'<b>'.repeat(1_000)}<p>After.`
    expect(readPage(allowed).sections[0]?.markdown).toBe('Before.\n\nAfter.')
  })

  it('says of itself at most a short name, an anchor and a language', () => {
    const long = 'x'.repeat(200_000)
    const page = readPage(`<h2 id="${long}">${long}</h2><p>Text.</p>`)
    const [, section] = page.sections
    expect(section?.heading.length).toBeLessThanOrEqual(MAX_HEADING_LENGTH + 1)
    expect(section?.anchor).toMatch(/^:~:text=x+$/)
    const [named] = importHtml([
      {
        path: 'a.html',
        read: () =>
          `<html lang="${long}"><head><title>${long}</title><meta name=description content="${long}"></head><main>Text.</main></html>`,
      },
    ]).pages()
    expect(JSON.stringify(named).length).toBeLessThan(3_000)
  })
})

// A small text that is written again and again would fill the memory of the build.
describe('a page whose text would multiply', () => {
  const half = (text: string): string => text.repeat(Math.ceil(500_000 / text.length))

  it.each([
    [
      'terms inside each other, each in the path of all sections',
      Array.from({ length: 120 }, (_, at) => `<dl><dt id=t${at}>${'y'.repeat(300)}<dd>`).join('') +
        `<dl>${Array.from({ length: 5_000 }, (_, at) => `<dt id=s${at}>a<dd>b`).join('')}`,
    ],
    ['lines of code inside each other', `<pre>${'<i class=ec-line>'.repeat(240)}${half('word ')}`],
    [
      'rows inside each other',
      `<table><tr><td>a</tr>${'<tr><td><div>'.repeat(80)}${half('word ')}`,
    ],
    [
      'labels of tabs inside each other',
      `<div role=tablist>${'<div role=tab>'.repeat(120)}${half('word ')}${'</div>'.repeat(121)}${Array.from({ length: 120 }, () => '<div role=tabpanel>a</div>').join('')}`,
    ],
    [
      'a table with one long row',
      `<table><tr>${'<td>a'.repeat(9_000)}</tr>${'<tr><td>a</tr>'.repeat(9_000)}</table>`,
    ],
    [
      'the long header of a table with anchors in its rows',
      `<table><tr><th>${half('word ')}</tr>${Array.from({ length: 100 }, (_, at) => `<tr id=r${at}><td>a</tr>`).join('')}</table>`,
    ],
    [
      'an anchor in the address of all headings below it',
      `<h2 id="${'x'.repeat(100_000)}">a</h2>${Array.from({ length: 5_000 }, (_, at) => `<h3>b${at}</h3>c`).join('')}`,
    ],
  ])('keeps its size: %s', (_, body) => {
    expect(measureDocument(body)).toBeLessThan(60_000_000)
  })

  it('puts terms inside each other at the deepest level', () => {
    const terms = Array.from(
      { length: 30 },
      (_, at) => `<dl><dt id=t${at}>Term ${at}<dd>Text ${at}.`,
    )
    const { sections } = readPage(terms.join(''))
    expect(sections).toHaveLength(31)
    expect(Math.max(...sections.map(({ path }) => path.length))).toBe(MAX_SECTION_LEVEL)
    expect(sections.at(-1)?.markdown).toBe('Text 29.')
  })

  it('keeps the labels of links if there are more than a page needs', () => {
    const link = '<a href="b">c</a> is one of many. '
    expect(readPage(`<p>${link.repeat(3)}`).sections[0]?.markdown).toContain('[c](https://a.')
    expect(readPage(`<p>${link.repeat(MAX_LINKS + 1)}`).sections[0]?.markdown).not.toContain('[')
  })

  it('writes no table that is wider than it is long', () => {
    const rows = [Array<string>(10_000).fill('a'), ...Array.from({ length: 10_000 }, () => ['b'])]
    const written = writeMarkdown([{ type: 'table', rows }])
    expect(written.split('\n')).toHaveLength(3)
  })
})

describe('a hostile site', () => {
  it('cannot fill the memory with the places of its lines', () => {
    const wide = `<div class="${'x'.repeat(100_000)}">${'<p>a</p>'.repeat(5_000)}</div>`
    const pages = readPages(...Array<string>(5).fill(wide))
    expect(pages).toHaveLength(5)
  })
})
