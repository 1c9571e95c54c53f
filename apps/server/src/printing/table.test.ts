import { describe, expect, it } from 'vitest'
import { formatRate, formatTable, indent } from './table.ts'

describe('formatTable', () => {
  it('aligns numbers right and words left, without trailing spaces', () => {
    const rows = [
      ['fern', '9.50', ''],
      ['cactus', '10.25', 'dry'],
      ['rose', '-', ''],
    ]
    expect(formatTable(['plant', 'water', 'note'], rows).split('\n')).toEqual([
      'plant   water  note',
      'fern     9.50',
      'cactus  10.25  dry',
      'rose        -',
    ])
  })
})

describe('indent', () => {
  it('indents every line that is not empty', () => {
    expect(indent('a\n\nb', 2)).toBe('  a\n\n  b')
  })
})

describe('formatRate', () => {
  it('writes a dash for unknown values', () => {
    expect([formatRate(0.5), formatRate(12.34, 1), formatRate(undefined)]).toEqual([
      '0.500',
      '12.3',
      '-',
    ])
  })
})
