import { expect, it } from 'vitest'
import { lexMarkdown } from './lex.ts'
import { findShownHtml } from './shownHtml.ts'

it('finds the first HTML of a text, with its line and how much more there is', () => {
  const tokens = lexMarkdown('Words.\n\nA <b>bold</b> word,\nand <i>one</i>.\n\n<div>\nx\n</div>\n')
  expect(findShownHtml(tokens, 1)).toEqual({ raw: '<b>', line: 3, more: 2 })
})

it.each(['<!-- a comment -->\n\nWords <!-- here -->.', '<kbd>Ctrl</kbd>', '`<b>`', '    <b>'])(
  'finds none in %j',
  (markdown) => {
    expect(findShownHtml(lexMarkdown(markdown), 1)).toBeUndefined()
  },
)
