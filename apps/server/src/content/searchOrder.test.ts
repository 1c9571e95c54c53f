import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Search } from '@docent/protocol/api'
import { createSearch } from '@docent/retrieval'
import type { Knowledge } from '@docent/retrieval'
import { buildKnowledge, openKnowledge } from '@docent/retrieval/node'
import { loadContent } from '@docent/content'
import type { Content } from '@docent/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearchIndex } from '../../../site/src/search/indexFile.ts'
import { createIndexSearch } from '../../../site/src/search/searchIndex.ts'

// The server and the browser on a static host search with different code, but with the same
// constants and the same rules for names. A visitor who types the name of a page or section finds
// it first in both. The pages are the shipped ones.

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

function searchFiles(): Search {
  return createIndexSearch(createSearchIndex(content.documents))
}

/** The first results of both searches for some words. */
function findFirst(all: readonly string[]): { server: string[]; files: string[] } {
  const search = createSearch(knowledge)
  const searchIndex = searchFiles()
  return {
    server: all.map((words) => `${words}: ${search(words, 8).hits[0]?.url}`),
    files: all.map((words) => `${words}: ${searchIndex(words, 8).hits[0]?.url}`),
  }
}

/**
 * Headings, except those that begin a title and therefore find its page. `once` has the headings
 * that only one section has.
 */
function listHeadings(): { once: string[]; repeated: string[] } {
  const all = content.documents.flatMap(({ sections }) =>
    sections.map(({ heading }) => heading).filter((heading) => !beginsTitle(heading)),
  )
  const once = all.filter((one) => all.indexOf(one) === all.lastIndexOf(one))
  return { once, repeated: [...new Set(all)].filter((one) => !once.includes(one)) }
}

function beginsTitle(heading: string): boolean {
  return content.documents.some(({ title }) =>
    title.toLowerCase().startsWith(heading.toLowerCase()),
  )
}

/** The section under a heading, or the first below it if it has no text. */
function findSection(heading: string): string | undefined {
  const found = content.documents.flatMap(({ route, sections }) =>
    sections
      .filter(({ path, text }) => path.includes(heading) && text.trim() !== '')
      .map(({ anchor }) => `${route}#${encodeURI(anchor)}`),
  )
  return found[0]
}

describe('both searches', () => {
  it('find the page of every title first', () => {
    const { server, files } = findFirst(content.documents.map(({ title }) => title))
    expect(server).toEqual(content.documents.map(({ title, route }) => `${title}: ${route}`))
    expect(files).toEqual(server)
  })

  // Only nine of ten were the same: the server looked for a typed heading only among its best
  // passages.
  it('find the section of every heading first', () => {
    const { once } = listHeadings()
    expect(once.length).toBeGreaterThan(200)
    const { server, files } = findFirst(once)
    expect(server).toEqual(once.map((heading) => `${heading}: ${findSection(heading)}`))
    expect(files).toEqual(server)
  })

  it('find a section under a heading of several pages first', () => {
    const { repeated } = listHeadings()
    for (const hits of [createSearch(knowledge), searchFiles()]) {
      for (const heading of repeated) {
        const [first] = hits(heading, 8).hits
        expect([heading, first?.section.split(' › ')]).toEqual([
          heading,
          expect.arrayContaining([heading]),
        ])
      }
    }
  })
})
