import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSearch } from '@docent/retrieval'
import type { Knowledge } from '@docent/retrieval'
import { buildKnowledge, openKnowledge } from '@docent/retrieval/node'
import { loadContent } from '@docent/content'
import type { Content } from '@docent/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearchIndex } from '../../../site/src/search/indexFile.ts'
import { createIndexSearch } from '../../../site/src/search/searchIndex.ts'

// The server and a host of plain files search by different means: whoever knows what they look for is
// to find it first in both. The pages are the shipped ones.

let folder: string
let content: Content
let knowledge: Knowledge

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-order-'))
  content = await loadContent(new URL('../../../../content', import.meta.url).pathname)
  buildKnowledge(content, join(folder, 'knowledge.db'))
  knowledge = openKnowledge(join(folder, 'knowledge.db'))
})

afterAll(async () => {
  knowledge.close()
  await rm(folder, { recursive: true })
})

/** What each of them finds first for some words. */
function findFirst(all: readonly string[]): { server: string[]; files: string[] } {
  const search = createSearch(knowledge)
  const searchIndex = createIndexSearch(createSearchIndex(content.documents))
  return {
    server: all.map((words) => `${words}: ${search(words, 8).hits[0]?.url}`),
    files: all.map((words) => `${words}: ${searchIndex(words, 8).hits[0]?.url}`),
  }
}

/** Headings that are unique: of those on several pages, each is as good as the others. */
function own(): string[] {
  const headings = content.documents.flatMap(({ sections }) =>
    sections.map(({ heading }) => heading).filter((heading) => heading !== ''),
  )
  return headings.filter((one) => headings.indexOf(one) === headings.lastIndexOf(one))
}

describe('both searches', () => {
  it('find the page of every title first', () => {
    const { server, files } = findFirst(content.documents.map(({ title }) => title))
    expect(server).toEqual(content.documents.map(({ title, route }) => `${title}: ${route}`))
    expect(files).toEqual(server)
  })

  it('find every heading of its own of which no word tells anything', () => {
    const silent = own().filter((words) => knowledge.readQuery(words).terms.length === 0)
    const { server, files } = findFirst(silent)
    expect(files).toEqual(server)
    expect(server.filter((found) => found.endsWith('undefined'))).toEqual([])
  })

  it('find the same first for nearly every heading of its own of which a word tells anything', () => {
    const telling = own().filter((words) => knowledge.readQuery(words).terms.length > 0)
    expect(telling.length).toBeGreaterThan(30)
    const { server, files } = findFirst(telling)
    const same = files.filter((found, place) => found === server[place])
    expect(same.length / telling.length).toBeGreaterThan(0.9)
  })
})
