import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSimpleYaml } from './simpleYaml.ts'
import type { Fields } from './value.ts'
import { parseYaml } from './yaml.ts'

describe('readSimpleYaml', () => {
  it('reads what most pages have, as the parser does', () => {
    const yaml = [
      '# about this page',
      'title: "The widget: a chat"',
      "summary: 'Answers [with] their # sources.'",
      'description: It answers, e.g. at https://docent.example/a, and "quotes".',
      '',
      'date: 2026-11-21',
      'tags: [chat, 2026, search engines]',
      'for:',
      '  - Owners of shops',
      '',
      '  - Größere Häuser – 日本語 🚀',
      'notFor:',
      '- Nobody',
      'draft: false',
      'order: 12',
      'empty:',
    ].join('\n')
    expect(readSimpleYaml(yaml, 2)).toBeDefined()
    expect(readSimpleYaml(yaml, 2)).toEqual(parseYaml(yaml, 2))
  })

  it.each([
    ['a colon', 'title: Docent: a guide'],
    ['a comment', 'title: Docent # the guide'],
    ['an escape', 'title: "Docent \\u0041"'],
    ['a text over several lines', 'title: Docent\n  the guide'],
    ['a block of text', 'title: |\n  Docent'],
    ['a group', 'a:\n  b: c'],
    ['a list of groups', 'links:\n  - label: A\n    to: /a'],
    ['a list in a list', 'a:\n  - b\n    - c'],
    ['a field twice', 'a: b\na: c'],
    ['an anchor', 'a: &b c'],
    ['a word of YAML', 'a: Null'],
    ['a number with a point', 'a: 1.10'],
  ])('leaves %s to the parser', (_name, yaml) => {
    expect(readSimpleYaml(yaml, 2)).toBeUndefined()
  })

  it('never reads anything otherwise than the parser does', () => {
    const pieces = [
      ['a: ', 'b:', 'c: ', '- ', '  - ', '\n', '\n', '\n', ' ', '  ', '"', "'", '[', ']', ', '],
      ['word', 'two words', 'Ä', '2026-11-21', '7', '007', '1.5', '-1', 'true', 'No', 'null', '~'],
      ['#', ' # x', ':', ': ', '{', '}', '&', '*', '!', '|', '>', '%', '@', '`', '?', '\\', '\t'],
      [
        '---',
        '...',
        '<<',
        '=',
        '\u00A0',
        '\u2028',
        '\uFEFF',
        '🚀',
        '.inf',
        '0x1F',
        '1e3',
        'https://x',
      ],
    ]
    const piece = fc.constantFrom(...pieces.flat())
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (written) => {
        const yaml = written.join('')
        const fields = readSimpleYaml(yaml, 2)
        expect(fields ?? parse(yaml)).toEqual(parse(yaml))
      }),
      { numRuns: 2_000 },
    )
  })
})

function parse(yaml: string): Fields | string {
  try {
    return parseYaml(yaml, 2)
  } catch (error) {
    return String(error)
  }
}
