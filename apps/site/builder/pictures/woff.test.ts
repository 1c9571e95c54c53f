import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { unpackWoff } from './woff.ts'

const FONT = '@fontsource/brygada-1918/files/brygada-1918-latin-600-normal.woff'

it('unpacks a font whose tables add up to what it says of them', async () => {
  const font = unpackWoff(await readFile(createRequire(import.meta.url).resolve(FONT)))
  expect(font.readUInt32BE(0)).toBe(0x0001_0000)
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, place) => {
    const at = 12 + 16 * place
    const start = font.readUInt32BE(at + 8)
    return {
      tag: font.toString('latin1', at, at + 4),
      checksum: font.readUInt32BE(at + 4),
      data: font.subarray(start, start + font.readUInt32BE(at + 12)),
    }
  })
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head']))
  // The head table has a checksum of the whole file, which does not include itself.
  for (const { tag, checksum, data } of tables) if (tag !== 'head') expect(sum(data)).toBe(checksum)
})

it('refuses files that are not WOFF', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('it is not a WOFF file')
})

function sum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.byteLength & 3)])
  let total = 0
  for (let at = 0; at < padded.byteLength; at += 4) total = (total + padded.readUInt32BE(at)) >>> 0
  return total
}
