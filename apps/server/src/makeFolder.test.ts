import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFolder } from './makeFolder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('makeFolder', () => {
  it('creates a folder with those above it, and accepts one that exists', async () => {
    const path = join(folder, 'a/b/c')
    await makeFolder(path, 0o700)
    await makeFolder(path)
    expect((await stat(join(folder, 'a'))).mode & 0o777).toBe(0o700)
    expect((await stat(path)).isDirectory()).toBe(true)
  })

  it('creates one folder for many who want it at once', async () => {
    const path = join(folder, 'a/b')
    await Promise.all(Array.from({ length: 20 }, () => makeFolder(path)))
    expect((await stat(path)).isDirectory()).toBe(true)
  })

  it('fails where a file or a broken link is in the way', async () => {
    await writeFile(join(folder, 'file'), '')
    await symlink('gone', join(folder, 'link'))
    await mkdir(join(folder, 'b'))
    const codeOf = (path: string) =>
      makeFolder(join(folder, path)).catch(({ code }: NodeJS.ErrnoException) => code)
    expect(await codeOf('file')).toBe('EEXIST')
    expect(await codeOf('file/a')).toBe('ENOTDIR')
    expect(await codeOf('link')).toBe('EEXIST')
    expect(await codeOf('b')).toBeUndefined()
  })

  // Node's own mkdir runs forever there.
  it.runIf(process.platform === 'linux')('fails where nothing can be created', async () => {
    await expect(makeFolder('/proc/docent/data')).rejects.toMatchObject({ code: 'ENOTSUP' })
  })
})
