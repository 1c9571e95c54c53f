import fc from 'fast-check'
import type { Token } from 'marked'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBlockReader } from './blocks.ts'
import { loadReading } from './loadReading.ts'
import { toPlainText } from './plainText.ts'
import { findSettledEnd } from './tail.ts'

const REPLIES = [
  'It is **free**, _quick_ and ***small***: `npm start` runs it, see [the page](/start) [1].\n\nMore.',
  'First, 2 * 3 is 6 and snake_case_name stays; a ~~struck~~ word, ~5 minutes, 5 * 4, AT&amp;T.',
  '## What it does\n\n- **Site**: pages\n- [ ] a task\n- [x] done\n  1. one\n  2. two\n\n> A *quote*.\n',
  'In 2024\n\n2024 was good.\n\n1. One\n2. Two\n10. Ten\n\n---\n\nA title\n===\n\n* star\n+ plus\n',
  'Text:\n\n| a | **b** |\n|---|:-:|\n| 1 | `x|y` |\n| 3 | [l](/x) |\n\nand ![a picture](/x.png) end',
  'Run:\n\n```sh title="x"\nnpm start\n# not a heading\n**no** `code`\n```\n\n~~~~\n```\n~~~~\nDone.',
  'Escaped \\*not\\* and \\[no\\]; [a [nested] link](https://a.example/x_(y)) and [1][2] marks [12].',
]

function readVisible(tokens: readonly Token[]): string {
  return tokens.map(readOne).join('').replace(/\s+/g, '')
}

function readOne(token: Token): string {
  if (token.type === 'space' || token.type === 'hr') return ''
  if (token.type === 'code') return token['text']
  if (token.type === 'list') return token['items'].map((item: Token) => readOne(item)).join('')
  if (token.type === 'table') {
    return [token['header'], ...token['rows']]
      .flat()
      .map(({ tokens }) => toPlainText(tokens))
      .join('')
  }
  if (token.type === 'list_item' || token.type === 'blockquote') {
    return (token['tokens'] ?? []).map(readOne).join('')
  }
  return toPlainText('tokens' in token ? (token.tokens ?? []) : [token])
}

/** The text on the screen after each piece. */
function readSteps(pieces: readonly string[]): string[] {
  const reader = createBlockReader()
  let text = ''
  return pieces.map((piece) => {
    text += piece
    return readVisible(reader.read(text, true).flat())
  })
}

/** The first step that removes visible text, with the text before it. */
function findLoss(steps: readonly string[]): readonly string[] | undefined {
  const at = steps.findIndex((step, index) => !step.startsWith(steps[index - 1] ?? ''))
  return at < 0 ? undefined : steps.slice(at - 1, at + 1)
}

beforeAll(loadReading)

describe('complaint 8: the end of a reply', () => {
  it.each(REPLIES)('loses nothing that was shown, character by character: %j', (reply) => {
    expect(findLoss(readSteps([...reply]))).toBeUndefined()
  })

  it('loses nothing that was shown, however the replies are cut and joined', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(fc.shuffledSubarray(REPLIES, { minLength: 1 }), cuts, (replies, lengths) => {
        const text = replies.join('\n\n')
        const pieces: string[] = []
        for (let at = 0, turn = 0; at < text.length; turn += 1) {
          const length = lengths[turn % lengths.length] ?? 1
          pieces.push(text.slice(at, at + length))
          at += length
        }
        expect(findLoss(readSteps(pieces))).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })

  it('is all shown once the text is complete', () => {
    for (const reply of REPLIES) {
      for (let end = 1; end <= reply.length; end += 1) {
        const prefix = reply.slice(0, end)
        const reader = createBlockReader()
        reader.read(prefix, true)
        expect(reader.read(prefix).flat()).toEqual(createBlockReader().read(prefix).flat())
      }
    }
  })

  it('is shown as written once it was released, and later text is held back again', () => {
    const reader = createBlockReader()
    expect(readVisible(reader.read('See **bold', true).flat())).toBe('See')
    expect(reader.heldFrom).toBe(4)
    reader.release()
    expect(readVisible(reader.read('See **bold', true).flat())).toBe('See**bold')
    expect(reader.heldFrom).toBeUndefined()
    expect(readVisible(reader.read('See **bold [li', true).flat())).toBe('See**bold')
    expect(readVisible(reader.read('See **bold [link](/x)**', true).flat())).toBe('Seeboldlink')
    // Another text knows nothing of it.
    expect(readVisible(reader.read('A **b', true).flat())).toBe('A')
  })
})

describe('findSettledEnd', () => {
  const held = (text: string) => text.slice(findSettledEnd(text, 0))

  it.each([
    ['a *', '*'],
    ['a **b', '**b'],
    ['a **b*', '**b*'],
    ['a _b', '_b'],
    ['a ~~b', '~~b'],
    ['a `b', '`b'],
    ['a ``b` c', '``b` c'],
    ['a [', '['],
    ['a [b', '[b'],
    ['a [b]', '[b]'],
    ['a [b](http://x', '[b](http://x'],
    ['a ![b', '![b'],
    ['a \\', '\\'],
    ['a &am', '&am'],
    ['- ', '- '],
    ['12', '12'],
    ['a\n- [x', '- [x'],
    ['## ', '## '],
    ['a\n--', '--'],
    ['| a | b |\n', '| a | b |\n'],
    ['| a | b |\n|--', '| a | b |\n|--'],
    ['```j', '```j'],
    ['```js\na\n``', '``'],
  ])('holds back the end of %j', (text, end) => {
    expect(held(text)).toBe(end)
  })

  it.each([
    'a **b**',
    'a * b',
    'a_b',
    'a _b_',
    '`b`',
    '[b](c)',
    'a [1]',
    '~5',
    '**a\n\nb',
    '- a',
    '12 a',
    '| a | b |\n| c',
    '| a |\n|---|\n| b',
    '```js\n*a `b [',
    '    ',
    '```js\na\n```',
    '\\* a',
    'R&D ',
  ])('shows all of %j', (text) => {
    expect(held(text)).toBe('')
  })

  it('takes back nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, shown) => {
        const from = shown % (text.length + 1)
        const end = findSettledEnd(text, from)
        expect(end >= from && end <= text.length).toBe(true)
      }),
    )
  })

  it.each(['*', '[', '`', '|', '#', '~~~\n', '- ', '\\', '&a', '![](', '**a [b '])(
    'is quick with a long text of %j',
    (piece) => {
      const text = piece.repeat(16_000 / piece.length)
      for (let turn = 0; turn < 20; turn += 1) findSettledEnd(text, 0)
      expect(findSettledEnd(text, 0)).toBeLessThanOrEqual(text.length)
    },
  )
})
