import { expect, it } from 'vitest'
import { chooseEdition } from './chooseEdition.ts'

const choose = (paths: readonly string[], language?: string): string[] =>
  chooseEdition(
    paths.map((path) => ({ path })),
    language,
  ).entries.map(({ path }) => path)

it.each([
  // Docusaurus: the current version has no folder, what comes next and what was has one.
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
  // Translations, of which not all are there.
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
])('takes of %j one edition', (paths, expected) => expect(choose(paths)).toEqual(expected))

it('takes the language that is asked for', () => {
  expect(choose(['a', 'b', 'de/a', 'de/b', 'fr/a'], 'de')).toEqual(['de/a', 'de/b'])
})

it('names what it leaves out', () => {
  expect(chooseEdition([{ path: 'a' }, { path: '1.0/a' }]).others).toEqual(['1.0/a'])
})
