// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import hostile from '../../../fixtures/markdown.json' with { type: 'json' }
import { SourcesContext } from '../contexts.ts'
import { readSources } from '../sources/sources.ts'
import { loadReading } from './loadReading.ts'
import { Markdown } from './Markdown.tsx'
import { MarkdownBoundary } from './MarkdownBoundary.tsx'

afterEach(cleanup)

function show(text: string): HTMLElement {
  return render(<Markdown text={text} />).container
}

/** The HTML of a text without directions, which every block has. */
function htmlOf(text: string): string {
  return show(text).innerHTML.replaceAll(/ dir="\w+"/g, '')
}

describe('rendered elements', () => {
  it.each([
    ['*a* **b** ~~c~~ `d`', '<p><em>a</em> <strong>b</strong> <del>c</del> <code>d</code></p>'],
    ['# One', '<h4>One</h4>'],
    ['### Three', '<h4>Three</h4>'],
    ['#### Four', '<h5>Four</h5>'],
    ['###### Six', '<h6>Six</h6>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['3. c\n4. d', '<ol start="3"><li>c</li><li>d</li></ol>'],
    ['> q', '<blockquote><p>q</p></blockquote>'],
    ['- [x] done', '<ul><li data-task="true">☑ done</li></ul>'],
    ['a  \nb', '<p>a<br>b</p>'],
    ['---', '<hr>'],
    ['AT&amp;T &lt;b&gt; &#65;', '<p>AT&amp;T &lt;b&gt; A</p>'],
    ['`&amp;`', '<p><code>&amp;amp;</code></p>'],
    ['`npm start`', '<p><code class="kept">npm start</code></p>'],
    [
      '`npx docent serve --port 3000`',
      '<p><code>npx docent serve <span class="kept">--port</span> 3000</code></p>',
    ],
    ['`x-forwarded-for-all-of-us`', '<p><code>x-forwarded-for-all-of-us</code></p>'],
    ['\\*a\\*', '<p>*a*</p>'],
    ['a <b>bold</b> tag', '<p>a &lt;b&gt;bold&lt;/b&gt; tag</p>'],
    ['<div onclick="x()">', '<p class="verbatim">&lt;div onclick="x()"&gt;</p>'],
    ['![an image](https://a.example/x.png)', '<p>an image</p>'],
  ])('of %j is %s', (text, html) => {
    expect(htmlOf(text)).toBe(html)
  })

  it('has places for breaks in a long name in code, and only there', () => {
    const container = show('| `OTEL_TRACES_SAMPLER` | `DATA_DIR` |\n| --- | --- |')
    const names = [...container.querySelectorAll('code')].map((code) => code.innerHTML)
    expect(names).toEqual(['OTEL_<wbr>TRACES_<wbr>SAMPLER', 'DATA_DIR'])
  })

  it('is a table in its own scroller, aligned without style attributes', () => {
    const container = show('| a | b |\n|:-:|--:|\n| 1 | 2 |')
    const frame = container.querySelector('.table')!
    expect(frame.getAttribute('tabindex')).toBe('0')
    expect(frame.querySelectorAll('th')).toHaveLength(2)
    expect(frame.querySelector('td')!.dataset['align']).toBe('center')
    expect(container.innerHTML).not.toContain('style')
  })

  it('is code as it was written, with its language', () => {
    const container = show('```ts title="x"\nconst a = "<b>"\n```')
    expect(container.querySelector('pre')!.textContent).toBe('const a = "<b>"')
    expect(container.querySelector('.code-head')!.textContent).toContain('ts')
  })
})

describe('directions', () => {
  it.each([
    ['words', 'p'],
    ['# words', 'h4'],
    ['- words', 'ul'],
    ['1. words', 'ol'],
    ['> words', 'blockquote'],
    ['| words |\n| --- |', 'table'],
  ])('are those of the words: %j', (text, name) => {
    expect(show(text).querySelector<HTMLElement>(name)!.dir).toBe('auto')
  })

  it.each([
    ['`code`', 'code'],
    ['```\ncode\n```', 'pre'],
  ])('are from the left for code: %j', (text, name) => {
    expect(show(text).querySelector<HTMLElement>(name)!.dir).toBe('ltr')
  })
})

describe('links', () => {
  it('open in a new tab, and are not followed', () => {
    const link = show('[a](https://a.example/?x=1&amp;y=2)').querySelector('a')!
    expect(link.getAttribute('href')).toBe('https://a.example/?x=1&y=2')
    expect(link.target).toBe('_blank')
    expect(link.rel).toBe('nofollow noopener noreferrer')
  })

  it('are made from plain addresses', () => {
    const link = show('https://a.example/?a=1&copy=2').querySelector('a')!
    expect(link.getAttribute('href')).toBe('https://a.example/?a=1&copy=2')
  })

  it.each(['javascript:alert(1)', 'JAVASCRIPT&colon;alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'to %s do not become links, and keep their text',
    (href) => {
      const container = show(`[text](${href})`)
      expect(container.querySelector('[href^="javascript" i], [href^="data" i]')).toBeNull()
      expect(container.textContent).toContain('text')
    },
  )
})

describe('marks', () => {
  const source = (id: string, url: string, quote = '') => {
    const providerMetadata = { docent: { quote } }
    return {
      type: 'source',
      source: { sourceType: 'url', id, url, title: id, providerMetadata },
    } as const
  }
  const base = { assistant: 'https://shop.example/', page: 'https://shop.example/' }
  const parts = [source('A', '/a#x', 'It is so.'), source('B', '/b')]
  const sources = readSources({ parts }, base)

  function showCited(text: string): HTMLElement {
    return render(
      <SourcesContext.Provider value={sources}>
        <Markdown text={text} />
      </SourcesContext.Provider>,
    ).container
  }

  it('lead to their sources, in place on our own site, and never start a line', () => {
    const container = showCited('It is so [1]. And so [2].')
    const [first, second] = container.querySelectorAll('a.cite')
    expect(first!.getAttribute('href')).toBe('https://shop.example/a#x')
    expect(first!.getAttribute('aria-label')).toBe('Source 1')
    expect(first!.hasAttribute('target')).toBe(false)
    expect(second!.textContent).toBe('2')
    expect(container.textContent).toBe('It is so\u00a01. And so\u00a02.')
  })

  // It led to the section, without the sentence that the mark of the same source shows.
  it('share their sentence with a link to the same place, once it is used', async () => {
    const { addTextDirective } = await loadReading()
    const container = showCited(
      'It is so [1].\n\n[A](https://shop.example/a#x) [C](https://shop.example/c)',
    )
    const [same, other] = container.querySelectorAll('a:not(.cite)')
    expect(same!.getAttribute('href')).toBe('https://shop.example/a#x')
    for (const link of [same!, other!]) fireEvent.pointerDown(link)
    expect(same!.getAttribute('href')).toBe(
      addTextDirective('https://shop.example/a#x', 'It is so.'),
    )
    expect(same!.getAttribute('target')).toBe('_blank')
    expect(other!.getAttribute('href')).toBe('https://shop.example/c')
  })

  it('are not in code, nor in links', () => {
    const container = showCited('`[1]` [see [1]](https://a.example)\n\n```\n[1]\n```')
    expect(container.querySelectorAll('a.cite')).toHaveLength(0)
  })

  it('without a source stay as they are written', () => {
    expect(showCited('list[3] and [9]').textContent).toBe('list[3] and\u00a0[9]')
  })
})

describe('growing', () => {
  it('keeps the elements of finished blocks', () => {
    const { container, rerender } = render(<Markdown text={'First.\n\nSecond.\n\nThird'} />)
    const first = container.querySelector('p')!
    rerender(<Markdown text={'First.\n\nSecond.\n\nThird, longer.\n\nFourth'} />)
    expect(container.querySelector('p')).toBe(first)
    expect(container.querySelectorAll('p')).toHaveLength(4)
  })

  it('does not render finished blocks again', () => {
    const { container, rerender } = render(<Markdown text={'# Heading\n\nSecond.\n\nThird'} />)
    // Changed behind React's back: had React rendered the block again, it would have restored it.
    const heading = container.querySelector('h4')!
    heading.firstChild!.nodeValue = 'untouched'
    rerender(<Markdown text={'# Heading\n\nSecond.\n\nThird, longer.'} />)
    expect(heading.textContent).toBe('untouched')
  })
})

describe('MarkdownBoundary', () => {
  it('shows the text if its rendering fails', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = (): never => {
      throw new RangeError('Maximum call stack size exceeded')
    }
    const { container } = render(
      <MarkdownBoundary text="*as written*">
        <Broken />
      </MarkdownBoundary>,
    )
    expect(container.textContent).toBe('*as written*')
    vi.restoreAllMocks()
  })
})

describe('hostile texts', () => {
  const halfPair = { id: 'half', kind: 'surrogate', payload: '\ud83d<img src=x onerror=alert(1)>' }
  const payloads = [...hostile.payloads, halfPair]
  const kinds = [...new Set(payloads.map(({ kind }) => kind))]
  const allowed = new Set(
    [
      ['P', 'H4', 'H5', 'H6', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'HR', 'BR', 'EM', 'STRONG', 'DEL'],
      ['CODE', 'PRE', 'TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD', 'A', 'DIV', 'SPAN', 'BUTTON'],
      ['svg', 'path'],
    ].flat(),
  )
  const attributes =
    /^(class|dir|href|target|rel|start|tabindex|role|type|scope|viewBox|aria-[a-z]+|d|data-(align|task|done))$/

  /** Elements that could run or load something, or be mistaken for ours. */
  function findFaults(container: HTMLElement): string[] {
    const faults: string[] = []
    for (const element of container.querySelectorAll('*')) {
      if (!allowed.has(element.tagName)) faults.push(element.tagName)
      for (const { name, value } of element.attributes) {
        if (!attributes.test(name)) faults.push(`${name}="${value}"`)
        if (name === 'href' && !/^(https?|mailto|tel):/.test(value)) faults.push(`href ${value}`)
      }
      if (
        element.tagName === 'A' &&
        element.getAttribute('rel') !== 'nofollow noopener noreferrer'
      ) {
        faults.push('a link that is followed')
      }
    }
    return faults
  }

  it.each(kinds)(
    'of kind %s become text, whole and in part',
    (kind) => {
      const texts = payloads.filter((payload) => payload.kind === kind)
      expect(texts.length).toBeGreaterThan(0)
      for (const { id, payload } of texts) {
        const { container, rerender, unmount } = render(<Markdown text="" />)
        for (const share of [0.25, 0.5, 0.75, 1]) {
          rerender(<Markdown text={payload.slice(0, Math.ceil(payload.length * share))} />)
          expect([id, ...findFaults(container)]).toEqual([id])
        }
        unmount()
      }
    },
    60_000,
  )
})
