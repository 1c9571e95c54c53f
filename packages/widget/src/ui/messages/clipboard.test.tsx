// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SourcesContext } from '../contexts.ts'
import { selectText, toCopyText, writeClipboard } from './clipboard.ts'
import { loadReading } from '../markdown/loadReading.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { toRichText } from './richText.ts'
import { readSources } from '../sources/sources.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

const source = {
  type: 'source',
  source: { sourceType: 'url', id: 'a', url: '/a#x', title: 'Page <A>' },
} as const
const base = { assistant: 'https://shop.example/', page: 'https://shop.example/' }
const sources = readSources({ parts: [source] }, base)

function draw(text: string): HTMLElement {
  return render(
    <SourcesContext.Provider value={sources}>
      <Markdown text={text} />
    </SourcesContext.Provider>,
  ).container
}

const ANSWER = 'It is **so** [1].'
const HTML =
  '<p>It is <strong>so</strong>&nbsp;[1].</p><p>[1] Page &lt;A&gt;: <a href="https://shop.example/a#x">https://shop.example/a#x</a></p>'
const TEXT = 'It is **so** [1].\n\n[1] Page <A>: https://shop.example/a#x'

describe('toCopyText', () => {
  it('writes the sources of the marks below the text', () => {
    expect(toCopyText('It is so [1].\n', sources, base.page)).toBe(
      'It is so [1].\n\n[1] Page <A>: https://shop.example/a#x',
    )
  })

  it('is the text itself if nothing is cited', () => {
    expect(toCopyText('It is so.', [], base.page)).toBe('It is so.')
  })

  // Only the addresses of the sources led somewhere from where they were pasted.
  it.each([
    [
      'See [*A*](/a#x), [B](#b "B").',
      'See [*A*](https://shop.example/a#x), [B](https://shop.example/#b "B").',
    ],
    ['[A](https://a.example/a) (/a)', '[A](https://a.example/a) (/a)'],
    ['`[A](/a)` [A](/a)', '`[A](/a)` [A](https://shop.example/a)'],
    ['```md\n`[A](/a)`\n```\n[A](/a)', '```md\n`[A](/a)`\n```\n[A](https://shop.example/a)'],
    ['An open ` [A](/a)', 'An open ` [A](https://shop.example/a)'],
  ])('has whole addresses in its links: %j', (text, copied) => {
    expect(toCopyText(text, [], base.page)).toBe(copied)
  })
})

describe('toRichText', () => {
  it('writes marks literally, and their sources below', () => {
    expect(toRichText(draw(ANSWER), sources)).toBe(HTML)
  })

  it.each([
    ['# A\n\n#### B', '<h2>A</h2><h3>B</h3>'],
    ['3. a\n4. *b*', '<ol start="3"><li>a</li><li><em>b</em></li></ol>'],
    ['[x](https://a.example)', '<p><a href="https://a.example/">x</a></p>'],
    ['<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
  ])('of %j is %s', (text, html) => {
    expect(toRichText(draw(text), [])).toBe(html)
  })

  it('has tables and code with the least of style, and without what is around them', async () => {
    await loadReading()
    const drawn = draw('| a |\n|--:|\n| `b` |\n\n```js\nlet c\n```')
    await vi.waitFor(() => expect(drawn.querySelector('.code-keyword')).not.toBeNull())
    const html = toRichText(drawn, [])
    expect(html).toMatch(
      /^<table style="border-collapse: collapse;?"><thead><tr><th style="[^"]*right/,
    )
    expect(html).toMatch(/<td style="[^"]*text-align: right;?"><code style="[^"]+">b<\/code><\/td>/)
    expect(html).toMatch(/<pre style="[^"]+"><code>let c<\/code><\/pre>$/)
    expect(html).not.toMatch(/class=|button|tabindex|aria-/i)
  })
})

describe('complaint 11: copied text', () => {
  const write = vi.fn(async (_items: readonly { kinds: Record<string, Blob> }[]) => undefined)
  const writeText = vi.fn(async (_text: string) => undefined)

  function stubClipboard(): void {
    write.mockClear()
    writeText.mockClear()
    vi.stubGlobal('navigator', { clipboard: { write, writeText } })
    vi.stubGlobal(
      'ClipboardItem',
      class {
        readonly kinds: Record<string, Blob>
        constructor(kinds: Record<string, Blob>) {
          this.kinds = kinds
        }
      },
    )
  }

  /** A browser that copies by command: the data of the event, otherwise the selection. */
  function stubCommand(): Map<string, string> {
    const copied = new Map<string, string>()
    document.execCommand = () => {
      const event = new Event('copy', { bubbles: true, cancelable: true })
      const clipboardData = { setData: (type: string, part: string) => copied.set(type, part) }
      const field = document.querySelector('textarea')!
      field.dispatchEvent(Object.assign(event, { clipboardData }))
      if (!event.defaultPrevented) copied.set('text/plain', field.value)
      return true
    }
    return copied
  }

  function copyAnswer(): Promise<boolean> {
    const drawn = draw(ANSWER)
    const near = document.body.appendChild(document.createElement('button'))
    return writeClipboard(ANSWER, near, { drawn: { current: drawn }, sources })
  }

  it('is Markdown and rich text, both with the addresses of the sources', async () => {
    stubClipboard()
    expect(await copyAnswer()).toBe(true)
    const { kinds } = write.mock.calls[0]![0][0]!
    expect(await kinds['text/plain']!.text()).toBe(TEXT)
    expect(await kinds['text/html']!.text()).toBe(HTML)
  })

  it('is both on a page without TLS, which has no clipboard to write to', async () => {
    vi.stubGlobal('navigator', {})
    const copied = stubCommand()
    expect(await copyAnswer()).toBe(true)
    expect(Object.fromEntries(copied)).toEqual({ 'text/plain': TEXT, 'text/html': HTML })
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement?.tagName).toBe('BUTTON')
  })

  it('is only the Markdown if rich text cannot be copied', async () => {
    stubClipboard()
    vi.stubGlobal('ClipboardItem', undefined)
    document.execCommand = () => false
    expect(await copyAnswer()).toBe(true)
    expect(writeText.mock.calls).toEqual([[TEXT]])
  })

  it('is not said to be there when it is not', async () => {
    vi.stubGlobal('navigator', {})
    expect(await copyAnswer()).toBe(false)
  })

  it('is plain text for code and for questions', async () => {
    stubClipboard()
    const near = document.body.appendChild(document.createElement('button'))
    expect(await writeClipboard('let a', near)).toBe(true)
    expect(writeText.mock.calls).toEqual([['let a']])
    expect(write).not.toHaveBeenCalled()

    vi.stubGlobal('navigator', {})
    const copied = stubCommand()
    expect(await writeClipboard('let b', near)).toBe(true)
    expect(Object.fromEntries(copied)).toEqual({ 'text/plain': 'let b' })
  })

  it('is selected, for the visitor to copy, if no script can', () => {
    document.body.innerHTML =
      '<div class="turn"><p class="bubble">Mine</p><div class="code"><button></button><pre>let a</pre></div><button></button></div>'
    const [ofCode, ofTurn] = [...document.querySelectorAll('button')]
    const selected = (near: Element, answer?: Parameters<typeof selectText>[1]) => {
      selectText(near, answer)
      return String(document.getSelection())
    }
    expect(selected(ofCode!)).toBe('let a')
    expect(selected(ofTurn!)).toBe('Mine')
    const drawn = { current: document.querySelector('pre') }
    expect(selected(ofTurn!, { drawn, sources: [] })).toBe('let a')
  })
})
