import { expect, it } from 'vitest'
import { measureGrowth, MOST_GROWTH } from '../../../content/src/testing/growth.ts'
import { findOtherAnchors } from './findOtherAnchors.ts'
import { readMarkdownPage } from './readMarkdownPage.ts'

const find = (text: string) =>
  readMarkdownPage({ path: 'a.md', url: '/a', text }).otherAnchors ?? []

// Links to such anchors led to the top of a page.
it.each<[text: string, anchors: readonly (readonly [string, string])[]]>([
  ['# A\n\n## B\n\nText <a id="x"></a> here.', [['x', 'b']]],
  ['# A\n\n## B\n\nText.\n\n<a name="x"></a>\n\n## C\n\nText.', [['x', 'c']]],
  ['# A\n\n## B\n\n<Link id="x"/>\n\nText.\n\n## C\n\nText.', [['x', 'b']]],
  ['# A\n\n## B\n\n| a |\n|---|\n| <a id="x"></a> x |', [['x', 'b']]],
  [
    '# A\n\n## B\n\n<details>\n<summary>\n\n## In it\n\n</summary>\n\nText.\n\n</details>',
    [['init', 'b']],
  ],
  ['# A\n\n## B {#own}\n\n- ### In a list\n\n  Text.', [['inalist', 'own']]],
  [
    '# A\n\n## B\n\n=== "On Linux"\n\n    === "Docker"\n\n        Text.',
    [
      ['onlinux', 'b'],
      ['docker', 'b'],
      ['onlinuxdocker', 'b'],
    ],
  ],
  ['# A\n\nText <a id="x"></a> at the top.\n\n## B\n\nText.', []],
  ['# A\n\n## B\n\n```html\n<a id="x"></a>\n## C\n```\n', []],
  ['# A\n\n## B\n\n<a id="b"></a>\n\nText.', []],
])('finds the anchors of %j', (text, anchors) => expect(find(text)).toEqual(anchors))

it('reads a page of very many anchors in linear time', () => {
  const sections = ['', 'B'].map((heading) => ({
    anchor: heading.toLowerCase(),
    heading,
    depth: 2,
    path: [],
    markdown: '',
  }))
  const growth = measureGrowth(
    (text) => void findOtherAnchors(text, sections),
    (times) => '## B\n<a id="x"></a> <b '.repeat(times),
  )
  expect(growth).toBeLessThan(MOST_GROWTH)
})
