import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockFolder } from './folderLock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('gives a folder to one owner at a time and leaves one small private file', () => {
  const first = lockFolder(folder, 0)
  expect(lockFolder(folder, 0)).toBeUndefined()
  // A second attempt must not drop the lock, which closing another handle of the file would do.
  expect(lockFolder(folder, 0)).toBeUndefined()
  first?.release()
  const second = lockFolder(folder, 0)
  expect(second).toBeDefined()
  expect(readdirSync(folder)).toEqual(['docent.lock'])
  second?.release()
  expect(statSync(join(folder, 'docent.lock')).mode & 0o777).toBe(0o600)
})

it('is free again after its owner was killed', async () => {
  const module = new URL('./folderLock.ts', import.meta.url).href
  const code = `
    import { lockFolder } from ${JSON.stringify(module)}
    globalThis.lock = lockFolder(${JSON.stringify(folder)}, 0)
    console.log('locked')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  await once(child.stdout, 'data')
  expect(lockFolder(folder, 0)).toBeUndefined()

  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
  const lock = lockFolder(folder, 0)
  expect(lock).toBeDefined()
  lock?.release()
})
