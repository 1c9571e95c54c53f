import { expect, it } from 'vitest'
import { lexMarkdown } from './lex.ts'
import { findLooseForms } from './looseForms.ts'

const read = (markdown: string) =>
  findLooseForms(lexMarkdown(markdown), 1).map(({ line, message }) => `${line}: ${message}`)

// Each was shown as it is written, and nothing was said.
it.each([
  ['a\n[[Other page]]', '2: The text "[[Other page]]" is a wiki link: write [text]('],
  ['[a] (/b)', '1: The text "[a] (/b)" has a space before its address: write [a](/b)'],
  ['A[^1]', '1: The text "[^1]" refers to a missing footnote: add a line "[^1]: The note."'],
  ['##Two words', '1: The text "##Two words" is not a heading: write ## Two words'],
  ['| a | b |\n| 1 | 2 |', '1: The table has no delimiter row below its header'],
  [
    'a\n\n```ts\nconst a = 1\n\nText',
    '3: The code block is not closed, so everything below it is code',
  ],
  ['> [!INFO]\n> a', '1: The quote begins with [!INFO], which is not a callout. The kinds'],
  ['<!-- Tabs: system -->\n\n- a', '1: The comment "Tabs" changes nothing. Did you mean <!-- tabs'],
  ['<!-- tab -->\n\n- a', 'Did you mean <!-- tabs -->?'],
])('names %j', (markdown, message) => {
  expect(read(markdown)).toEqual([expect.stringContaining(message)])
})

it.each([
  '`[[a]]` and `A[^1]` and `[a] (/b)`',
  'A[^1]\n\n[^1]: A note.',
  '[sic] (see below), m[0][1], a[^abc]',
  '#docent #chat\n\nIssue #12 is done.',
  '| a |\n|---|\n| b |\n\n|x|',
  '```ts\na\n```\n\n~~~\nb\n~~~~\n\n    indented',
  '> [!note]\n> a\n\n> [a](/b)',
  '<!-- tabs: system -->\n\n- a\n\n<!-- a remark -->\n\n<!-- see http://localhost:3000/: words -->',
])('says nothing of %j', (markdown) => {
  expect(read(markdown)).toEqual([])
})
