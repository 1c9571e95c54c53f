import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeStream } from './decodeStream.ts'
import { encodePart } from './parts.ts'
import type { StreamPart } from './parts.ts'
import { everyPart, freePart } from './testing/arbitraries.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function* cut(all: Uint8Array, places: number[]): AsyncGenerator<Uint8Array> {
  const ends = [...new Set(places.map((place) => place % (all.length + 1)))].toSorted(
    (a, b) => a - b,
  )
  let from = 0
  for (const end of [...ends, all.length]) {
    yield all.slice(from, end)
    from = end
  }
}

async function collect(body: Parameters<typeof decodeStream>[0], maxLineLength?: number) {
  const parts: StreamPart[] = []
  for await (const part of decodeStream(body, maxLineLength ? { maxLineLength } : {}))
    parts.push(part)
  return parts
}

describe('decodeStream', () => {
  it('gives the same parts however the bytes are split, inside characters and lines too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(freePart, { maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.constantFrom('\n', '\r\n', '\n\n', '\n\r\n'.slice(0, 1)),
        async (parts, places, lineBreak) => {
          const wire = parts.map((part) => encodePart(part).trimEnd() + lineBreak).join('')
          expect(await collect(cut(bytes(wire), places))).toEqual(parts)
        },
      ),
    )
  })

  it('reads byte by byte, with a byte order mark and without a last line break', async () => {
    const wire = bytes(`\uFEFF${everyPart.map(encodePart).join('')}`.trimEnd())
    const places = Array.from({ length: wire.length }, (_, index) => index)
    expect(await collect(cut(wire, places))).toEqual(everyPart)
  })

  // A decoder drops the mark from bytes, and nothing dropped it from text: "Invalid code".
  it.each([
    ['in the first chunk', ['\uFEFF0:"a"\n', '0:"b"\n']],
    ['in a chunk of its own, after an empty one', ['', '\uFEFF', '0:"a"\n0:"b"\n']],
  ])('drops a byte order mark from text that is decoded, %s', async (_, chunks) => {
    async function* body() {
      yield* chunks
    }
    expect(await collect(body())).toEqual([
      { type: 'text', value: 'a' },
      { type: 'text', value: 'b' },
    ])
  })

  it('keeps a byte order mark that does not begin the stream', async () => {
    async function* body() {
      yield '0:"a"\n'
      yield '\uFEFF0:"b"\n'
    }
    await expect(collect(body())).rejects.toThrow('Invalid code')
  })

  it('delivers a part as soon as its line has ended, before the chunk that holds it ends on one', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const parts = decodeStream(readable)
    void writer.write(bytes('0:"one"\n0:"tw'))
    expect(await parts.next()).toEqual({ done: false, value: { type: 'text', value: 'one' } })
    void writer.write(bytes('o"\n'))
    expect(await parts.next()).toEqual({ done: false, value: { type: 'text', value: 'two' } })
    await parts.return(undefined)
  })

  it('yields nothing for an empty body, and for one of heartbeats', async () => {
    expect(await collect(cut(bytes(''), []))).toEqual([])
    expect(await collect(cut(bytes('\n\n\n'), []))).toEqual([])
  })

  it('yields the parts before an invalid line', async () => {
    const parts: StreamPart[] = []
    const read = async () => {
      for await (const part of decodeStream(cut(bytes('0:"a"\nz:1\n0:"b"\n'), []))) parts.push(part)
    }
    await expect(read()).rejects.toThrow('Cannot read the chat stream: Invalid code z.')
    expect(parts).toEqual([{ type: 'text', value: 'a' }])
  })

  it('refuses a line that grows beyond its bound, before it has ended', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes('a'.repeat(100))),
    })
    await expect(collect(endless, 1000)).rejects.toThrow('A line is longer than 1000 characters.')
  })

  it.each(['an error', 'an early return'])('cancels the body after %s', async (end) => {
    let cancelled = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        controller.enqueue(bytes(end === 'an error' ? 'nonsense\n' : '0:"a"\n')),
      cancel: () => {
        cancelled = true
      },
    })
    const parts = decodeStream(body)
    if (end === 'an error') await expect(parts.next()).rejects.toThrow('No separator found')
    else {
      await parts.next()
      await parts.return(undefined)
    }
    expect(cancelled).toBe(true)
  })
})
