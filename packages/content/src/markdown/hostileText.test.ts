import { expect, it } from 'vitest'
import { stripHtml } from './html.ts'
import { readSimpleYaml } from '../frontMatter/simpleYaml.ts'
import { plainMarkdown } from '../dialects/plainMarkdown.ts'
import { readDocument } from '../pages/document.ts'
import { MOST_GROWTH, measureGrowth } from '../testing/growth.ts'

// Regular expressions can take time that grows with the square of a text.
const mdx = (text: string) => plainMarkdown(text, 'page.mdx')
const page = (text: string) =>
  readDocument({ file: 'page.md', text, hash: '' }, true, () => undefined)
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
  ['components with a long name', plainMarkdown, '<A', 'a', ''],
  ['components in components', plainMarkdown, '', '<A>\n', ''],
  ['components in components that close', plainMarkdown, '', '<A>\n  <B c="d">e</B>\n', '</A>'],
  ['closing tags without an opening one', plainMarkdown, '<A>\n', '</B>\n', ''],
  ['tags with texts without an end', plainMarkdown, '', '<A a="', ''],
  ['tags with expressions without an end', plainMarkdown, '', '<A a={', ''],
  ['tags with attributes', plainMarkdown, '<A', ' a=b', '>'],
  ['spaces in a tag', plainMarkdown, '<A', ' ', ''],
  ['tags with HTML without an end', plainMarkdown, '', '<A set:html={"', ''],
  ['tags with HTML in tags with HTML', plainMarkdown, '', '<A set:html={', ''],
  ['tags with HTML before text', plainMarkdown, '', "<A set:html={'<b>'} ", '<'],
  ['HTML in a tag', plainMarkdown, '<A set:html={"', '<b>a</b>', '"} />'],
  ['code in a tag', plainMarkdown, '<A set:html={"<pre>', '<b>a<br />', '</pre>"} />'],
  ['commands of many programs', plainMarkdown, '', '<PackageManagerACommand command="b" />\n', ''],
  ['hidden elements', plainMarkdown, '', '<div style="display: none">', ''],
  ['styles', plainMarkdown, '<div style="', 'display ', '">a</div>'],
  ['references to code', plainMarkdown, '', '::: a.b\n    c\n', ''],
  ['a reference to code', plainMarkdown, '::: a', '.a', '-'],
  ['spaces after the mark of an item', plainMarkdown, '- :rocket:', ' ', 'a'],
  ['raw elements without an end', plainMarkdown, '', '<pre>', ''],
  ['tags with dots', plainMarkdown, '', '<a.', ''],
  ['expressions without an end', mdx, '', '{', ''],
  ['expressions', mdx, '', '{a}', ''],
  ['texts in an expression', mdx, '{', "'", ''],
  ['comments of HTML', plainMarkdown, '', '<!--', ''],
  ['runs of backticks', plainMarkdown, '', '` `` ', ''],
  ['a long run of backticks', plainMarkdown, '', '`', ' a'],
  ['shortcodes', plainMarkdown, '', '{{< a ', ''],
  ['shortcodes with a text', plainMarkdown, '', '{% a "', '%}'],
  ['boxes in boxes', plainMarkdown, '', ':::note\n', ''],
  ['boxes with a title', plainMarkdown, ':::note ', '[a] ', ''],
  ['exports without an end', mdx, '', 'export const a = {\n\n', ''],
  ['an export', mdx, 'export const a = [', '"a", ', ']'],
  ['imports without an end', mdx, '', 'import {\n', ''],
  ['lists of tags', plainMarkdown, '', '- <li>\n', ''],
  ['rows of a table', plainMarkdown, '<table>', '<tr><td>a</td></tr>', '</table>'],
  ['steps', mdx, '<Steps>', '<Step title="a">b</Step>\n', '</Steps>'],
  ['fields of a table', mdx, '<TypeTable type={{', 'a: {', '}} />'],
  ['ids of headings', plainMarkdown, '# a', ' {#a}', ''],
  ['data of headings', plainMarkdown, '# a', ' {{ id: "b" }}', ''],
  ['data after links', plainMarkdown, '', ')[a](b){{ c: ', ''],
  ['blocks for components', plainMarkdown, '', '```mdx-code-block\n', ''],
  ['spaces in a heading', plainMarkdown, '# a', ' ', '}'],
  ['definitions', plainMarkdown, 'a\n', ': b\n', ''],
  ['lines of attributes', plainMarkdown, '{:', ' .a', ''],
  ['emoji', plainMarkdown, '', ':a', ''],
  ['marked words', plainMarkdown, '', '==a', ''],
  ['keys', plainMarkdown, '', '++a', ''],
  ['calls without an end', plainMarkdown, '', '{{ a(\n', ''],
  ['calls with texts without an end', plainMarkdown, '', '{{ a("\n', ''],
  ['a call with spaces', plainMarkdown, '{{ a(', ' ', ''],
  ['a call with texts', plainMarkdown, '{{ a(', '"b",', ') }}'],
  ['calls', plainMarkdown, '', '{{ a(b="c d", command=["e"]) }}\n\n', ''],
  ['lists in the data of a call', plainMarkdown, '', '{{ a([[[\n', ''],
  ['names in the data of a tag', mdx, '<A b={[', 'c , ', ']} />'],
  ['data in tags', mdx, '', '<A b={[{ title: "c", text: "d" }]} />\n', ''],
  [
    'names of tabs',
    mdx,
    '<Tabs values={[{ label: "a", value: "b" }]}>',
    '<Tab value="b">c</Tab>',
    '</Tabs>',
  ],
  ['headings in a tab', mdx, '<Tab title="a">\n', '## b\n', '</Tab>'],
  ['words in an attribute', mdx, '<A b="c', ' d', '" />'],
  ['short boxes in boxes', plainMarkdown, '', '::a\n', ''],
  ['a short box with attributes', plainMarkdown, '::a{', ' to="b"', '}'],
  ['properties of boxes without an end', plainMarkdown, '', '::a\n---\na: b\n', ''],
  ['a property of a box', plainMarkdown, '::a\n---\na: ', ' b', '\n---\n::'],
  ['empty lines after a box', plainMarkdown, '', '!!! a\n\n', ''],
  ['ids in the title of a tab', mdx, '<Tab title="a">\n## b', '{#', '\n</Tab>'],
  ['ids in the title of a card', mdx, '<Card title="a">\n## b', '{#', '\n</Card>'],
  ['spaces in the title of a card', mdx, '<Card title="a">\n## b', ' ', 'c\n</Card>'],
  ['spaces in bold words', mdx, '<b>a', ' ', 'b</b>'],
  ['spaces in the title of a page', page, '# a', ' ', 'b'],
  ['an indented box', plainMarkdown, '!!! a', ' ', '!'],
  ['indented boxes', plainMarkdown, '', '!!! a\n', ''],
  ['indented boxes in a box', plainMarkdown, '!!! a\n', '    !!! a\n', ''],
]

it.each(CASES)('reads %s in time that grows with the length', (_, work, before, again, after) => {
  const repeat = (times: number) => before + again.repeat(times) + after
  expect(measureGrowth(work, repeat)).toBeLessThan(MOST_GROWTH)
})

// Each way to write a name was searched for up to the end of the page.
it('reads raw elements that nothing closes, each spelled differently, in time that grows with the length', () => {
  const spell = (index: number): string =>
    [...'codetoggle'].map((letter, at) => letter + '-'.repeat((index >> (2 * at)) & 3)).join('')
  const repeat = (times: number): string =>
    Array.from({ length: times / 4 }, (_, index) => `<${spell(index)}>\n`).join('')
  expect(measureGrowth(mdx, repeat)).toBeLessThan(MOST_GROWTH)
})
