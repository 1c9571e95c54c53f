import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { readErrorCode } from '@docent/content/readErrorCode'

/** A folder, or the address of an object store, that holds builds. */
export interface BuildPlace {
  /** The bytes of a file, by its path with slashes, as they arrive. Throws if it is not there. */
  stream(path: string): AsyncIterable<Uint8Array>
}

/**
 * A store that sends nothing for this long counts as unavailable. The time for a whole file has no
 * limit, because the index of a large site has gigabytes.
 */
const IDLE_MS = 30_000

/** @param idleMs how long a store may send nothing. */
export function openBuildPlace(from: string, idleMs: number = IDLE_MS): BuildPlace {
  const base = URL.parse(from)
  if (base?.protocol !== 'http:' && base?.protocol !== 'https:') {
    return { stream: (path) => streamLocal(join(from, path)) }
  }
  return {
    stream(path) {
      const address = new URL(base)
      address.pathname = `${base.pathname.replace(/\/$/, '')}/${encodePath(path)}`
      return streamRemote(address, path, idleMs)
    },
  }
}

/** Reads a small file whole. */
export async function readWhole(place: BuildPlace, path: string): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(place.stream(path)))
}

async function* streamRemote(
  address: URL,
  path: string,
  idleMs: number,
): AsyncGenerator<Uint8Array> {
  const idle = new AbortController()
  const reason = new Error(`${path} did not arrive: nothing was sent for ${idleMs / 1000} s`)
  const wait = () => setTimeout(() => idle.abort(reason), idleMs)
  let timer = wait()
  try {
    const response = await fetch(address, { signal: idle.signal })
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    for await (const chunk of response.body ?? []) {
      // The store is not silent while this machine writes to a slow disk.
      clearTimeout(timer)
      yield chunk
      timer = wait()
    }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The error has no code, so that a fault of the place does not look like one of this machine's
 * build folder.
 */
async function* streamLocal(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file) as AsyncIterable<Uint8Array>
  } catch (cause) {
    throw new Error(`${file} cannot be read (${readErrorCode(cause)})`, { cause })
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
