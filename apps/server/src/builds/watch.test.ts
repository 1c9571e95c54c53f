import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPaths } from './watch.ts'

let folder: string
let content: string
let stop: () => void
const onChange = vi.fn(async () => undefined)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-watch-'))
  content = join(folder, 'content')
  mkdirSync(content)
  writeFileSync(join(content, 'a.md'), 'One.')
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Makes a change and, once everything is quiet again, returns whether it was noticed. */
async function isNoticed(change: () => void): Promise<boolean> {
  onChange.mockClear()
  change()
  await vi.waitUntil(() => onChange.mock.calls.length > 0).catch(() => undefined)
  const wasNoticed = onChange.mock.calls.length > 0
  await new Promise((resolve) => setTimeout(resolve, 700))
  return wasNoticed
}

// The watcher used to follow the deleted folder and missed changes in its replacement.
it('continues with a folder that was removed and restored', async () => {
  stop = watchPaths([content], onChange)
  expect(await isNoticed(() => rmSync(content, { recursive: true }))).toBe(true)
  const isBack = await isNoticed(() => {
    mkdirSync(join(content, 'deep'), { recursive: true })
    writeFileSync(join(content, 'deep/a.md'), 'Two.')
  })
  expect(isBack).toBe(true)
  expect(await isNoticed(() => writeFileSync(join(content, 'deep/a.md'), 'Three.'))).toBe(true)
})

it('continues with a file that an editor replaces', async () => {
  const file = join(folder, 'docent.config.ts')
  writeFileSync(file, '1')
  stop = watchPaths([file], onChange)
  for (const text of ['2', '3']) {
    const isReplaced = await isNoticed(() => {
      writeFileSync(`${file}~`, text)
      renameSync(`${file}~`, file)
    })
    expect(isReplaced).toBe(true)
  }
  expect(await isNoticed(() => writeFileSync(file, '4'))).toBe(true)
})

it('notices a file that is created later', async () => {
  const file = join(folder, 'docent.config.ts')
  stop = watchPaths([file], onChange)
  expect(await isNoticed(() => writeFileSync(file, '1'))).toBe(true)
})

// The error ended the process.
it('notices a file that cannot be reached at first', async () => {
  const file = join(folder, 'docent.config.ts')
  symlinkSync(file, file)
  stop = watchPaths([file], onChange)
  const isNew = await isNoticed(() => {
    rmSync(file)
    writeFileSync(file, '1')
  })
  expect(isNew).toBe(true)
})

// The change after an error was skipped, if the error did not end the process.
it('continues after an error', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    stop = watchPaths([content], onChange)
    onChange.mockRejectedValueOnce(new Error('The disk is gone.'))
    writeFileSync(join(content, 'a.md'), 'Two.')
    await vi.waitUntil(() => print.mock.calls.length > 0)
    expect(await isNoticed(() => writeFileSync(join(content, 'a.md'), 'Three.'))).toBe(true)
    expect(print).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Pages and answers stay unchanged: Error: The disk is gone.'),
    )
  } finally {
    print.mockRestore()
  }
})
