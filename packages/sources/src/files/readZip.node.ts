import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const IS_ENCRYPTED = 1

/**
 * Reads one file of a zip archive; undefined if the archive does not hold it. The sizes that the archive
 * declares are not believed.
 *
 * @param maxBytes of the file once it is unpacked.
 * @throws {RangeError} if the archive is broken or encrypted, or if the file is larger.
 */
export function readZipEntry(zip: Buffer, name: string, maxBytes: number): Buffer | undefined {
  try {
    const entry = findEntry(zip, name)
    return entry === undefined ? undefined : unpack(zip, entry, maxBytes)
  } catch (cause) {
    throw explain(cause, name, maxBytes)
  }
}

function explain(cause: unknown, name: string, maxBytes: number): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'ERR_BUFFER_TOO_LARGE') {
    return new RangeError(`its ${name} has more than ${maxBytes / 1024 / 1024} MB`, { cause })
  }
  // A place that is outside of the file.
  if (code === 'ERR_OUT_OF_RANGE') return new RangeError('its list of files is damaged', { cause })
  if (code.startsWith('Z_')) return new RangeError(`its ${name} is damaged`, { cause })
  return cause
}

/** Where the list of files names this one. */
function findEntry(zip: Buffer, name: string): number | undefined {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new RangeError('it is not a zip archive')
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new RangeError('its list of files is damaged')
    const nameLength = zip.readUInt16LE(at + 28)
    const found = zip.toString('utf8', at + 46, at + 46 + nameLength)
    if (found === name) return at
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return undefined
}

function unpack(zip: Buffer, entry: number, maxBytes: number): Buffer {
  if ((zip.readUInt16LE(entry + 8) & IS_ENCRYPTED) !== 0) throw new RangeError('it is encrypted')
  const method = zip.readUInt16LE(entry + 10)
  const size = zip.readUInt32LE(entry + 20)
  const local = zip.readUInt32LE(entry + 42)
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const bytes = zip.subarray(start, start + size)
  if (method === 8) return inflateRawSync(bytes, { maxOutputLength: maxBytes })
  if (method === 0 && bytes.length <= maxBytes) return bytes
  throw new RangeError(
    method === 0
      ? `it has more than ${maxBytes} bytes`
      : `it is compressed by method ${method}, which Docent cannot read`,
  )
}
