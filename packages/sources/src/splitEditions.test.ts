import { describe, expect, it } from 'vitest'
import { splitEditions } from './splitEditions.ts'

const choose = (paths: readonly string[], language?: string, fallback?: string): string[] =>
  splitEditions(
    paths.map((path) => ({ path })),
    { language, fallback },
  ).main.entries.map(({ path }) => path)

it.each([
  // Docusaurus: the current version has no folder, the next one and older ones have one.
  [
    ['a', 'b', 'next/a', 'next/b', 'next/new', '1.x/a', '1.x/gone', '1.x/b'],
    ['a', 'b'],
  ],
  // Sphinx and mike: each version has a folder.
  [
    ['3.10/a', '3.10/b', '3.9/a', '3.9/b', 'latest/a', 'latest/b'],
    ['latest/a', 'latest/b'],
  ],
  [['3.10/a', '3.9/a', 'next/a'], ['3.10/a']],
  // Translations, some of which are missing.
  [
    ['a', 'b', 'c', 'de/a', 'de/b', 'pt-BR/a'],
    ['a', 'b', 'c'],
  ],
  // Folders that only look like versions and languages.
  [
    ['v2/a', 'v2/b', 'index'],
    ['v2/a', 'v2/b', 'index'],
  ],
  [
    ['api/go/a', 'api/js/a', 'go/x', 'js/y'],
    ['api/go/a', 'api/js/a', 'go/x', 'js/y'],
  ],
])('answers from one edition of %j', (paths, expected) => expect(choose(paths)).toEqual(expected))

it('takes the language that is asked for', () => {
  expect(choose(['a', 'b', 'de/a', 'de/b', 'fr/a'], 'de')).toEqual(['de/a', 'de/b'])
})

// The first folder won: a manual in eleven languages was read in Danish.
it('takes the language of the site if all pages are in folders of languages', () => {
  const folders = ['da/a', 'de/a', 'en-us/a']
  expect(choose(folders, undefined, 'en')).toEqual(['en-us/a'])
  expect(choose(['a', ...folders], undefined, 'en')).toEqual(['a'])
  expect(choose(folders, 'de', 'en')).toEqual(['de/a'])
})

const toEntries = (paths: readonly string[]) => paths.map((path) => ({ path }))

it('keeps the other editions apart, the newest first', () => {
  const paths = ['a', 'b', '1.0/a', '2.0/a', '2.0/b', 'de/a', 'de/1.0/a']
  const { main, others } = splitEditions(toEntries(paths))
  expect(main.entries.map(({ path }) => path)).toEqual(['a', 'b'])
  expect(
    others.map(({ version, language, entries }) => [version, language, entries.length]),
  ).toEqual([
    ['2.0', '', 2],
    ['1.0', '', 1],
    ['', 'de', 1],
    ['1.0', 'de', 1],
  ])
})

it('follows the rules of an owner, whatever the folders are called', () => {
  const rules = [
    { path: '/classic/**', version: '1' },
    { path: '/deutsch', language: 'de' },
  ]
  const paths = ['a', 'classic/b', 'deutsch/a']
  const { main, others } = splitEditions(toEntries(paths), { rules })
  expect(main.entries).toEqual([{ path: 'a' }])
  expect(others.map(({ version, language }) => [version, language])).toEqual([
    ['1', ''],
    ['', 'de'],
  ])
})

it('takes the newest of the ruled editions as the site if the rules name all pages', () => {
  const rules = [
    { path: '/old/**', version: '1' },
    { path: '/new/**', version: '2' },
  ]
  const { main, others } = splitEditions(toEntries(['old/a', 'new/a']), { rules })
  expect([main.version, others.map(({ version }) => version)]).toEqual(['2', ['1']])
})

// `latest` is a copy of 3.0, and 4.0 is not released: the largest number won, and 3.0 was read twice.
describe('versions that mike lists', () => {
  const versions = [
    { version: '4.0', title: '4.0', aliases: ['dev'] },
    { version: '3.0', title: '3.0.2', aliases: ['latest'] },
    { version: 'classic', title: '1', aliases: [] },
  ]
  const split = (paths: readonly string[]) => {
    const { main, others } = splitEditions(toEntries(paths), { versions })
    return [main, ...others].map(({ version, entries }) => [
      version,
      entries.map(({ path }) => path),
    ])
  }

  it('are the newest by their alias, without the pages of the alias', () => {
    const folders = ['3.0', '4.0', 'classic', 'dev', 'latest']
    expect(split(['index', ...folders.map((name) => `${name}/a`)])).toEqual([
      ['3.0', ['index', '3.0/a']],
      ['4.0', ['4.0/a']],
      ['classic', ['classic/a']],
    ])
  })

  it('are read from the alias if the folder of the version is missing', () => {
    expect(split(['latest/a', 'classic/a'])).toEqual([
      ['3.0', ['latest/a']],
      ['classic', ['classic/a']],
    ])
  })

  it('are separate even if they have no page in common', () => {
    expect(split(['3.0/a', '4.0/b', '3.0/4.0/c'])).toEqual([
      ['3.0', ['3.0/a', '3.0/4.0/c']],
      ['4.0', ['4.0/b']],
    ])
  })
})
