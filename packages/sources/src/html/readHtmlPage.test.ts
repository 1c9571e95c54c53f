import { describe, expect, it } from 'vitest'
import { writeMarkdown } from '../markdown/blocks.ts'
import { GENERATOR_PAGES, LAMP_CODE } from '../testing/generatorPages.ts'
import { openHtmlPage, readHtmlPage } from './readHtmlPage.ts'
import type { HtmlPage } from './readHtmlPage.ts'

const BASE = 'https://lamps.example/docs/dim'

function read(html: string, selector?: string): HtmlPage {
  const opened = openHtmlPage(html, selector)
  if (!opened) throw new Error('The page was left out.')
  return readHtmlPage(opened, new Set(), BASE)
}

/** Each section of a page as its heading with its anchor, and its Markdown. */
function readTexts(html: string): Record<string, string> {
  const { sections } = read(html)
  return Object.fromEntries(
    sections.map(({ path, anchor, blocks }) => [
      `${path.join(' > ')}#${anchor}`,
      writeMarkdown(blocks),
    ]),
  )
}

const inBody = (html: string): string =>
  `<html><body><main><h1>Lamps</h1>${html}</main></body></html>`

describe.each(Object.entries(GENERATOR_PAGES))('a page of %s', (name, html) => {
  const page = read(html)
  const whole = page.sections.map(({ blocks }) => writeMarkdown(blocks)).join('\n\n')
  const steps = page.sections.find(({ heading }) => heading === 'Steps')
  const text = writeMarkdown(steps?.blocks ?? [])

  it('is recognised, has its title, and nothing from around the text', () => {
    expect(page).toMatchObject({ generator: name, title: 'Dim the lamp', language: 'en' })
    expect(whole).not.toContain('BOILERPLATE')
    expect(whole).toContain('The lamp has five levels.')
    expect(page.sections.map(({ heading }) => heading).join()).not.toMatch(/BOILERPLATE|¶|\u200b/)
  })

  it('keeps anchors, lists, boxes, tables, and code as it is', () => {
    expect(steps).toMatchObject({ anchor: 'steps', depth: 2 })
    expect(text).toContain('1. Hold the switch.\n2. Release it:\n\n   - at the level you want')
    expect(text).toMatch(/\*\*(?:Warning|WARNING|warning):\*\* The lamp gets hot\./)
    expect(text).toContain(`\`\`\`bash\n${LAMP_CODE}\n\`\`\``)
    expect(text).toContain('| Level | Watts |\n| --- | --- |\n| 1 | 2 \\| 3 |')
  })

  it('names the panels of tabs, the hidden ones too', () => {
    if (!/role="?tab|tabbed-labels|class="tabs"/.test(html)) return
    expect(text).toMatch(/\*\*npm\*\*[^]*npm lamp[^]*\*\*Yarn\*\*[^]*yarn lamp/)
  })
})

describe('readHtmlPage', () => {
  it('makes sections of API signatures, and goes on after them where it was', () => {
    const texts = readTexts(GENERATOR_PAGES['sphinx'] ?? '')
    expect(texts).toMatchObject({
      'Steps > class lamp.Lamp(level)#lamp.Lamp': 'One lamp.',
      'Steps > class lamp.Lamp(level) > dim()#lamp.Lamp.dim': 'Goes one level down.',
    })
    expect(texts['Steps#steps']).toMatch(/After the class\.$/)
  })

  it('writes terms without an anchor as a list, those that share a text together', () => {
    const texts = readTexts(GENERATOR_PAGES['asciidoc'] ?? '')
    expect(texts['Steps#steps']).toContain('- -l, --level: How bright it is.\n- -c: Its colour.')
    // The section "Name" of a manual page is how the page opens.
    expect(texts['#']).toBe('lamp - dims a lamp')
  })

  it('cuts a long list of terms at each, below the anchor of its section', () => {
    const long = 'A sentence of seven words, no more. '.repeat(25)
    const html = inBody(
      `<h2 id="options">Options</h2><dl><dt>-f</dt><dt>--force</dt><dd><p>${long}</p></dd><dt>-a &amp; b</dt><dd><p>${long}</p></dd></dl><p>After.</p>`,
    )
    expect(read(html).sections.map(({ path, anchor }) => [path.join(' > '), anchor])).toEqual([
      ['', ''],
      ['Options', 'options'],
      ['Options > -f, --force', 'options:~:text=%2Df%2C%20%2D%2Dforce'],
      ['Options > -a & b', 'options:~:text=%2Da%20%26%20b'],
    ])
    expect(readTexts(html)['Options#options']).toBe('After.')
  })

  it('reads the version that a page names', () => {
    expect(read(GENERATOR_PAGES['docusaurus'] ?? '').version).toBe('2.1')
  })

  it('leads to a heading without an id by its words, and never to one anchor twice', () => {
    const html = inBody(
      '<h2>Dim, then off</h2><p>a</p><h2 id="x">X</h2><p>b</p><h2 id="x">Y</h2><p>c</p><h2>X</h2><h2>X</h2><p>d</p>',
    )
    const anchors = read(html).sections.map(({ anchor }) => anchor)
    expect(anchors).toEqual(['', ':~:text=Dim%2C%20then%20off', 'x', ':~:text=Y', ':~:text=X'])
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  it('finds the id of a heading on its link, on an empty link before it, and on its section', () => {
    const html = inBody(
      '<h2>A<a id="a" href="#a">#</a></h2><p>1</p><a id="b"></a><h2>B</h2><p>2</p><section id="c"><h2>C</h2><p>3</p></section>',
    )
    expect(read(html).sections.map(({ anchor }) => anchor)).toEqual(['', 'a', 'b', 'c'])
  })

  it('keeps headings that only say what follows in their section', () => {
    const html = inBody(
      '<h2 id="dim">Dim</h2><div class="example"><h3>Example</h3><p>Hold it.</p></div><div class="note"><h3>Warning</h3><p>It gets hot.</p></div><p class="rubric">Levels</p><p>Five.</p><h3 id="ex">Examples</h3><p>a</p>',
    )
    expect(readTexts(html)).toEqual({
      '#': '',
      'Dim#dim': '**Example**\n\nHold it.\n\n**Warning:** It gets hot.\n\n**Levels**\n\nFive.',
      'Dim > Examples#ex': 'a',
    })
  })

  it('makes sections of a manual page that is one block of code', () => {
    const html = inBody('<pre><b>NAME</b>\n  lamp - dims\n\n<b>SYNOPSIS</b>\n  lamp\n</pre>')
    expect(readTexts(html)).toEqual({
      '#': 'lamp - dims',
      'SYNOPSIS#:~:text=SYNOPSIS': '```\nlamp\n```',
    })
  })

  it('makes sections of lines in bold with an anchor', () => {
    const html = inBody(
      '<h2 id="faq">Questions</h2><a name="q1"></a><p><b>(1) Is it hot?</b></p><p>No.</p><a name="q2"></a>\n<p><strong>(2) Is it wet?</strong></p><p>No.</p><p><b>Note</b></p><p><b id="x">Mind</b> the gap.</p><h2 id="end">End</h2><p>a</p>',
    )
    expect(read(html).sections.map(({ path, anchor }) => [path.join(' > '), anchor])).toEqual([
      ['', ''],
      ['Questions', 'faq'],
      ['Questions > (1) Is it hot?', 'q1'],
      ['Questions > (2) Is it wet?', 'q2'],
      ['End', 'end'],
    ])
  })

  // All pages of such a site were called "1. Overview".
  it('takes the name of a page with several headings of the first level', () => {
    const page = (title: string) =>
      read(
        `<html><head><title>${title}</title></head><body><div>Dimming</div><h1 id="a">1. Overview</h1><p>b</p><h1 id="c">2. Steps</h1><p>d</p></body></html>`,
      )
    expect(page('Dimming').title).toBe('Dimming')
    expect(page('Dimming').sections.map(({ heading }) => heading)).toEqual([
      '',
      '1. Overview',
      '2. Steps',
    ])
    expect(page('Dimming').sections[0]?.blocks).toEqual([])
    expect(page('1. Overview | Lamps').title).toBe('1. Overview')
  })

  it('reads no description that only repeats the name of the page', () => {
    const html = (text: string) =>
      `<html><head><title>13 Lamps</title><meta name="description" content="${text}"></head><body><p>a</p></body></html>`
    expect(read(html('13 Lamps')).description).toBe('')
    expect(read(html('About lamps.')).description).toBe('About lamps.')
  })

  it('takes an owner’s selector before all others', () => {
    const html =
      '<html><body><main><p>Menu</p></main><div class="real"><h1>Lamp</h1><p>Text</p></div></body></html>'
    expect(writeMarkdown(read(html, '.real').sections[0]?.blocks ?? [])).toBe('Text')
  })

  it('keeps links with whole web addresses, and the labels of all others', () => {
    const html = inBody(
      '<p><a href="../other#x">A</a> <a href="javascript:alert(1)">B</a> <a href="data:text/html,x">C</a> <a href="//evil.example/(x)">D</a> <a href="mailto:a@b.example">E</a></p>',
    )
    expect(readTexts(html)['#']).toBe(
      '[A](https://lamps.example/other#x) B C [D](https://evil.example/%28x%29) E',
    )
  })

  // A page about HTML shows tags as text: written as they are, Markdown would read HTML.
  it('never lets the text of a page become HTML or another block', () => {
    const html = inBody(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt; [a](b) *c* _d_ `e` # f</p><p># no heading</p><p>- no list</p><p>1. no step</p><p>&gt; no quote</p><p>===</p>',
    )
    const markdown = readTexts(html)['#'] ?? ''
    expect(markdown).not.toMatch(/(?<!\\)</)
    expect(markdown.split('\n\n').slice(1)).toEqual([
      '\\# no heading',
      '\\- no list',
      '1\\. no step',
      '\\> no quote',
      '\\===',
    ])
  })

  it.each([
    [
      'noindex',
      '<html><head><meta name="ROBOTS" content="noindex, follow"></head><body><p>a</p></body></html>',
    ],
    [
      'a redirect',
      '<html><head><meta http-equiv="Refresh" content="0; url=/x"></head><body><p>a</p></body></html>',
    ],
  ])('leaves out a page with %s', (_, html) => {
    expect(openHtmlPage(html)).toBeUndefined()
  })
})
