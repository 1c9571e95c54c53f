import { inflateRawSync } from 'node:zlib'

/** A file of a zip archive is unpacked up to this size. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024

const END = 0x06054b50
const ENTRY = 0x02014b50

/**
 * Reads one file of a zip archive; undefined if the archive does not hold it.
 *
 * @throws {RangeError} if the archive is broken, encrypted or larger than 4 GB.
 */
export function readZipEntry(zip: Buffer, name: string): Buffer | undefined {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new RangeError('it is not a zip archive')
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new RangeError('its list of files is broken')
    const nameLength = zip.readUInt16LE(at + 28)
    const found = zip.toString('utf8', at + 46, at + 46 + nameLength)
    if (found === name) return unpack(zip, at)
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return undefined
}

function unpack(zip: Buffer, entry: number): Buffer {
  const method = zip.readUInt16LE(entry + 10)
  const size = zip.readUInt32LE(entry + 20)
  const local = zip.readUInt32LE(entry + 42)
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const bytes = zip.subarray(start, start + size)
  if (method === 0) return bytes
  if (method === 8) return inflateRawSync(bytes, { maxOutputLength: MAX_ENTRY_BYTES })
  throw new RangeError(`it is packed by method ${method}`)
}
