import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSecret } from './secret.ts'

let folder: string
let file: string
const log = { info: vi.fn(), error: vi.fn() }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-'))
  file = join(folder, 'secret')
  log.info.mockReset()
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('creates a secret once, readable only by its owner, and leaves no other file', async () => {
  const first = await readSecret(folder, { log })
  expect(first).toHaveLength(32)
  expect(await readSecret(folder, { log })).toEqual(first)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secret'])
})

it('is the same for all processes that start together', async () => {
  // Each starts a little later: some create theirs while the first is already read.
  for (let round = 0; round < 10; round++) {
    const starts = Array.from({ length: 20 }, async (_, place) => {
      for (let turn = 0; turn < place; turn++) await nextTurn()
      return readSecret(folder, { log })
    })
    const [first, ...others] = await Promise.all(starts)
    for (const other of others) expect(other).toEqual(first)
    expect(readdirSync(folder)).toEqual(['secret'])
    rmSync(file)
  }
})

// A full disk used to leave an empty file, and every later start failed with "Zero-length key is
// not supported".
it('replaces an empty file and says so', async () => {
  writeFileSync(file, '')
  const secret = await readSecret(folder, { log })
  expect(secret).toHaveLength(32)
  expect(new Uint8Array(readFileSync(file))).toEqual(secret)
  expect(log.info).toHaveBeenCalledWith('secret replaced', { file, why: 'it was empty' })
})

it('refuses a short secret in one sentence and keeps the file', async () => {
  writeFileSync(file, 'hunter2')
  await expect(readSecret(folder, { log })).rejects.toMatchObject({
    name: 'CommandError',
    message: expect.stringMatching(/is 7 bytes long. It needs at least 32: restore it/),
  })
  expect(readFileSync(file, 'utf8')).toBe('hunter2')
})

it('says in one sentence that the file cannot be written', async () => {
  const missing = join(folder, 'nowhere')
  await expect(readSecret(missing, { log })).rejects.toMatchObject({
    name: 'CommandError',
    message: expect.stringContaining('cannot read or write the secret'),
  })
})

it('uses the secret from the environment, unless it is short', async () => {
  const given = 'x'.repeat(32)
  expect(await readSecret(folder, { log, given })).toEqual(new TextEncoder().encode(given))
  await expect(readSecret(folder, { log, given: 'short' })).rejects.toThrow('is 5 bytes long')
  expect(readdirSync(folder)).toEqual([])
})
