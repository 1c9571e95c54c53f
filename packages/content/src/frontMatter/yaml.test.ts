import { describe, expect, it } from 'vitest'
import { toPlainFields } from './value.ts'
import { readYaml } from './yaml.ts'

describe('readYaml', () => {
  it('reads values as they are written and as data', () => {
    const fields = readYaml('version: 1.10\ndate: 2026-11-21\ncode: 007\non: yes\nnone:', 2)
    expect([...fields.values()].map((value) => (value.type === 'text' ? value.text : ''))).toEqual([
      '1.10',
      '2026-11-21',
      '007',
      'yes',
      '',
    ])
    expect(toPlainFields(fields)).toEqual({
      version: 1.1,
      date: '2026-11-21',
      code: 7,
      on: 'yes',
      none: null,
    })
  })

  it('knows the line of each value', () => {
    const fields = readYaml('a: 1\n\nb:\n  - 2\n  - c: 3\nd:\n', 2)
    expect(fields.get('a')?.line).toBe(2)
    expect(fields.get('d')?.line).toBe(7)
    const list = fields.get('b')
    expect(list?.type === 'list' && list.items.map((item) => item.line)).toEqual([5, 6])
  })

  it.each([
    ['title: Docent: the guide', 2, 'has a ": " inside a value; put quotes around the value'],
    ['title: a\ntitle: b', 3, 'has this field twice'],
    ['tags: [a, b', 2, 'has a list that starts with "[" and has no "]"'],
    ['for:\n\t- a', 3, 'is indented with a tab; use spaces'],
    // The line was that of the next field.
    ['title: "a\nsummary: b\ntags: c', 2, 'has a value whose quotes are not closed'],
    ['title: a\nsummary: "b\ntags: c', 3, 'has a value whose quotes are not closed'],
    [
      "title: 'It's'",
      2,
      'has unexpected text after a closing quote or below a field with different indentation',
    ],
    ['title: @docent', 2, 'has a value that starts with a special character; put quotes around it'],
    ['title: *very*', 2, 'has a value that starts with "*"; put quotes around it'],
    ['title: a\nfoo', 3, 'has a line that is not a field such as "title: My page"'],
    ['- a\n- b', 2, 'has no fields such as "title: My page"'],
    [`a: ${'x'.repeat(70_000)}`, 2, 'is longer than 65536 characters; move its text below it'],
  ])('says of %j why it cannot be read', (yaml, line, message) => {
    expect(() => readYaml(yaml, 2)).toThrow(expect.objectContaining({ message, line }))
  })

  it.each([
    ['brackets inside each other', `a: ${'['.repeat(9_000)}`, 'is nested too deeply'],
    ['an alias of what it stands in', 'a: &a [*a]', 'is nested too deeply'],
    ['aliases that stand for billions', bomb(), 'has too many values'],
  ])('refuses %s', (_name, yaml, message) => {
    expect(() => readYaml(yaml, 2)).toThrow(message)
  })
})

function bomb(): string {
  const levels = 'abcdefgh'.split('').map((name, level, names) => {
    const item = level === 0 ? 'x' : `*${names[level - 1]}`
    return `${name}: &${name} [${Array(10).fill(item).join(', ')}]`
  })
  return levels.join('\n')
}
