import { expect, it } from 'vitest'
import { prefersMarkdown } from './prefersMarkdown.ts'

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.8, text/markdown;q=0.9', true],
  ['TEXT/Markdown ; q=1', true],
  ['text/markdown;q=0.5, */*;q=0.1', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0.5, text/*;q=0.7', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=nonsense', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('reads %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected)
})
