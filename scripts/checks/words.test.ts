import { expect, it } from 'vitest'
import { findStiltedWords } from './words.ts'

const LIST = {
  words: [
    { pattern: '\\banew\\b', instead: 'again' },
    { pattern: '(?:^|\\. )What [^.?]*\\.', instead: 'the noun' },
  ],
  allowed: [],
}

it('names file, line, word and what to write instead', () => {
  const page = 'One line.\n\nHere it is\nmade anew.\n'
  expect(findStiltedWords('a.md', page, LIST)).toEqual(['a.md:4: "anew": write again.'])
})

it('reads comments and test titles, and no code', () => {
  const source = [
    "const anew = 'anew' // Once anew.",
    '/**',
    ' * What is read',
    ' * is kept.',
    ' */',
    "it('begins anew', () => {})",
    "it.each([1])('ends anew', () => {})",
    'it(',
    "  'loads anew',",
    ')',
  ].join('\n')
  expect(findStiltedWords('a.test.ts', source, LIST)).toEqual([
    'a.test.ts:1: "anew": write again.',
    'a.test.ts:3: "What is read is kept.": write the noun.',
    'a.test.ts:6: "anew": write again.',
    'a.test.ts:7: "anew": write again.',
    'a.test.ts:9: "anew": write again.',
  ])
})

it('leaves the code of a page alone', () => {
  const page = 'Set `anew`.\n\n```sh\nanew\n```\n\n~~~\nanew\n~~~\n'
  expect(findStiltedWords('a.md', page, LIST)).toEqual([])
})

it('accepts a question, and a word that has a reason', () => {
  const allowed = [{ file: 'a.md', text: 'a life anew', why: 'A quotation.' }]
  expect(findStiltedWords('a.md', 'What is it? It is a life anew.', { ...LIST, allowed })).toEqual(
    [],
  )
  expect(findStiltedWords('b.md', 'It is a life anew.', { ...LIST, allowed })).toHaveLength(1)
})
