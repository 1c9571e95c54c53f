import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
  const config = await readSiteConfig({ configFile, contentFolder: folder, from })
  expect(keepNamedSources(config, from).sources.map(({ name }) => name)).toEqual([
    'Handbook',
    '',
    '',
  ])
})

describe('the brand of a folder without a configuration', () => {
  const readBrand = async (): Promise<string> =>
    (
      await readSiteConfig({
        configFile: join(folder, 'docent.config.ts'),
        contentFolder: folder,
        from: [],
      })
    ).brand

  // A shop without a configuration had the name and the drawings of Docent.
  it.each([
    ['---\ntitle: Heron Lane Pottery\n---\n\nBowls.\n', 'Heron Lane Pottery'],
    ['---\r\ntitle: Heron Lane Pottery\r\n---\r\n', 'Heron Lane Pottery'],
    ['Bowls.\n', 'Docent'],
    ['---\ntitle: [\n---\n', 'Docent'],
  ])('is the title of its home page: %j', async (text, brand) => {
    await writeFile(join(folder, 'index.md'), text)
    expect(await readBrand()).toBe(brand)
  })

  it('is Docent without a home page', async () => {
    expect(await readBrand()).toBe('Docent')
  })

  it('comes from the configuration, if there is one', async () => {
    await writeFile(join(folder, 'index.md'), '---\ntitle: Welcome\n---\n')
    const configFile = join(folder, 'docent.config.mjs')
    await writeFile(configFile, "export default { brand: 'Lamps' }\n")
    const config = await readSiteConfig({ configFile, contentFolder: folder, from: [] })
    expect(config.brand).toBe('Lamps')
  })
})
