import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFileCache } from './fileCache.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-file-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(name: string, text: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

async function readText(cache: ReturnType<typeof createFileCache>, file: string): Promise<string> {
  return Buffer.from(await (await cache.open(file)).read('identity')).toString()
}

describe('createFileCache', () => {
  it('drops the least recently used file when it is full', async () => {
    const cache = createFileCache(100)
    const [old, used, added] = (await Promise.all(
      ['old', 'used', 'new'].map((name) => write(name, '1'.repeat(40))),
    )) as [string, string, string]
    await readText(cache, used)
    await readText(cache, old)
    await readText(cache, used)
    await readText(cache, added)
    // Cached files are not read again, so a change on the disk shows which were dropped.
    for (const file of [old, used, added]) await writeFile(file, '2')
    expect(await readText(cache, used)).toBe('1'.repeat(40))
    expect(await readText(cache, added)).toBe('1'.repeat(40))
    expect(await readText(cache, old)).toBe('2')
  })

  it('counts compressed bytes too', async () => {
    const cache = createFileCache(45)
    const file = await write('a', 'x'.repeat(40))
    await (await cache.open(file)).read('gzip')
    await writeFile(file, '2')
    expect(await readText(cache, file)).toBe('2')
  })

  it('tries again after a failed read', async () => {
    const cache = createFileCache(100)
    await expect(cache.open(join(folder, 'late'))).rejects.toThrow('ENOENT')
    const file = await write('late', 'there')
    expect(await readText(cache, file)).toBe('there')
  })
})
