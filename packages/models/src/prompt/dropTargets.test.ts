import { describe, expect, it } from 'vitest'
import { dropTargets } from './dropTargets.ts'

describe('dropTargets', () => {
  it.each([
    ['See [the guide](/guide#a).', 'See the guide.'],
    ['[`npm run dev`](/cli) and [**b**](https://b.test/?a=1).', '`npm run dev` and **b**.'],
    ['A [list \\[1\\]](/a) and \\[no](/link).', 'A list \\[1\\] and \\[no](/link).'],
    ['A [page](https://en.test/wiki/A_(b)) more.', 'A page more.'],
  ])('writes %s as %s', (markdown, text) => {
    expect(dropTargets(markdown)).toBe(text)
  })

  it.each(['Write `[label](address)` so.', '``a ` [b](c)`` is code.', 'a ]( [ b', '[](/a)'])(
    'changes nothing of %s',
    (markdown) => {
      expect(dropTargets(markdown)).toBe(markdown)
    },
  )

  it.each(['[', '`', '](', '[`', '[a](', '\\', '`a', '````````a'])(
    'reads a long run of %s',
    (part) => {
      const text = `${part.repeat(100_000)} ](`
      expect(dropTargets(text)).toBe(text)
    },
  )
})
