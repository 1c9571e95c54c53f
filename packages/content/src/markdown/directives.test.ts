import { describe, expect, it } from 'vitest'
import { pairDirectives, readDirective } from './directives.ts'
import { lexMarkdown } from './lex.ts'

function pair(markdown: string): (string | undefined)[][] {
  return pairDirectives(lexMarkdown(markdown)).map(({ token, directive }) => [
    token.type,
    directive?.name,
  ])
}

describe('readDirective', () => {
  it.each([
    ['<!-- tabs -->', { name: 'tabs', words: '' }],
    ['<!--tabs: package manager-->\n', { name: 'tabs', words: 'package manager' }],
    ['<!-- terms -->', { name: 'terms', words: '' }],
    ['<!-- table: sticky -->', { name: 'table', words: 'sticky' }],
  ])('reads %j', (raw, expected) => {
    expect(readDirective({ type: 'html', raw, text: raw })).toEqual(expected)
  })

  it.each(['<!-- a note about tabs -->', '<tabs>', '<!-- tabs --> words', '<!-- tabular -->'])(
    'reads %j correctly',
    (raw) => {
      expect(readDirective({ type: 'html', raw, text: raw })).toBeUndefined()
    },
  )
})

describe('pairDirectives', () => {
  it('applies to the block after it, with or without blank lines between them', () => {
    const expected = [
      ['html', undefined],
      ['list', 'tabs'],
    ]
    expect(pair('<!-- tabs -->\n- a\n- b')).toEqual(expected)
    expect(pair('<!-- tabs -->\n\n\n- a\n- b')).toEqual(expected)
  })

  it('applies only to the next block, and to no other kind', () => {
    expect(pair('<!-- terms -->\n\nwords\n\n- a')).toEqual([
      ['html', undefined],
      ['paragraph', undefined],
      ['space', undefined],
      ['list', undefined],
    ])
    expect(pair('<!-- table -->\n\n- a')).toContainEqual(['list', undefined])
  })
})
