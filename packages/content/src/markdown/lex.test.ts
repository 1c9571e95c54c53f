import fc from 'fast-check'
import type { Token, Tokens } from 'marked'
import { describe, expect, it } from 'vitest'
import { lexInline, lexMarkdown } from './lex.ts'
import { MOST_GROWTH, measureGrowth } from '../testing/growth.ts'
import { anyMarkdown } from '../testing/markdown.ts'

describe('lexMarkdown', () => {
  it('parts the text into blocks that make it up again', () => {
    fc.assert(
      fc.property(anyMarkdown, (markdown) => {
        const raw = lexMarkdown(markdown).map((token) => token.raw)
        expect(tidyLines(raw.join(''))).toBe(tidyLines(markdown))
      }),
      { numRuns: 500 },
    )
  })

  // marked looked for a list where its own cut had left none, and the whole site failed.
  it('reads a quote whose list goes on with a mark far to the right', () => {
    const markdown = '> 4. Fern\n     >    5. Moss\nfine: the last line'
    const [quote, ...rest] = lexMarkdown(markdown)
    expect(quote).toMatchObject({ type: 'blockquote', tokens: [{ type: 'list' }] })
    expect([quote, ...rest].map((token) => token?.raw).join('')).toBe(markdown)
  })

  it('reads footnotes, their calls and what only looks like one', () => {
    const tokens = lexMarkdown(
      'A[^1] b[^2] c[^x].\n\n[^1]: One\ngoes on.\n[^2]: Two\n\n    more.\n\nEnd.',
    )
    const notes = tokens.filter((token) => token.type === 'footnote')
    expect(notes).toMatchObject([
      { label: '1', tokens: [{ type: 'paragraph', text: 'One\ngoes on.' }] },
      {
        label: '2',
        tokens: [{ text: 'Two' }, { type: 'space' }, { text: 'more.' }, { type: 'space' }],
      },
    ])
    const [text] = tokens
    expect(text).toMatchObject({
      tokens: [
        { text: 'A' },
        { type: 'footnoteReference', label: '1' },
        { text: ' b' },
        { type: 'footnoteReference', label: '2' },
        { text: ' c[^x].' },
      ],
    })
  })

  it('forgets the footnotes of the text before', () => {
    lexMarkdown('a[^1]\n\n[^1]: b')
    expect(lexMarkdown('a[^1]')).toMatchObject([{ tokens: [{ text: 'a[^1]' }] }])
  })

  it('takes nesting as deep as people write it', () => {
    const list = Array.from({ length: 20 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
    expect(lexMarkdown(list)).toMatchObject([{ type: 'list' }])
  })

  it.each([
    ['quotes', '> '.repeat(1_500), 'nests more than 50 levels deep'],
    ['lists', `${'- '.repeat(1_500)}a`, 'nests more than 50 levels deep'],
    ['indented lists', indentedList(300), 'nests more than 50 levels deep'],
    ['emphasis', '**a '.repeat(300) + 'b**'.repeat(300), 'nests more than 50 levels deep'],
    ['open emphasis', '_a__'.repeat(20_000), 'has a paragraph with too much markup'],
    ['open instructions', 'a <?'.repeat(100_000), 'has a paragraph with too much markup'],
    ['a table that fills itself', wideTable(200, 2_000), 'has a table with more than 50000 cells'],
    ['lazy quotes', '> a\nb\n'.repeat(20_000), 'has a quote longer than 2000 lines'],
  ])('refuses %s in their thousands, at once', (_name, markdown, reason) => {
    expect(() => lexMarkdown(markdown)).toThrow(reason)
  })

  it('takes a file of one endless line', () => {
    expect(lexMarkdown('word '.repeat(400_000))).toHaveLength(1)
  })
})

describe('lexMarkdown, on one endless word', () => {
  // marked looked for an "@" through the rest of the word from each of its characters: 16 seconds for 60 KB.
  it.each<[string, (times: number) => string]>([
    ['dots before an @', (times) => `${'a.'.repeat(times)}@`],
    ['hyphens before an @', (times) => `${'a-'.repeat(times)}@`],
    ['letters before an @', (times) => `${'aa'.repeat(times)}@`],
    ['addresses one in another', (times) => 'a@a.'.repeat(times)],
    ['a web address that ends in dots', (times) => `http://a${'.'.repeat(times)}`],
    ['a web address that ends in entities', (times) => `http://a${'&a;'.repeat(times)}`],
    ['many beginnings of a web address', (times) => 'http://'.repeat(times)],
  ])('reads %s in linear time', (_name, repeat) => {
    expect(measureGrowth(lexMarkdown, repeat)).toBeLessThan(MOST_GROWTH)
  })

  it('still links addresses that people have', () => {
    const [paragraph] = lexMarkdown('Ask ada.b+c_d@mail.example.org or www.example.org/a(b).')
    const links = inlineTokensOf(paragraph).filter(({ type }) => type === 'link')
    expect(links).toMatchObject([
      { href: 'mailto:ada.b+c_d@mail.example.org' },
      { href: 'http://www.example.org/a(b)' },
    ])
  })
})

describe('lexInline', () => {
  it('reads a phrase without making blocks of it', () => {
    expect(lexInline('1. *one*')).toMatchObject([{ text: '1. ' }, { type: 'em' }])
  })
})

function inlineTokensOf(token: Token | undefined): readonly Token[] {
  return (token as Tokens.Paragraph | undefined)?.tokens ?? []
}

/** marked drops spaces at the end of some lines and adds a last line break to some texts. */
function tidyLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  return lines.join('\n').trimEnd()
}

function indentedList(depth: number): string {
  return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')
}

function wideTable(columns: number, rows: number): string {
  return `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|\n'.repeat(rows)}`
}
