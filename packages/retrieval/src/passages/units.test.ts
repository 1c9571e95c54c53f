import { lexMarkdown } from '@docent/content'
import { describe, expect, it } from 'vitest'
import type { Unit } from '../types.ts'
import { readUnits } from './units.ts'

const resolve = (href: string) => (href.startsWith('/') ? href : undefined)

function read(markdown: string): Unit[] {
  return readUnits(lexMarkdown(markdown), resolve)
}

describe('readUnits', () => {
  it('cuts paragraphs into sentences of one block', () => {
    expect(read('One here. Two here.\n\nThree.')).toMatchObject([
      { kind: 'sentence', block: 1, text: 'One here.' },
      { kind: 'sentence', block: 1, text: 'Two here.' },
      { kind: 'sentence', block: 3, text: 'Three.' },
    ])
  })

  it('reads items and numbered steps, with their depth', () => {
    expect(read('- a\n  - b\n\n3. c\n4. d')).toMatchObject([
      { kind: 'item', depth: 1, text: 'a' },
      { kind: 'item', depth: 2, text: 'b' },
      { kind: 'step', depth: 1, number: 3, text: 'c' },
      { kind: 'step', depth: 1, number: 4, text: 'd' },
    ])
  })

  it('keeps the content of an item in the block of its list', () => {
    const units = read('1. Run:\n\n   ```sh\n   go\n   ```\n\n2. Done')
    expect(units.map(({ kind }) => kind)).toEqual(['step', 'code', 'step'])
    expect(new Set(units.map(({ block }) => block)).size).toBe(1)
    expect(units[1]).toMatchObject({ depth: 1, markdown: '```sh\ngo\n```' })
  })

  it('fences code with more marks than the code contains', () => {
    const [code] = read('````md\n```js\nx\n```\n````')
    expect(code?.markdown).toBe('````md\n```js\nx\n```\n````')
  })

  it('ends a block at a hard break, and keeps the words of a cell apart', () => {
    const lines = read('**Kind:** `lamp`\\\n**Watts:** 8  \nIt shines.<br>Always.')
    expect(lines.map(({ block, text }) => [block, text])).toEqual([
      [1, 'Kind: lamp'],
      [2, 'Watts: 8'],
      [3, 'It shines.'],
      [4, 'Always.'],
    ])
    const [row] = read('| A | B |\n| - | - |\n| One.<br/>Two | x |')
    expect(row?.text).toBe('A: One. Two; B: x')
  })

  it('reads a heading in a list as the text of its item, or as a line in bold', () => {
    expect(read('1. ### Buy a hose\n\n   Take two.\n\n   ### Size')).toMatchObject([
      { kind: 'step', number: 1, text: 'Buy a hose' },
      { kind: 'sentence', depth: 1, text: 'Take two.' },
      { kind: 'sentence', depth: 1, text: 'Size', markdown: '**Size**' },
    ])
  })

  it('reads a table row by row, each cell with the name of its column', () => {
    expect(read('| Plan | Price |\n| --- | --- |\n| Pro | 5 \\| 6 |')).toMatchObject([
      {
        kind: 'row',
        text: 'Plan: Pro; Price: 5 | 6',
        markdown: '| Pro | 5 \\| 6 |',
        head: '| Plan | Price |\n| --- | --- |',
      },
    ])
  })

  it('names no column in which a row has no value', () => {
    const table = '| Name | Default | Range |\n| --- | --- | --- |\n| lamp | 8 | |\n| | | |'
    expect(read(table)).toMatchObject([
      { text: 'Name: lamp; Default: 8', markdown: '| lamp | 8 |  |' },
    ])
  })

  it('keeps links that work on every page, and only the label of others', () => {
    const [unit] = read('See [one](/a#b), [two](gone.md) and ![a picture](x.png).')
    expect(unit?.markdown).toBe('See [one](/a#b), two and .')
  })

  it('escapes numbers in brackets, which would read as citations', () => {
    const [unit] = read('As in [1] and `list[1]`.')
    expect(unit).toMatchObject({
      text: 'As in [1] and list[1].',
      markdown: 'As in \\[1\\] and `list[1]`.',
    })
  })

  it('reads quotes without the mark of a callout', () => {
    expect(read('> [!NOTE]\n> Never dry.')).toMatchObject([
      { kind: 'sentence', text: 'Never dry.' },
    ])
  })

  it('reads the caption only of a picture that is a whole paragraph', () => {
    const texts = (markdown: string): string[] => read(markdown).map(({ text }) => text)
    expect(texts('![Alt](a.png "The plan. Dotted, a *question*.")')).toEqual([
      'The plan.',
      'Dotted, a *question*.',
    ])
    expect(texts('![Alt](art:plan "Drawn here.")')).toEqual(['Drawn here.'])
    expect(texts('See ![Alt](a.png "Title.") here.')).toEqual(['See here.'])
    expect(texts('![Alt](https://example.org/a.png "Title.")')).toEqual([])
  })

  it('reads tabs and terms as lists, once', () => {
    const tabs = read(
      '<!-- tabs: system -->\n\n- Linux\n\n  ```sh\n  apt\n  ```\n\n- macOS\n\n  Open it.',
    )
    expect(tabs.map(({ kind, text }) => [kind, text])).toEqual([
      ['item', 'Linux'],
      ['code', 'apt'],
      ['item', 'macOS'],
      ['sentence', 'Open it.'],
    ])
    expect(read('<!-- terms -->\n- **Unit**: a sentence.')).toMatchObject([
      { kind: 'item', text: 'Unit: a sentence.', markdown: '**Unit**: a sentence.' },
    ])
  })

  it('reads keys as words, and code without its annotations', () => {
    expect(read('Press <kbd>Ctrl</kbd>+<kbd>K</kbd>.')[0]?.text).toBe('Press Ctrl+K.')
    expect(read('```ts title="a.ts" {1}\nx\n```')[0]?.markdown).toBe('```ts\nx\n```')
  })

  it('leaves out the text of a chat picture', () => {
    expect(read('```docent-demo\nWhy?\n---\nBecause.\n```\n\nWords.')).toMatchObject([
      { text: 'Words.' },
    ])
  })

  // Answers quoted "graph TD; A --> B".
  it.each(['mermaid', 'mermaid title="Flow"', '{mermaid}', '{.mermaid}', 'plantuml', 'd2', 'dot'])(
    'leaves out the source of a diagram: %s',
    (language) => {
      expect(read(`\`\`\`${language}\nA --> B\n\`\`\`\n\nWords.`)).toMatchObject([
        { text: 'Words.' },
      ])
    },
  )

  it.each(['', 'dotenv', 'd2-config', 'mermaid-example', 'sh'])('keeps code in %j', (language) => {
    expect(read(`\`\`\`${language}\nA --> B\n\`\`\``)).toMatchObject([{ text: 'A --> B' }])
  })

  it('reads the text of HTML without its tags', () => {
    expect(read('<div><script>alert(1)</script>Hello *you*</div>')).toMatchObject([
      { text: 'Hello *you*', markdown: 'Hello \\*you\\*' },
    ])
  })
})
