import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder, or the address of an object store, that holds builds. */
export interface BuildPlace {
  /** The bytes of a file, by its path with slashes. Rejects if it is not there. */
  read(path: string): Promise<Uint8Array>
}

/** A store that takes longer for one file is away. */
const TIMEOUT_MS = 30_000

export function openBuildPlace(from: string): BuildPlace {
  const base = URL.parse(from)
  if (base?.protocol !== 'http:' && base?.protocol !== 'https:') {
    return { read: (path) => readLocal(join(from, path)) }
  }
  return {
    async read(path) {
      const address = new URL(base)
      address.pathname = `${base.pathname.replace(/\/$/, '')}/${encodePath(path)}`
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}

/** The error has no code: a fault of the place must not look like one of this machine's build folder. */
async function readLocal(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new Error(`${file} cannot be read (${code})`, { cause })
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
