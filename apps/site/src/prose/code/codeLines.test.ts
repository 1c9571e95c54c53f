import { describe, expect, it } from 'vitest'
import { readCodeLines } from './codeLines.ts'

function toText(code: string, language: string): string {
  const lines = readCodeLines(code, language)
  return lines.map((line) => line.map(({ text }) => text).join('')).join('\n')
}

describe('readCodeLines', () => {
  it('goes on with a token that reaches over several lines', () => {
    expect(readCodeLines('/* a\n b */ 1', 'js')).toEqual([
      [{ text: '/* a', kind: 'comment' }],
      [
        { text: ' b */', kind: 'comment' },
        { text: ' ', kind: undefined },
        { text: '1', kind: 'number' },
      ],
    ])
  })

  it('leaves code plain that is in an unknown language, or very long', () => {
    expect(readCodeLines('const a\nb', 'cobol')).toEqual([
      [{ text: 'const a', kind: undefined }],
      [{ text: 'b', kind: undefined }],
    ])
    const [line] = readCodeLines('1 '.repeat(100_001), 'js')
    expect(line).toHaveLength(1)
  })

  it.each(['a\n\nb', '\n', '', '  a\n\tb\n'])('keeps %j as it is written', (code) => {
    expect(toText(code, 'js')).toBe(code)
  })
})
