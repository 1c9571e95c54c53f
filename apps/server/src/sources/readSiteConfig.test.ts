import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepNamedSources, readSiteConfig } from './readSiteConfig.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-named-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

// Notes about a named folder had the address of one without a name, so no answer used them.
it('gives a folder of the command line the name that it has in the configuration', async () => {
  const configFile = join(folder, 'docent.config.mjs')
  const sources =
    "[{ from: './build/', name: 'Handbook' }, { from: 'https://a.example/', name: 'A' }]"
  await writeFile(configFile, `export default { brand: 'Lamps', sources: ${sources} }\n`)
  const from = [join(folder, 'build'), join(folder, 'other'), 'https://a.example/']
  const config = await readSiteConfig({ configFile, from })
  expect(keepNamedSources(config, from).sources.map(({ name }) => name)).toEqual([
    'Handbook',
    '',
    '',
  ])
})
