import { readFile } from 'node:fs/promises'

const MEBIBYTE = 2 ** 20

/**
 * The memory of this process in MiB, after a collection, without what is mapped of a file: the
 * system takes that back whenever it needs it. Only Linux distinguishes the two.
 */
export async function readMemory(file?: string): Promise<number> {
  globalThis.gc?.()
  globalThis.gc?.()
  const mapped = file === undefined ? 0 : await readMapped(file)
  return process.memoryUsage.rss() / MEBIBYTE - mapped
}

async function readMapped(file: string): Promise<number> {
  const maps = await readFile('/proc/self/smaps', 'utf8').catch(() => '')
  // One entry for each mapping: its addresses and its file, then a line for each figure.
  const entries = maps.split(/^(?=[\da-f]+-[\da-f]+ )/m)
  const kilobytes = entries
    .filter((entry) => entry.slice(0, entry.indexOf('\n')).endsWith(file))
    .map((entry) => Number(/^Rss:\s*(\d+) kB/m.exec(entry)?.[1] ?? 0))
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024
}
