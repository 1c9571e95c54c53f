import { describe, expect, it } from 'vitest'
import { findRelated, findSiblings } from './parts/related.ts'
import { createDocument, createLink, createTestSite } from './testing.ts'
import type { Document } from '@docent/content'

function createArticle(name: string, fields: Partial<Document> = {}): Document {
  const route = `/articles/${name}`
  return createDocument('', { collection: 'articles', title: name, route, ...fields })
}

describe('list', () => {
  it("puts an author's order first, then the newest, then titles", () => {
    const site = createTestSite([
      createArticle('b'),
      createArticle('a'),
      createArticle('old', { date: '2026-01-01' }),
      createArticle('new', { date: '2026-02-01' }),
      createArticle('first', { order: 1 }),
      createArticle('index', { route: '/articles' }),
    ])
    expect(site.list('articles').map(({ title }) => title)).toEqual([
      'first',
      'new',
      'old',
      'a',
      'b',
    ])
  })

  it('is empty for a folder that does not exist, whatever its name', () => {
    expect(createTestSite().list('constructor')).toEqual([])
  })
})

describe('the neighbours of a page', () => {
  const tutorial = createDocument('', {
    collection: 'tutorials',
    route: '/tutorials/start',
    links: [createLink('/articles/b#part')],
  })
  const b = createArticle('b', { tags: ['x'] })
  const c = createArticle('c', { tags: ['x'] })
  const site = createTestSite([createArticle('a'), b, c, tutorial])

  it('is what leads to it or what it leads to', () => {
    expect(findRelated(site, b, 'tutorials')).toEqual([tutorial])
    expect(findRelated(site, c, 'tutorials')).toEqual([])
  })

  it('is first what shares a tag, then the others of its collection', () => {
    expect(findSiblings(site, b, 2).map(({ title }) => title)).toEqual(['c', 'a'])
  })
})
