import { describe, expect, it } from 'vitest'
import { writeMarkdown } from '../markdown/blocks.ts'
import { openHtmlPage, readHtmlPage } from './readHtmlPage.ts'
import { LONG_SECTION } from './waypoints.ts'

/** Each section of a page as its path with its anchor, and its Markdown. */
function readTexts(body: string): [string, string][] {
  const html = `<html><body><main><h1>Lamps</h1><h2 id="all">All</h2>${body}</main></body></html>`
  const opened = openHtmlPage(html)
  if (!opened) throw new Error('The page was left out.')
  return readHtmlPage(opened, new Set(), 'https://lamps.example/').sections.map(
    ({ path, anchor, blocks }) => [`${path.join(' > ')}#${anchor}`, writeMarkdown(blocks)],
  )
}

const listNames = (body: string): string[] => readTexts(body).map(([name]) => name)

/** Two of them are a long section. */
const TEXT = `<p>${'The lamp is lit. '.repeat(LONG_SECTION / 20)}</p>`

describe('a long section', () => {
  it('is cut at anchors that lead to a label', () => {
    const keyword = (name: string, rest: string): string =>
      `<a class="anchor" name="${name}"></a><a class="anchor" name="x-${name}"></a><div class="keyword"><b><a name="${name}"></a><a href="#${name}">${name}</a></b> ${rest}</div>${TEXT}`
    const texts = readTexts(`<p>Before.</p>${keyword('dim', '&lt;level&gt;')}${keyword('off', '')}`)
    expect(texts.map(([name]) => name)).toEqual([
      '#',
      'All#all',
      'All > dim <level>#dim',
      'All > off#off',
    ])
    const [, before, dim] = texts
    expect(before?.[1]).toBe('Before.')
    // The line of the label became the heading.
    expect(dim?.[1]).toMatch(/^The lamp is lit/)
  })

  it.each([
    ['an anchor before a hidden label', '<a name="dim"></a><h style="display:none">Dim</h><hr>'],
    ['an anchor in a line', '<p><a name="dim"></a><b>Dim</b></p>'],
    [
      'an anchor in a paragraph that was never closed',
      '<p>It is lit.\n<a name="dim"></a>\n<h style="display:none">Dim</h><hr>',
    ],
    [
      'a block with an id',
      '<div id="dim"><div class="method-heading"><span>Dim</span></div></div>',
    ],
  ])('is cut at %s', (_, label) => {
    expect(listNames(`${TEXT}${label}${TEXT}${TEXT}`)).toEqual(['#', 'All#all', 'All > Dim#dim'])
  })

  it('is cut at the rows of a table that have anchors', () => {
    const row = (name: string): string =>
      `<tr><td><a name="${name}"></a>${name}<td>${'It is lit. '.repeat(LONG_SECTION / 20)}</tr>`
    const texts = readTexts(`<table><tr><th>Name<th>Text</tr>${row('Dim')}${row('Off')}</table>`)
    expect(texts.map(([name]) => name)).toEqual(['#', 'All#all', 'All > Off#Off'])
    expect(texts[2]?.[1]).toMatch(/^\| Name \| Text \|\n\| --- \| --- \|\n\| Off \| It is lit/)
  })

  // The citation would lead to the first of them.
  it('is not cut at an anchor that leads elsewhere', () => {
    const label = '<a name="dim"></a><p>Dim</p>'
    expect(listNames(`${TEXT}${label}${TEXT}${label}${TEXT}<p id="all">All</p>${TEXT}`)).toEqual([
      '#',
      'All#all',
      'All > Dim#dim',
    ])
  })

  it('is not cut at the beginning of a text, inside a list, or at an anchor without text after it', () => {
    const texts = [
      '<p id="a">The lamp is lit.</p>',
      '<ul><li id="b">Dim</li><li>Off</li></ul>',
      '<p>Read <a name="c"></a>Dim</p>',
      '<p>It is lit. <a name="e"></a>The lamp is lit as well.</p>',
      '<p>Last.</p><a name="d"></a>',
    ]
    expect(listNames(texts.map((text) => TEXT + text).join(''))).toEqual(['#', 'All#all'])
  })

  it('stays whole if it is not long', () => {
    expect(listNames('<p>Lit.</p><a name="dim"></a><p>Dim</p><p>Lit.</p>')).toEqual([
      '#',
      'All#all',
    ])
  })
})
