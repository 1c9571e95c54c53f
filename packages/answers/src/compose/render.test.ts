import { lexMarkdown } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { readUnits } from '../../../retrieval/src/passages/units.ts'
import { renderUnits } from './render.ts'

function render(markdown: string, keep: (text: string) => boolean = () => true) {
  const units = readUnits(lexMarkdown(markdown), () => undefined)
  return renderUnits(units.filter(({ text }) => keep(text)))
}

describe('renderUnits', () => {
  it('keeps paragraphs, lists, code and tables unchanged', () => {
    const blocks = [
      'One. *Two.*',
      '- a\n   - b\n- c',
      '3. three\n4. four',
      '```sh\ngo\n```',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
    ]
    expect(render(blocks.join('\n\n')).map(({ markdown }) => markdown)).toEqual(blocks)
  })

  it('leaves out the columns that have no value in the rows that are kept', () => {
    const table =
      '| A | B | C |\n| --- | --- | --- |\n| x | &zwnj; | 1\\|2 |\n| y |  | 3 |\n| z | b | 4 |'
    expect(render(table, (text) => !text.includes('z'))[0]?.markdown).toBe(
      '| A | C |\n| --- | --- |\n| x | 1\\|2 |\n| y | 3 |',
    )
    expect(render(table, (text) => text.includes('z'))[0]?.markdown).toContain('| z | b | 4 |')
  })

  it('does not indent a list whose outer items are left out', () => {
    const [list] = render('- outer\n  - inner', (text) => text === 'inner')
    expect(list?.markdown).toBe('- inner')
  })

  it('tells a label from a sentence', () => {
    const kinds = (markdown: string) => render(markdown).map(({ kind }) => kind)
    expect(kinds('**Port**\n\n**Ports** are open.\n\n**Open ports:**')).toEqual([
      'label',
      'prose',
      'label',
    ])
  })

  it('indents the content of a step below it', () => {
    const [list] = render('1. Run:\n\n   ```sh\n   go\n   ```\n\n2. Done')
    expect(list).toEqual({ kind: 'list', markdown: '1. Run:\n\n   ```sh\n   go\n   ```\n2. Done' })
  })
})
