import { loadContent } from '@docent/content'
import type { Search } from '@docent/protocol/api'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../content/src/testing/growth.ts'
import { createFileSearch } from './fileSearch.ts'
import { createSearch } from './search/createSearch.ts'
import { buildKnowledge, openKnowledge } from './node.ts'
import { PLANT_SHOP } from './testing/site.node.ts'
import type { Knowledge } from './types.ts'
import { readWordsIn } from './words/analyze.ts'
import { writeSearchFile } from './writeSearchFile.ts'

const FILES = {
  ...PLANT_SHOP,
  'moss.md':
    '# Moss\n\nIt is soft.\n\n## What it does\n\nMoss keeps soil damp.\n\n## `maxWaterLevel` 2.4.1\n\nOf v2.\n',
  'empty.md': '---\ntitle: Nothing here\n---\n',
  'chinese.md': '# 安装软件\n\n请安装软件，然后打开设置页面。\n',
  'konto.md':
    "# Konto kündigen\n\nÜber den Akku. L'utilisateur d'un café fährt fuer die Gärtnerei.\n",
}
const SYNONYMS = [
  ['refund', 'quittance'],
  ['frilly friend', 'fern'],
]
const QUERIES = [
  'fern',
  'ferns',
  'Boston fern',
  'bost',
  'golden cac',
  'repotting',
  'repott',
  'watering',
  'wattering',
  'delivrey',
  'balcnoy',
  'what it',
  'what',
  'MaxWater',
  'water level',
  '2.4',
  'v2',
  '安装',
  '软',
  'nothing',
  'quittance',
  'my frilly friend',
  'erase',
  'konto',
  "l'utilisateur",
  'cafe',
  'café',
  'fuer',
  'akku',
  'gaertnerei',
  'products',
  'x',
  '',
  '"',
  'news',
]

let folder: string

/** Both searches of a site, in its language. */
async function openBoth(language: string): Promise<{
  readonly server: Search
  readonly files: Search
  readonly knowledge: Knowledge
}> {
  readWordsIn(language)
  const content = await loadContent(join(folder, 'content'), { lenient: true })
  const file = join(folder, `${language}.db`)
  buildKnowledge(content, file)
  const knowledge = openKnowledge(file, { synonyms: SYNONYMS })
  const json = JSON.stringify(writeSearchFile(content.documents, SYNONYMS))
  return { server: createSearch(knowledge), files: createFileSearch(JSON.parse(json)), knowledge }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-files-'))
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(folder, 'content', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
})

afterAll(async () => {
  readWordsIn('en')
  await rm(folder, { recursive: true })
})

describe('createFileSearch', () => {
  it.each(['en', 'de', 'fr', 'it', 'es', 'pt', 'nl'])(
    'finds what the server finds, in %s',
    async (language) => {
      const { server, files, knowledge } = await openBoth(language)
      for (const typed of QUERIES) {
        const list = (search: Search) => ({
          typed,
          ...search(typed, 8),
          hits: search(typed, 8).hits.map(({ url, title, section, collection, marks }) => {
            return { url, title, section, collection, marks: [marks.title, marks.section] }
          }),
        })
        expect(list(files)).toEqual(list(server))
      }
      knowledge.close()
    },
  )

  it('shows the beginning of a section, with the words that were asked for', async () => {
    const { files, knowledge } = await openBoth('en')
    const [hit] = files('what keeps soil damp', 1).hits
    expect(hit).toMatchObject({ url: '/moss#what-it-does', snippet: 'Moss keeps soil damp.' })
    expect(hit?.marks.snippet).toEqual([
      [5, 10],
      [11, 15],
      [16, 20],
    ])
    knowledge.close()
  })

  it('finds what the front matter says, and what the owner calls by another name', async () => {
    const { files, knowledge } = await openBoth('en')
    expect(files('quittance', 8).hits[0]?.url).toBe('/delivery#returns')
    expect(files('frilly friend', 8).hits[0]?.url).toMatch(/fern/)
    expect(files('safe for cats', 8).hits[0]?.url).toMatch(/^\/products\/fern#Question/)
    knowledge.close()
  })

  it('searches an empty site', () => {
    expect(createFileSearch(writeSearchFile([]))('fern', 8)).toEqual({ hits: [], corrected: [] })
  })

  // A link to the search for such a word froze the tab.
  it.each([
    ['endings', 'aaa', 'es'],
    ['one letter', 'w', 'a'],
    ['marks', 'a', '-_'],
  ])('reads a word of %s in time that grows with its length', async (_, before, again) => {
    const { files, knowledge } = await openBoth('en')
    const search = (typed: string) => files(typed, 8)
    expect(measureGrowth(search, (times) => before + again.repeat(times))).toBeLessThan(MOST_GROWTH)
    knowledge.close()
  })
})
