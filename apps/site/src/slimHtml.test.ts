// @vitest-environment jsdom
// Shares its document: it reads text with it.

import { describe, expect, it } from 'vitest'
import { slimHtml } from './slimHtml.ts'

const parse = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML

describe('slimHtml', () => {
  it.each([
    ['lists', '<ul class="a b"><li>One</li><li><p>Two</p><ul><li>In</li></ul></li></ul><p>x</p>'],
    ['pairs', '<dl><dt>A</dt><dd>B</dd><dt>C</dt><dd>D <b>e</b></dd></dl>'],
    [
      'tables',
      '<table><tbody><tr><th scope="row">A</th><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
    ],
    [
      'paragraphs',
      '<div><p>One</p><p>Two</p></div><section><p>Three</p></section><p>Four</p> five',
    ],
    ['a paragraph in a link', '<a href="/x"><p>One</p></a><span>Two</span>'],
    ['shapes', '<svg viewBox="0 0 1 1"><path d="M0 0"></path><circle r="1"></circle></svg>'],
    [
      'attributes',
      '<input type="radio" checked="" value=""><a href="/a/" class="x" title="a=b">y</a>',
    ],
    ['a path in an attribute', '<i data-x="a/">y</i><img src="/a.png" alt=""/>'],
    ['options', '<div data-options="{&quot;a&quot;:&quot;b&amp;c&quot;}">x</div>'],
    [
      'options with an apostrophe',
      '<div data-options="{&quot;a&quot;:&quot;it&#x27;s \'&quot;}">x</div>',
    ],
    ['text that looks like attributes', '<p>a class="b" &lt;p class="c"&gt;</p>'],
  ])('leaves the meaning of %s unchanged', (_, html) => {
    const page = `<!doctype html><html><head></head><body>${html}</body></html>`
    expect(parse(slimHtml(page))).toBe(parse(page))
  })

  it('removes everything that it can', () => {
    expect(slimHtml('<ul class="a"><li id="b">One</li><li>Two</li></ul>')).toBe(
      '<ul class=a><li id=b>One<li>Two</ul>',
    )
  })
})
