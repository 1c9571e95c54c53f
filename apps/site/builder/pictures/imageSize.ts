import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { decodePath } from '@docent/content'
import type { ServedFile } from '../files/sourceFiles.ts'
import type { ImageSize } from '../../src/site.ts'

const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg)$/i

// Enough for the head of every format; a JPEG with a larger preview in it is left without a size.
const HEAD_BYTES = 256 * 1024

/** The sizes of the pictures among the files of a folder, by their path on the site. */
export async function readImageSizes(
  folder: string,
  files: readonly string[],
): Promise<Map<string, ImageSize>> {
  return readSizes(files.map((file) => ({ path: `/${file}`, file: join(folder, file) })))
}

/** The same for files of sources. */
export function readSourceSizes(files: readonly ServedFile[]): Promise<Map<string, ImageSize>> {
  return readSizes(files.map(({ path, file }) => ({ path: decodePath(path), file })))
}

/** @param files with decoded paths. */
async function readSizes(files: readonly ServedFile[]): Promise<Map<string, ImageSize>> {
  const sizes = new Map<string, ImageSize>()
  for (const { path, file } of files.filter(({ file }) => PICTURE.test(file))) {
    const size = readImageSize(await readHead(file).catch(passOver))
    if (size) sizes.set(path, size)
  }
  return sizes
}

/** A picture that was removed after the pages were read is only missing on its page. */
function passOver(cause: NodeJS.ErrnoException): Buffer {
  if (cause.code === 'ENOENT') return Buffer.alloc(0)
  throw cause
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEAD_BYTES) })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Reads the size from the first bytes of a PNG, JPEG, GIF, WebP, AVIF or SVG; undefined if it cannot. */
export function readImageSize(bytes: Buffer): ImageSize | undefined {
  try {
    if (bytes.subarray(0, 8).equals(PNG)) return at(bytes.readUInt32BE(16), bytes.readUInt32BE(20))
    const start = bytes.toString('latin1', 0, 16)
    if (start.startsWith('GIF8')) return at(bytes.readUInt16LE(6), bytes.readUInt16LE(8))
    if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return readWebp(bytes)
    if (start.slice(4, 8) === 'ftyp') return readAvif(bytes)
    if (bytes.readUInt16BE(0) === 0xffd8) return readJpeg(bytes)
    return readSvg(bytes.toString('utf8'))
  } catch (cause) {
    // Cut short: a picture without a size is shown without one.
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function readWebp(bytes: Buffer): ImageSize | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return at(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1)
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return at((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    default:
      return at(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
  }
}

/**
 * Reads the largest of the sizes in the file: a picture may consist of tiles, and contain a smaller
 * picture for its transparency or a preview.
 */
function readAvif(bytes: Buffer): ImageSize | undefined {
  let largest = { width: 0, height: 0 }
  for (let box = bytes.indexOf('ispe'); box >= 0; box = bytes.indexOf('ispe', box + 4)) {
    const [width, height] = [bytes.readUInt32BE(box + 8), bytes.readUInt32BE(box + 12)]
    if (width * height > largest.width * largest.height) largest = { width, height }
  }
  return at(largest.width, largest.height)
}

/** Walks the segments up to the frame's own: C0 to CF, except C4, C8 and CC. */
function readJpeg(bytes: Buffer): ImageSize | undefined {
  let place = 2
  while (bytes.readUInt8(place) === 0xff) {
    const kind = bytes.readUInt8(place + 1)
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)) {
      return at(bytes.readUInt16BE(place + 7), bytes.readUInt16BE(place + 5))
    }
    place += 2 + bytes.readUInt16BE(place + 2)
  }
  return undefined
}

function readSvg(text: string): ImageSize | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(text) ?? []
  if (tag === undefined) return undefined
  const [, width, height] = /\bwidth="([\d.]+)(?:px)?".*\bheight="([\d.]+)(?:px)?"/s.exec(tag) ?? []
  if (width !== undefined) return at(Number(width), Number(height))
  const [, boxWidth, boxHeight] =
    /\bviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(tag) ?? []
  return at(Number(boxWidth), Number(boxHeight))
}

function at(width: number, height: number): ImageSize | undefined {
  return width > 0 && height > 0
    ? { width: Math.round(width), height: Math.round(height) }
    : undefined
}
