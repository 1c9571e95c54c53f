import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@docent/content'
import { afterEach, expect, it } from 'vitest'
import { listMountFolders } from './mountFolders.ts'
import { mountAtRoot, openSources } from './openSources.ts'

let folder: string | undefined

afterEach(async () => {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  folder = undefined
})

type Settings = Readonly<Record<string, unknown>>

/** The folder of each source. A text is the name of a folder's source. */
function list(sources: readonly (string | Settings)[], config: Settings = {}): string[] {
  const given = sources.map((one) => (typeof one === 'string' ? { name: one } : one))
  const all = given.map((one, index) => ({ from: `./build-${index}`, ...one }))
  const read = readConfig({ brand: 'Lamps', sources: all, ...config })
  return listMountFolders(read, folder).map((one) => one.folder)
}

it.each<[readonly (string | Settings)[], readonly string[]]>([
  [
    [{}, {}, {}],
    ['docs', 'docs-2', 'docs-3'],
  ],
  [
    ['Vite', {}, ' Desk lamps, v2! '],
    ['vite', 'docs-2', 'desk-lamps-v2'],
  ],
  [
    ['C++', 'Größe'],
    ['c', 'gr%C3%B6%C3%9Fe'],
  ],
  [
    ['Caf\u00E9', 'Cafe\u0301'],
    ['caf%C3%A9', 'caf%C3%A9-2'],
  ],
  [
    ['../../etc', 'a/b', 'a%2Fb', 'x\u202E'],
    ['etc', 'ab', 'a2fb', 'x'],
  ],
  [
    ['★', '手册'],
    ['docs', '%E6%89%8B%E5%86%8C'],
  ],
  [
    ['Vite', 'vite', 'VITE'],
    ['vite', 'vite-2', 'vite-3'],
  ],
  // Sources with one name and several versions are one documentation.
  [
    [
      { name: 'Vite', version: '6' },
      { name: 'Vite', version: '5.1+a' },
    ],
    ['vite', 'vite-5.1-a'],
  ],
  // A source without a name keeps its address.
  [
    ['Docs', {}, 'Docs 2'],
    ['docs', 'docs-2', 'docs-2-2'],
  ],
  [
    [{}, 'Docs'],
    ['docs', 'docs-2'],
  ],
  // Only a folder that Docent shows needs a name.
  [
    [
      { name: 'Vite', from: 'https://vite.example/' },
      { name: 'Vite', url: 'https://a.example/' },
      'Vite',
    ],
    ['docs', 'docs-2', 'vite'],
  ],
  [
    ['API', 'Search', 'Pictures', 'healthz'],
    ['api-2', 'search-2', 'pictures-2', 'healthz-2'],
  ],
])('gives the sources %j the folders %j', (sources, folders) => {
  expect(list(sources)).toEqual(folders)
})

it('leaves the addresses of pages and of languages free', async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-folders-'))
  await mkdir(join(folder, 'Products'))
  await writeFile(join(folder, 'About us.md'), '')
  const languages = { languages: ['en', 'de'] }
  expect(list(['Products', 'About us', 'de', 'Other'], languages)).toEqual([
    'products-2',
    'about-us-2',
    'de-2',
    'other',
  ])
})

it('says why a source has another folder, and nothing about two sources of one name', () => {
  const { sources, languages } = readConfig({
    brand: 'Lamps',
    sources: [
      { from: 'a', name: 'API' },
      { from: 'b', name: 'Vite' },
      { from: 'c', name: 'Vite' },
    ],
  })
  expect(
    listMountFolders({ sources, languages }, '/nowhere').map(({ problem }) => problem),
  ).toEqual([
    'The pages of API are below /api-2/, because /api is an address of your own pages or of Docent: give the source another "name" to choose the folder.',
    undefined,
    undefined,
  ])
})

it.each([
  ['', {}, ['/docs', '/hand-book', '/docs-3']],
  // The first folder is at the path that the command line names.
  ['/help/', {}, ['/help', '/help/hand-book', '/help/3']],
  ['', mountAtRoot({ brand: 'Lamps' }), ['/', '/hand-book', '/docs-3']],
])('shows the folders with the mount %j and %j at %j', async (mount, more, paths) => {
  folder = await mkdtemp(join(tmpdir(), 'docent-folders-'))
  const names = ['', 'Hand book', '']
  for (const [index] of names.entries()) {
    await mkdir(join(folder, `${index}`))
    await writeFile(join(folder, `${index}`, 'page.md'), '# Lamp\n\nThe lamp is red.\n')
  }
  const sources = names.map((name, index) => ({ from: `${index}`, ...(name !== '' && { name }) }))
  const config = readConfig({ brand: 'Lamps', sources })
  const configFile = join(folder, 'docent.config.ts')
  const { places } = await openSources(config, { configFile, mount, dataFolder: folder, ...more })
  expect(places.map(({ path }) => path)).toEqual(paths)
})
