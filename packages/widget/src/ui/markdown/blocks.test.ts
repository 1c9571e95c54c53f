import fc from 'fast-check'
import type { Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { createBlockReader } from './blocks.ts'
import { lexReply } from './lexer.ts'

// Pieces of Markdown, mostly ones that only a later character decides.
const pieces = [
  ['a', 'b c', ' ', '  ', '    ', '\t', '\n', '\n\n', '\r\n', '\r', '\\', ':', 'é', '😀'],
  ['- ', '- x\n', '+ y\n', '1. ', '2. x\n', '10. ', '- [ ] t\n', '> ', '> q\n', '# ', '## h\n'],
  ['***', '* * *\n', '---\n', '===\n', '```', '```js\n', '~~~\n', '\n   ', '\n\n\n'],
  ['| a | b |\n', '|---|:-:|\n', '| 1 | 2 |\n', '|', '**', '*', '_', '`', '~~'],
  ['[', '](http://x.y)', '[1]', '![', '[a]: http://x\n', 'http://a.b ', '&amp;', '&#65;'],
  ['<div>', '</div>', '<b>', '<!--', '-->', '<script>', '</script>', '<pre>', '<code>'],
  ['<a href="x">', '</a>'],
].flat()
const markdown = fc
  .array(fc.constantFrom(...pieces), { maxLength: 30 })
  .map((found) => found.join(''))

function measureDepth(tokens: readonly Token[] = []): number {
  const inner = tokens.map((token) => ('tokens' in token ? measureDepth(token.tokens) : 0))
  return tokens.length === 0 ? 0 : 1 + Math.max(...inner)
}

function normalise(text: string): string {
  return text.replace(/\r$/, '').replace(/\r\n|\r/g, '\n')
}

describe('createBlockReader', () => {
  it('reads every prefix of a growing text as if it read it from scratch', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const reader = createBlockReader()
        for (let end = 1; end <= text.length; end += 1) {
          const prefix = text.slice(0, end)
          expect(reader.read(prefix).flat()).toEqual(lexReply(normalise(prefix)))
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    // At `2` the line belongs to the item above; at `2.` it is the next item.
    '1. one\n\n2. two\n\n3. three',
    // At `#` alone it is an empty heading; at `#x` it goes on with the paragraph.
    'text\n#x\n\nmore',
    // At `-` the line above is a heading; at `- [` it is a paragraph again.
    '| a | b |\n10. x\n- [',
    // A tag cannot begin a block right below a paragraph.
    'text\n</a>\n   ---\n~',
    // The second line decides that there is a table.
    'text\n| a |\n|---|\n| 1 |\n\nmore',
  ])('waits for what decides where a block begins: %j', (text) => {
    const reader = createBlockReader()
    for (let end = 1; end <= text.length; end += 1) {
      expect(reader.read(text.slice(0, end)).flat()).toEqual(lexReply(text.slice(0, end)))
    }
  })

  it('keeps finished blocks, as the same objects', () => {
    const reader = createBlockReader()
    const early = reader.read('First.\n\n- a\n- b\n\nThird.\n\nFourth').flat()
    const late = reader.read('First.\n\n- a\n- b\n\nThird.\n\nFourth goes on.\n\nFifth').flat()
    const kept = early.filter((block, index) => block === late[index])
    expect(kept.map(({ raw }) => raw)).toEqual(['First.', '\n\n', '- a\n- b', '\n\n'])
  })

  it('keeps groups whose blocks are all finished, as the same objects', () => {
    const reader = createBlockReader()
    const text = 'A paragraph.\n\n'.repeat(100)
    const early = reader.read(text)
    const late = reader.read(`${text}More.\n\nAnd more.`)
    // Two tokens a paragraph: 200 of them, and the last may still change.
    expect(early.map(({ length }) => length)).toEqual([32, 32, 32, 32, 32, 32, 8])
    expect(late.slice(0, 6)).toEqual(early.slice(0, 6))
    expect(late.slice(0, 6).every((group, index) => group === early[index])).toBe(true)
  })

  it('returns the same list for the same text', () => {
    const reader = createBlockReader()
    expect(reader.read('a\n\nb')).toBe(reader.read('a\n\nb'))
  })

  it('starts over with another text', () => {
    const reader = createBlockReader()
    reader.read('one\n\ntwo\n\nthree\n\n')
    expect(reader.read('other').flat()).toEqual(lexReply('other'))
    const longer = 'longer words\n\nand\n\nmore of them\n\nthan before'
    expect(reader.read(longer.replaceAll('\n', '\r\n')).flat()).toEqual(lexReply(longer))
    const asLong = longer.replace('words', 'notes')
    expect(reader.read(`${asLong}.`).flat()).toEqual(lexReply(`${asLong}.`))
  })

  it('treats a line break that arrives in halves as one', () => {
    const reader = createBlockReader()
    reader.read('- a\r')
    expect(reader.read('- a\r\n- b').flat()).toEqual(lexReply('- a\n- b'))
    expect(reader.read('- a\r\n- b\r').flat()).toEqual(lexReply('- a\n- b'))
    expect(reader.read('- a\r\n- b\r- c').flat()).toEqual(lexReply('- a\n- b\n- c'))
  })

  it('shows a block that has no end as it is written, and what is left after it', () => {
    const long = `${'x'.repeat(20_000)}\n\n*more*`
    const blocks = createBlockReader().read(`First.\n\nThen.\n\n${long}`).flat()
    expect(blocks[0]).toMatchObject({ type: 'paragraph', raw: 'First.' })
    const rest = blocks.filter(({ type }) => type === 'plain').map(({ raw }) => raw)
    expect(rest.join('')).toMatch(/x{20000}\n\n\*more\*$/)
  })

  it('keeps the pieces of a block that has no end short, and all but the last as they are', () => {
    const reader = createBlockReader()
    // One paragraph of millions of characters kept a browser busy for minutes, at every piece of it.
    const text = '😀'.repeat(25_000)
    const early = reader.read(text).flat()
    const late = reader.read(`${text} And more.`).flat()
    expect(late.map(({ raw }) => raw).join('')).toBe(`${text} And more.`)
    expect(late.every(({ raw }) => raw.length <= 16_000 && raw.isWellFormed())).toBe(true)
    expect(early.slice(0, -1).every((block, index) => block === late[index])).toBe(true)
  })

  it('shows what no model may write any more as it is written', () => {
    const reader = createBlockReader()
    for (let count = 85_000; count < 90_000; count += 500) reader.read('a\n\n'.repeat(count))
    const blocks = reader.read('a\n\n'.repeat(100_000)).flat()
    expect(blocks.map(({ raw }) => raw).join('')).toHaveLength(300_000)
    expect(blocks.filter(({ type }) => type === 'paragraph').length).toBeLessThan(90_000)
    expect(blocks.at(-1)).toMatchObject({ type: 'plain' })
  })

  // It used to be shown as it was written if a slow network had delivered it in one piece.
  it('reads a long text that arrives at once like one that arrives in pieces', () => {
    const text = 'A *short* paragraph.\n\n- an item\n- another\n\n'.repeat(1000)
    const bit = createBlockReader()
    for (let end = 0; end < text.length; end += 997) bit.read(text.slice(0, end))
    const whole = createBlockReader().read(text).flat()
    expect(bit.read(text).flat()).toEqual(whole)
    expect(whole.filter(({ type }) => type === 'list')).toHaveLength(1000)
  })
})

describe('lexMarkdown', () => {
  it('has no reference definitions: their text is shown, and numbers stay marks', () => {
    const [first, , second] = lexReply('See [1] and [text][1].\n\n[1]: https://evil.example')
    expect(first).toMatchObject({ type: 'paragraph', tokens: [{ type: 'text' }] })
    expect(second).toMatchObject({ type: 'paragraph', raw: '[1]: https://evil.example' })
  })

  it.each(['> ', '- ', '*a **b ', '[', '![', '1. ', '> - '])(
    'survives nesting of %j',
    (opening) => {
      const text = opening.repeat(5000)
      const raw = lexReply(text)
        .map((token) => token.raw)
        .join('')
      expect(raw.length).toBe(text.length)
    },
  )

  it.each([
    ['quotes', '> '.repeat(40) + 'a'],
    ['emphasis', '*a **b '.repeat(40) + 'c' + ' d** e*'.repeat(40)],
  ])('nests %s only so deep, and shows the rest as it is written', (_, text) => {
    const tokens = lexReply(text)
    // The innermost is the text itself, twice if a block has it.
    expect(measureDepth(tokens)).toBeLessThanOrEqual(18)
    expect(measureDepth(tokens)).toBeGreaterThan(8)
    expect(tokens.map(({ raw }) => raw).join('')).toBe(text)
  })

  it('lets no tag that is left open reach into the next block', () => {
    const [, , second] = lexReply('An <a href="x"> open tag.\n\nhttps://a.example')
    expect(second).toMatchObject({ tokens: [{ type: 'link', href: 'https://a.example' }] })
  })

  it('reads a long run in pieces, and loses nothing of it', () => {
    const text = 'many *words* '.repeat(1000).trim()
    const [paragraph] = lexReply(text)
    const tokens = paragraph && 'tokens' in paragraph ? paragraph.tokens! : []
    expect(tokens.map((token) => token.raw).join('')).toBe(text)
    expect(tokens.filter(({ type }) => type === 'em').length).toBeGreaterThan(980)
  })
})
