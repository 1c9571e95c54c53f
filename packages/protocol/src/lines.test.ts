import { describe, expect, it } from 'vitest'
import { splitLines } from './lines.ts'

async function split(chunks: readonly (Uint8Array | string)[], maxLength = 10): Promise<string[]> {
  async function* body(): AsyncGenerator<Uint8Array | string> {
    yield* chunks
  }
  const lines: string[] = []
  for await (const line of splitLines(body(), maxLength)) lines.push(line)
  return lines
}

describe('splitLines', () => {
  it('takes a line of the longest length, and refuses one that is longer by a character', async () => {
    expect(await split(['1234567890\n'])).toEqual(['1234567890'])
    await expect(split(['12345678901\n'])).rejects.toThrow('A line is longer than 10 characters')
  })

  it('ends a line at a line feed, with or without a carriage return', async () => {
    expect(await split(['a\r\nb\nc\r', '\nd'])).toEqual(['a', 'b', 'c', 'd'])
  })

  it('shows that the last character was cut off', async () => {
    const euro = new TextEncoder().encode('5 €')
    expect(await split([euro.slice(0, -1)])).toEqual(['5 \ufffd'])
  })
})
