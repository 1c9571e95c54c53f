import { describe, expect, it } from 'vitest'
import { formatProblem } from './problem.ts'
import { loadContent } from './load.node.ts'
import { splitLanguages } from './splitLanguages.ts'
import { readConfig } from '../config/config.ts'
import { writeFolder } from '../testing/folder.node.ts'

const page = (title: string, text = ''): string => `---\ntitle: ${title}\n---\n\n${text}\n`
const LANGUAGES = ['en', 'de']

async function load(files: Readonly<Record<string, string>>) {
  const folder = await writeFolder({
    'index.md': page('Home'),
    'de/index.md': page('Start'),
    ...files,
  })
  return loadContent(folder, { languages: LANGUAGES })
}

describe('pages in the folder of a language', () => {
  it('have its language, and the collection that they have in it', async () => {
    const { documents, problems } = await load({
      'products/lamp.md': page('Lamp'),
      'de/products/lamp.md': page('Leuchte'),
      'de/products/lamp/care.md': page('Pflege'),
    })
    expect(problems).toEqual([])
    expect(
      documents.map(({ route, collection, language }) => [route, collection, language]),
    ).toEqual([
      ['/', '', undefined],
      ['/de', '', 'de'],
      ['/de/products/lamp', 'products', 'de'],
      ['/de/products/lamp/care', 'products/lamp', 'de'],
      ['/products/lamp', 'products', undefined],
    ])
  })

  it('lead to pages of their language, and to others if there is no translation', async () => {
    const { documents, problems } = await load({
      'products/lamp.md': page('Lamp'),
      'products/desk.md': page('Desk'),
      'images/lamp.png': 'x',
      'de/products/lamp.md': page(
        'Leuchte',
        '[a](/products/lamp) [b](/products/desk) [c](desk.md) [d](../../products/lamp.md) [e](/products) ![f](../images/lamp.png)',
      ),
      'articles/new.md': page('New', '[a](/products/lamp) [b](/de/products/lamp)'),
    })
    expect(problems.map(formatProblem)).toEqual([])
    const targetsOf = (route: string): unknown =>
      documents.find((one) => one.route === route)?.links.map(({ target }) => target)
    expect(targetsOf('/de/products/lamp')).toEqual([
      '/de/products/lamp',
      '/products/desk',
      '/products/desk',
      '/products/lamp',
      '/de/products',
      '/images/lamp.png',
    ])
    expect(targetsOf('/articles/new')).toEqual(['/products/lamp', '/de/products/lamp'])
  })

  it('are reported if a language is missing, with file and line', async () => {
    const { problems } = await load({
      'articles/new.md': page('New', '[a](/fr/products)\n[b](/en/products)'),
      'de/articles/new.md': page('Neu', '[a](/fr)'),
    })
    expect(problems.map(formatProblem)).toEqual([
      'articles/new.md:5  The link "/fr/products" leads nowhere, because this site has no language "fr", only "en" and "de".',
      'articles/new.md:6  The link "/en/products" leads nowhere, because pages in "en" have no folder.',
      'de/articles/new.md:5  The link "/fr" leads nowhere, because this site has no language "fr", only "en" and "de".',
    ])
  })

  it('need a home page, and the first language needs no folder', async () => {
    const folder = await writeFolder({
      'index.md': page('Home'),
      'en/products/lamp.md': page('Lamp'),
    })
    const { problems } = await loadContent(folder, { languages: LANGUAGES })
    expect(problems.map(formatProblem)).toEqual([
      'de/index.md  The language "de" has no home page: write this file, or remove the language from the configuration.',
      'en/products/lamp.md  The pages in "en", the first of the languages, are at the top of the content folder: move the file to products/lamp.md.',
    ])
  })

  it('are a collection like any other on a site in one language', async () => {
    const folder = await writeFolder({ 'index.md': page('Home'), 'de/lamp.md': page('Leuchte') })
    const { documents } = await loadContent(folder)
    expect(documents[1]).toMatchObject({ route: '/de/lamp', collection: 'de' })
    expect(documents[1]).not.toHaveProperty('language')
  })
})

it('splits a site into its languages, and leaves one in one language as it is', async () => {
  const content = await load({ 'de/products/lamp.md': page('Leuchte') })
  const config = readConfig({ brand: 'Acme', languages: LANGUAGES })
  const parts = splitLanguages(content, config)
  expect(
    parts.map((part) => [part.base, part.content.documents.map(({ route }) => route)]),
  ).toEqual([
    ['', ['/']],
    ['/de', ['/de', '/de/products/lamp']],
  ])
  const [whole] = splitLanguages(content, readConfig({ brand: 'Acme' }))
  expect(whole.content).toBe(content)
})
