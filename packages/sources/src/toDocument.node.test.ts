import { walkTokens } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { importHtml } from './importHtml.ts'
import { measureGrowth, MOST_GROWTH } from '../../content/src/testing/growth.ts'
import { readMarkdownPage } from './text/readMarkdownPage.ts'
import { toDocument } from './toDocument.node.ts'

function read(body: string) {
  const html = `<html><body><main><h1>Lamp</h1>${body}</main></body></html>`
  const [page] = importHtml([{ path: 'a.html', read: () => html }], {
    url: 'https://a.example',
  }).pages()
  if (!page) throw new Error('There is no page.')
  return toDocument(page, 'docs')
}

describe('toDocument', () => {
  it('has a heading among the tokens for each section but the first', () => {
    const { tokens, sections, route } = read(
      '<p>a</p><h2 id="x">X <i>y</i></h2><p>b</p><h3>Z</h3><pre># c</pre>',
    )
    expect(route).toBe('https://a.example/a.html')
    expect(sections.map(({ heading, text }) => [heading, text])).toEqual([
      ['', 'a'],
      ['X y', 'b'],
      ['Z', '# c'],
    ])
    expect(tokens.filter(({ type }) => type === 'heading')).toHaveLength(2)
  })

  // A link whose definition was at the end of the page was shown as its Markdown.
  it('finds the links and notes of a section that another one defines', () => {
    const text =
      '# Lamp\n\nSee [the shade][s] and [bulb].\n\n## Care\n\nDry it[^1].\n\n## End\n\n[S]: https://s.example\n[bulb]: b.md\n\n[^1]: With a cloth.\n\n    A soft one.\n'
    const page = readMarkdownPage({ path: 'a.md', url: 'https://a.example/a', text })
    const { sections, tokens, links } = toDocument(page, 'docs')
    expect(sections.map((section) => section.text)).toEqual([
      'See the shade and bulb.',
      'Dry it.',
      'With a cloth.\n\nA soft one.',
    ])
    expect(tokens.filter(({ type }) => type === 'footnote')).toHaveLength(1)
    expect(links).toMatchObject([{ to: 'b.md', target: 'https://a.example/b' }])
  })

  // Each section used to be compared with those of all others: 20 seconds for 50,000.
  it('reads a page of very many sections with definitions in linear time', () => {
    const write = (sections: number): string =>
      Array.from(
        { length: sections },
        (_, at) => `## H${at}\n\n[a${at + 1}]\n\n[a${at}]: b${at}.md\n`,
      ).join('\n')
    const read = (text: string) =>
      toDocument(readMarkdownPage({ path: 'a.md', url: 'https://a.example/a', text }), 'docs')
    expect(read(write(3)).links.map(({ to }) => to)).toEqual(['b1.md', 'b2.md'])
    expect(measureGrowth(read, (times) => write(times / 4))).toBeLessThan(MOST_GROWTH)
  })

  // The headings below it used to have the anchors of the headings above them.
  it('opens no section at a heading without words', () => {
    const text = '# Lamp\n\na\n\n##\n\nb\n\n### Dim\n\nc\n\n## \u202e\n\nd\n'
    const page = readMarkdownPage({ path: 'a.md', url: 'https://a.example/a', text })
    const { sections, tokens } = toDocument(page, 'docs')
    expect(sections.map(({ heading, path, markdown }) => [heading, path, markdown])).toEqual([
      ['', [], 'a\n\nb'],
      ['Dim', ['Dim'], 'c\n\nd'],
    ])
    expect(tokens.filter(({ type }) => type === 'heading')).toHaveLength(1)
  })

  it.each([
    'a * b * c _d_ __e__ ~f~ ~~g~~ `h` [i](j) [k] <l> </m> <!-- n --> &amp; &#60; \\ \\* | o',
    '# p',
    '- q',
    '+ r',
    '12. s',
    '3) t',
    '> u',
    '---',
    '***',
    '===',
    '| a | b |',
    '::: v',
    '[x]: https://y.example',
    '~~~',
    '```',
    '<div>w</div>',
    '!\\[z](a.png)',
  ])('shows %j as it was', (text) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const { sections, tokens } = read(`<p>${escaped}</p><p>${escaped} end</p>`)
    expect(sections[0]?.text).toBe(`${text}\n\n${text} end`)
    walkTokens(tokens, 1, ({ type }) => expect(type).not.toMatch(/html|image|heading/))
  })

  it('shows code as it was, whatever marks are in it', () => {
    const { sections } = read(
      '<p>Use <code>a`b</code> and <code>``</code>.</p><pre>```\n~~~\n  &lt;b&gt;</pre>',
    )
    expect(sections[0]?.text).toBe('Use a`b and ``.\n\n```\n~~~\n  <b>')
  })
})
