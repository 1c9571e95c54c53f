import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fingerprint } from './fingerprint.ts'

// Links used to be ignored, so a site with a new link counted as already built.
it('changes when a symbolic link is added or gets a new target', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docent-fingerprint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const read = () => fingerprint(join(folder, 'content'), join(folder, 'docent.config.ts'))
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content/a.md'), 'A')

  const without = await read()
  expect(await read()).toBe(without)
  symlinkSync('a.md', join(folder, 'content/link.md'))
  const linked = await read()
  rmSync(join(folder, 'content/link.md'))
  symlinkSync('/elsewhere.md', join(folder, 'content/link.md'))
  expect(new Set([without, linked, await read()]).size).toBe(3)
})
