import { expect, it } from 'vitest'
import { stripHtml } from './html.ts'
import { readSimpleYaml } from '../frontMatter/simpleYaml.ts'
import { plainMarkdown } from '../dialects/plainMarkdown.ts'
import { MOST_GROWTH, measureGrowth } from '../testing/growth.ts'

// Regular expressions can take time that grows with the square of a text.
const yaml = (text: string) => readSimpleYaml(text, 1)

const CASES: readonly (readonly [
  name: string,
  work: (text: string) => unknown,
  before: string,
  again: string,
  after: string,
])[] = [
  ['tags without an end', stripHtml, '', '</', ''],
  ['long names of tags', stripHtml, '<a', 'a', ''],
  ['comments without an end', stripHtml, '', '<!--', ''],
  ['spaces before a value', yaml, 'title:', ' ', '\r'],
  ['spaces before an item', yaml, 'tags:\n-', ' ', '\r'],
  ['spaces in a list in brackets', yaml, 'tags: [a,', ' ', ',a]'],
  ['comments of MDX', plainMarkdown, '', '{/*', ''],
  ['components', plainMarkdown, '', '<A ', ''],
  ['a box', plainMarkdown, ':::', ' ', 'x'],
  ['an import', plainMarkdown, 'import ', 'x from', ''],
  ['code without an end', plainMarkdown, '', '```\n', ''],
  ['tags of a template', plainMarkdown, '', '{{', ''],
  ['tags of a template', plainMarkdown, '', '{{\n', ''],
  ['tags of a template', plainMarkdown, '', '{{ a }}\n', ''],
  ['tags of a template', plainMarkdown, '', '{{ a }} {% ', ''],
  ['an indented box', plainMarkdown, '!!! a', ' ', '!'],
  ['indented boxes', plainMarkdown, '', '!!! a\n', ''],
  ['indented boxes in a box', plainMarkdown, '!!! a\n', '    !!! a\n', ''],
]

it.each(CASES)('reads %s in time that grows with the length', (_, work, before, again, after) => {
  const repeat = (times: number) => before + again.repeat(times) + after
  expect(measureGrowth(work, repeat)).toBeLessThan(MOST_GROWTH)
})
