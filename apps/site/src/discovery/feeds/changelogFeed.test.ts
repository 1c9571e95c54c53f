import { expect, it } from 'vitest'
import { createDocument, createTestSite } from '../../testing.ts'
import { findPage } from '../../pages/index.ts'
import { describePage } from '../structuredData.ts'
import { formatFeeds, listFeedLinks } from './index.ts'

const changelog = createDocument(
  '## [Unreleased]\n\n- A widget.\n\n## [1.4.0] - 2026-11-02\n\n### Added\n\n- Scenes.\n\n## [1.3.0] - 2026-08-01\n\n- Bigger buttons.\n',
  { route: '/changelog', title: 'Changelog', summary: 'What is new.' },
)
const site = createTestSite([changelog])

it('has the dated versions, each with its own text', () => {
  const atom = formatFeeds(site).get('/changelog/atom.xml') ?? ''
  const entries = atom.split('<entry>').slice(1)
  expect(entries).toHaveLength(2)
  expect(entries[0]).toContain('<title>Docent 1.4.0</title>')
  expect(entries[0]).toContain('2026-11-02T00:00:00Z')
  expect(entries[0]).toContain('Scenes.')
  expect(entries[0]).not.toContain('Bigger buttons.')
  expect(entries[1]).toContain('Bigger buttons.')
  expect(atom).not.toContain('A widget.')
})

it('is announced only by the page', () => {
  expect(listFeedLinks(site, '/changelog').map(({ path }) => path)).toEqual(['/changelog/atom.xml'])
  expect(listFeedLinks(site, '/')).toEqual([])
})

it('tells search engines each version', () => {
  const page = findPage(site, '/changelog')
  const [list] = page ? describePage(site, page) : []
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { item: { softwareVersion: '1.4.0', datePublished: '2026-11-02' } },
      { item: { softwareVersion: '1.3.0' } },
    ],
  })
})
