import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { encode, KEPT_QUALITY } from './encoding.ts'
import type { Encoding } from './encoding.ts'

export interface CachedFile {
  readonly etag: string
  /** The bytes in an encoding, compressed at most once while they are cached. */
  read(encoding: Encoding): Promise<Uint8Array>
}

export interface FileCache {
  /** @throws like `readFile` if there is no such file. */
  open(path: string): Promise<CachedFile>
}

export interface FileCacheOptions {
  /** Makes the content to serve from the content of a file. @default the same */
  readonly adapt?: (path: string, content: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>
  /** Tells the versions of a file apart. @default files never change */
  readonly readVersion?: (path: string) => Promise<string>
}

/**
 * Caches files in memory, with the compressed forms that readers request. Without `readVersion` the
 * files must not change: a new build has its own folder and cache. The least recently used files are
 * dropped when the cache is full, and so are old versions.
 */
export function createFileCache(
  maxBytes: number,
  { adapt, readVersion }: FileCacheOptions = {},
): FileCache {
  const entries = new Map<string, { file: Promise<CachedFile>; bytes: number }>()
  let bytes = 0

  function keep(key: string, added: number): void {
    const entry = entries.get(key)
    if (!entry) return
    entry.bytes += added
    bytes += added
    for (const [oldest, { bytes: freed }] of entries) {
      if (bytes <= maxBytes) return
      entries.delete(oldest)
      bytes -= freed
    }
  }

  return {
    async open(path) {
      const key = readVersion ? `${path} ${await readVersion(path)}` : path
      const known = entries.get(key)
      const file = known?.file ?? load(path, { adapt, grow: (added) => keep(key, added) })
      // The most recently used entry is last in the map, and the next to drop is first.
      entries.delete(key)
      entries.set(key, { file, bytes: known?.bytes ?? 0 })
      if (!known) file.catch(() => entries.delete(key))
      return file
    },
  }
}

interface LoadOptions {
  readonly adapt: FileCacheOptions['adapt']
  readonly grow: (bytes: number) => void
}

async function load(path: string, { adapt, grow }: LoadOptions): Promise<CachedFile> {
  const read = await readFile(path)
  const content = adapt?.(path, read) ?? read
  grow(content.byteLength)
  const made = new Map<Encoding, Promise<Uint8Array>>([['identity', Promise.resolve(content)]])
  return {
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    read(encoding) {
      const bytes = made.get(encoding) ?? compress(content, encoding, grow)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

async function compress(
  content: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  grow: (bytes: number) => void,
): Promise<Uint8Array> {
  const bytes = await encode(content, encoding, KEPT_QUALITY)
  grow(bytes.byteLength)
  return bytes
}
