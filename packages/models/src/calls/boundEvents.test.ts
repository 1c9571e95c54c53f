import { describe, expect, it } from 'vitest'
import { boundEvents } from './boundEvents.ts'

/** Sends chunks through a bound of 10 bytes, and resolves with what arrives. */
async function pass(...chunks: readonly string[]): Promise<string> {
  const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk))
  const bounded = ReadableStream.from(bytes).pipeThrough(boundEvents(10))
  return Buffer.concat(await Array.fromAsync(bounded)).toString()
}

describe('boundEvents', () => {
  it.each([
    ['an event at the bound', ['12345678\n\n']],
    ['many events', ['123456\n\n', '123456\n\n', '123456\n\n']],
    ['events that are cut anywhere', ['1234', '56\n', '\n12', '3456\n\n']],
    ['events whose lines end with two characters', ['1234\r\n\r', '\n1234\r\n\r\n']],
    ['an empty body', []],
  ])('passes %s', async (_, chunks) => {
    expect(await pass(...chunks)).toBe(chunks.join(''))
  })

  it.each([
    ['a line without an end', ['12345', '67890', '1']],
    ['many lines without an empty one', ['123\n', '123\n', '123\n']],
    ['a long event after a short one', ['12\n\n', '1234567890', '1']],
  ])('refuses %s', async (_, chunks) => {
    await expect(pass(...chunks)).rejects.toMatchObject({ kind: 'too long' })
  })
})
