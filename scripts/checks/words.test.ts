import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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

it('skips a whole file that has a reason', () => {
  const allowed = [{ file: 'a.md', why: 'A recorded answer.' }]
  expect(findStiltedWords('a.md', 'Made anew.', { ...LIST, allowed })).toEqual([])
  expect(findStiltedWords('b.md', 'Made anew.', { ...LIST, allowed })).toHaveLength(1)
})

describe('the list', () => {
  const list = JSON.parse(readFileSync(join(import.meta.dirname, 'words.json'), 'utf8')) as {
    words: typeof LIST.words
  }
  const find = (text: string): string[] =>
    findStiltedWords('a.md', text, { words: list.words, allowed: [] })

  it.each([
    'No weights can be had here.',
    'A file that is no page has no address.',
    'Only a test tells them apart.',
    'Two texts share so much of their words.',
    'The search finds next to nothing.',
    'A word of like meaning counts.',
    'It ran for ever.',
    'Names are in small letters.',
    'All are equal, but for the last.',
    'The list does not help. Beside known words it did harm.',
    'The server can run beside the reader.',
    'The address of a page; undefined where it has none.',
    '@throws {Error} where the file is missing',
    'The site works on a host where there is no server.',
    'No page of ours needs it.',
    'It compares the packages of others.',
    'complaint 1: who asks too often is refused',
    'It is a fault for all, but who asks may not see it.',
    'It shows a page in the place of this one.',
    'An end is held back while more is to come.',
    'It keeps what came before the error.',
    'Of several thoughts in a row, one line is enough.',
    'It serves all that a page loads.',
    'It closes the panel and gives the focus back.',
    'It finds a heading of which no word tells anything.',
    'Text is never taken for HTML.',
    'An answer is shown as it comes.',
  ])('finds "%s"', (text) => {
    expect(find(text)).toHaveLength(1)
  })

  it.each([
    'There is no page, and it is no longer there.',
    'This line is no wider than the screen.',
    'A word that no page has but for which pages have others.',
    'The chat has had an answer, and the poster is next to the video.',
    'It continues where it stopped, and stays where the reader was.',
    'It says where the page is, and who it is for: who should get it, and who should not.',
    'It measures the ratio of ours to theirs, and one of ours is faster.',
    'The work is to find the page, that is to say, its address.',
    'The server is reachable from this machine only, which is all that the proxy needs.',
    'Text is never mistaken for HTML, and this is as they come out of a build.',
  ])('accepts "%s"', (text) => {
    expect(find(text)).toEqual([])
  })
})
