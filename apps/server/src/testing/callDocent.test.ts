import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { callDocent } from './callDocent.ts'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'docent-call-')))
  writeFileSync(join(folder, 'index.md'), '---\ntitle: Lamp\n---\nThe lamp is red.\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('returns what the command printed, and its exit code', async () => {
  const good = await callDocent(folder, ['check', '--content', '.'])
  expect(good).toEqual({ code: 0, said: expect.stringContaining('1 page, 1 warning.') })

  writeFileSync(join(folder, 'broken.md'), 'no front matter\n')
  const bad = await callDocent(folder, ['check', '--content', '.'])
  expect(bad).toEqual({ code: 1, said: expect.stringContaining('broken.md') })
})

it('leaves the process as it was', async () => {
  const before = { cwd: process.cwd(), exitCode: process.exitCode, env: { ...process.env } }
  const env = { DOCENT_MODEL: 'claude', PATH: 'none' }
  expect((await callDocent(folder, ['ask', 'Red?', '--content', '.'], { env })).code).toBe(1)
  const after = { cwd: process.cwd(), exitCode: process.exitCode, env: { ...process.env } }
  expect(after).toEqual(before)
})

it('refuses a second command at the same time', async () => {
  const first = callDocent(folder, ['check', '--content', '.'])
  await expect(callDocent(folder, ['check'])).rejects.toThrow('Another docent runs in this process')
  expect((await first).code).toBe(0)
})
