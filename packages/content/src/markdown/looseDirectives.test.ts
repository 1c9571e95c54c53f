import { expect, it } from 'vitest'
import { lexMarkdown } from './lex.ts'
import { findLooseDirectives } from './looseDirectives.ts'

const TEXT = `<!-- tabs -->

- one
- two

  <!-- table -->

  words

> <!-- terms -->
> - **Term**: words

<!-- table: sticky -->
`

it('finds the comments that no block of their kind follows, with their lines', () => {
  expect(findLooseDirectives(lexMarkdown(TEXT), 1)).toEqual([
    { name: 'table', form: 'table', line: 6 },
    { name: 'table', form: 'table', line: 13 },
  ])
})
