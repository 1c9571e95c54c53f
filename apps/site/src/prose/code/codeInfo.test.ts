import { describe, expect, it } from 'vitest'
import { readCodeInfo } from './codeInfo.ts'

function readMarks(info: string): Record<number, string> {
  return Object.fromEntries(readCodeInfo(info).marks)
}

describe('readCodeInfo', () => {
  it('reads the language and the title', () => {
    expect(readCodeInfo('TS title="docent.config.ts"')).toMatchObject({
      language: 'ts',
      title: 'docent.config.ts',
    })
    expect(readCodeInfo('')).toMatchObject({ language: '', title: undefined })
  })

  it('reads lines and ranges of lines that are marked, added and removed', () => {
    expect(readMarks('ts {2, 4-5} ins={7} del={8-8}')).toEqual({
      2: 'marked',
      4: 'marked',
      5: 'marked',
      7: 'added',
      8: 'removed',
    })
  })

  it('ignores braces in the title and braces without numbers', () => {
    expect(readMarks('ts title="a {1}" {a} {5-2} ins={x} note={3}')).toEqual({})
  })

  it('counts no further than any code goes', () => {
    expect(readCodeInfo('ts {1-999999999}').marks.size).toBe(10_000)
  })
})
