import { expect, it } from 'vitest'
import { readLiteralCode } from './literals.ts'

it.each([
  ['"a\\"b\\n"', 'a"b\n'],
  ['`one\ntwo`', 'one\ntwo'],
  ['-1_000.5', -1000.5],
  ["['a', True, None, ]", ['a', true, null]],
  [
    '{ name: "a", \'b-c\': [1], icon: Icon, }',
    new Map<string, unknown>([
      ['name', 'a'],
      ['b-c', [1]],
      ['icon', null],
    ]),
  ],
])('reads the data %j', (code, value) => expect(readLiteralCode(code)).toEqual(value))

it.each([
  '`${a}`',
  'f("a")',
  '["a"].map(b)',
  '{ ...a }',
  '{ a }',
  '() => "a"',
  '"a" + b',
  '"a\nb"',
  '[1, 2',
  '[1 2]',
  '"a" "b"',
  '[[[[[[[[[["a"]]]]]]]]]]',
])('reads no code: %j', (code) => expect(readLiteralCode(code)).toBeUndefined())

it('takes no entry for a part of every object', () => {
  const value = readLiteralCode('{ __proto__: { title: "a" }, constructor: "b" }')
  expect(value).toEqual(
    new Map<string, unknown>([
      ['__proto__', new Map([['title', 'a']])],
      ['constructor', 'b'],
    ]),
  )
})
