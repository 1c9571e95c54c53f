import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const TRUE_COLOUR = 2

/** Writes opaque pixels, four bytes each, as a PNG. The fourth, which is then always 255, is left out. */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, TRUE_COLOUR, 0, 0, 0], 8)
  const chunks = [
    toChunk('IHDR', head),
    toChunk('IDAT', deflateSync(toRows(pixels, width, height), { level: 6 })),
    toChunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([SIGNATURE, ...chunks])
}

/** Each row begins with its filter: no filter suits plain areas best. */
function toRows(pixels: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + 3 * width))
  let at = 0
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (pixel % width === 0) at += 1
    const from = pixel * 4
    rows[at] = pixels[from] ?? 0
    rows[at + 1] = pixels[from + 1] ?? 0
    rows[at + 2] = pixels[from + 2] ?? 0
    at += 3
  }
  return rows
}

function toChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.byteLength)
  chunk.writeUInt32BE(data.byteLength, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.byteLength)), 8 + data.byteLength)
  return chunk
}
