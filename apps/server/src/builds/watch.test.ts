import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPaths } from './watch.ts'

/** Stands in for a system that refuses to watch a folder. */
const refusal = vi.hoisted(() => ({ check: (_path: string): void => undefined }))

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const watch = ((path: string, ...rest: [never]) => {
    refusal.check(path)
    return fs.watch(path, ...rest)
  }) as typeof fs.watch
  return { ...fs, watch }
})

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

// A link to itself ended the process, and with a link to a folder outside, its changes were noticed too.
it('survives links that lead in a circle, and ignores changes behind links', async () => {
  symlinkSync('circle', join(content, 'circle'))
  stop = watchPaths([content], onChange)
  const areLinksNoticed = await isNoticed(() => {
    symlinkSync('self', join(content, 'self'))
    symlinkSync('.', join(content, 'inside'))
    symlinkSync('..', join(content, 'outside'))
  })
  expect(areLinksNoticed).toBe(true)
  expect(await isNoticed(() => writeFileSync(join(content, 'a.md'), 'Two.'))).toBe(true)
  onChange.mockClear()
  writeFileSync(join(folder, 'log.txt'), 'A line.')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(onChange).not.toHaveBeenCalled()
})

it('continues with folders that are moved or replaced', async () => {
  mkdirSync(join(content, 'guide/deep'), { recursive: true })
  stop = watchPaths([content], onChange)
  const isMoved = await isNoticed(() => {
    renameSync(join(content, 'guide'), join(content, 'guides'))
    mkdirSync(join(content, 'guide'))
  })
  expect(isMoved).toBe(true)
  for (const path of ['guides/deep/a.md', 'guide/a.md']) {
    expect(await isNoticed(() => writeFileSync(join(content, path), 'Two.'))).toBe(true)
  }
})

describe('a folder that cannot be watched', () => {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    for (const name of ['a', 'b']) mkdirSync(join(content, name))
  })

  const refuse = (code: string, path: string): void => {
    refusal.check = (asked) => {
      if (asked === path || path === '') throw Object.assign(new Error(code), { code })
    }
  }
  afterEach(() => (refusal.check = () => undefined))

  it('is named, and the others are still watched', async () => {
    refuse('EACCES', join(content, 'a'))
    stop = watchPaths([content], onChange, (line) => lines.push(line))
    const path = join(content, 'a')
    expect(lines).toEqual([
      `Docent does not notice changes in ${path}: EACCES. Restart it after a change there.`,
    ])
    expect(await isNoticed(() => writeFileSync(join(content, 'b/b.md'), 'One.'))).toBe(true)
  })

  it('is named once if the system allows no more watchers', () => {
    refuse('ENOSPC', '')
    stop = watchPaths([content], onChange, (line) => lines.push(line))
    expect(lines).toEqual([expect.stringContaining('raise fs.inotify.max_user_watches')])
  })
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
