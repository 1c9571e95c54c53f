import { inflateSync } from 'node:zlib'

const SIGNATURE = 0x774f4646
const HEAD = { woff: 44, sfnt: 12 } as const
const ENTRY = { woff: 20, sfnt: 16 } as const

/**
 * Unpacks a font from WOFF 1.0 to the OpenType that it was made from.
 *
 * @throws {Error} if it is not a WOFF file.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== SIGNATURE)
    throw new Error('Cannot unpack a font: it is not a WOFF file.')
  const tables = readTables(file)
  const head = Buffer.alloc(HEAD.sfnt + tables.length * ENTRY.sfnt)
  writeHead(head, file.readUInt32BE(4), tables.length)

  let offset = head.byteLength
  const bodies = tables.map(({ tag, checksum, data }, place) => {
    const at = HEAD.sfnt + place * ENTRY.sfnt
    head.writeUInt32BE(tag, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.byteLength, at + 12)
    // Every table begins at a multiple of four.
    const padded = Buffer.concat([data, Buffer.alloc(-data.byteLength & 3)])
    offset += padded.byteLength
    return padded
  })
  return Buffer.concat([head, ...bodies])
}

interface Table {
  readonly tag: number
  readonly checksum: number
  readonly data: Buffer
}

function readTables(file: Buffer): Table[] {
  return Array.from({ length: file.readUInt16BE(12) }, (_, place) => {
    const at = HEAD.woff + place * ENTRY.woff
    const [tag, start, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) =>
      file.readUInt32BE(at + field),
    ) as [number, number, number, number, number]
    const bytes = file.subarray(start, start + packed)
    return { tag, checksum, data: packed < length ? inflateSync(bytes) : bytes }
  })
}

/** The fields with which a reader searches the tables by bisection. */
function writeHead(head: Buffer, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(count))
  head.writeUInt32BE(flavour, 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * ENTRY.sfnt, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * ENTRY.sfnt, 10)
}
