import { describe, expect, it } from 'vitest'
import { cutAround } from './cutAround.ts'

const TEXT =
  'A long row of words comes first, then the port is named, and at last there is more to say.'

describe('cutAround', () => {
  it('leaves a short text as it is', () => {
    expect(cutAround('The port.', new Set(['port']), 20)).toBe('The port.')
  })

  it('keeps the part with most of the words and cuts between words', () => {
    const cut = cutAround(TEXT, new Set(['port', 'named']), 40)
    expect(cut).toContain('port is named')
    expect(cut).toMatch(/^….*…$/)
    expect(cut.length).toBeLessThanOrEqual(40)
    expect(TEXT.split(/\W+/)).toEqual(expect.arrayContaining(cut.match(/\w+/g) ?? []))
  })

  it('keeps the beginning of a text that has none of the words', () => {
    expect(cutAround(TEXT, new Set(['fern']), 20)).toBe('A long row of…')
  })
})
