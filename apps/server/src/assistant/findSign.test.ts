import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '@docent/content'
import { findSign } from './findSign.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-sign-'))
  await mkdir(join(folder, 'site'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function find(files: readonly string[], keys: object): Promise<unknown> {
  for (const file of files) {
    await writeFile(join(folder, 'site', file), '<svg viewBox="0 0 4 4"></svg>')
  }
  return findSign(join(folder, 'knowledge.db'), readConfig({ brand: 'Acme', ...keys }))
}

it('finds the icon that the site of the build shows in its panel', async () => {
  const drawn = { day: '/favicon.svg', night: '/favicon.svg' }
  expect(await find(['favicon.svg'], {})).toEqual(drawn)
  expect(await find(['logo.svg', 'logo.dark.svg'], { logo: '/logo.svg' })).toEqual({
    day: '/logo.svg',
    night: '/logo.dark.svg',
  })
})

it('finds none for the brand of the door, and none on a server without a site', async () => {
  expect(await find([], {})).toBeUndefined()
  expect(await find(['favicon.svg'], { brand: 'Docent' })).toBeUndefined()
})
