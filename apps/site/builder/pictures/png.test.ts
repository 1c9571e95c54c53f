import { crc32, inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodePng } from './png.ts'

it('writes what a reader of PNGs finds again, pixel by pixel', () => {
  const pixels = Uint8Array.from(
    [
      [255, 0, 0, 255, 0, 255, 0, 255],
      [0, 0, 255, 255, 1, 2, 3, 255],
    ].flat(),
  )
  const chunks = readChunks(encodePng(pixels, 2, 2))
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect([...chunks[0]!.data]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0])
  expect([...inflateSync(chunks[1]!.data)]).toEqual([
    0, 255, 0, 0, 0, 255, 0, 0, 0, 0, 255, 1, 2, 3,
  ])
})

function readChunks(png: Buffer): { type: string; data: Buffer }[] {
  const chunks = []
  for (let at = 8; at < png.byteLength;) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4) })
    at += 12 + length
  }
  return chunks
}
