import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Search } from '@docent/protocol/api'
import { createSearch } from '@docent/retrieval'
import type { Knowledge } from '@docent/retrieval'
import { createFileSearch } from '@docent/retrieval/fileSearch'
import { buildKnowledge, openKnowledge } from '@docent/retrieval/node'
import { writeSearchFile } from '@docent/retrieval/writeSearchFile'
import { loadContent } from '@docent/content'
import type { Content } from '@docent/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../testing/isWhole.ts'

// The server and a host of plain files run the same search over the same facts: from the knowledge file, and
// from `search.json`. The pages are the shipped ones.

const ROOT = new URL('../../../../', import.meta.url).pathname
const LIMIT = 8
/** Each query of this number is typed, of those that are incomplete or misspelt. */
const EVERY = isWhole ? 1 : 3

let folder: string
let content: Content
let knowledge: Knowledge
let server: Search
let files: Search

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-order-'))
  content = await loadContent(join(ROOT, 'content'))
  buildKnowledge(content, join(folder, 'knowledge.db'))
  knowledge = openKnowledge(join(folder, 'knowledge.db'))
  server = createSearch(knowledge)
  // As it goes through a file.
  files = createFileSearch(JSON.parse(JSON.stringify(writeSearchFile(content.documents))))
})

afterAll(async () => {
  knowledge.close()
  await rm(folder, { recursive: true })
})

/** Everything that a list of results says, except the line of each section. */
function list(search: Search, typed: string) {
  const { hits, corrected } = search(typed, LIMIT)
  return {
    typed,
    corrected,
    hits: hits.map(({ url, title, section, collection, marks }) => {
      return { url, title, section, collection, marks: [marks.title, marks.section] }
    }),
  }
}

const listAll = (search: Search, queries: readonly string[]) =>
  queries.map((typed) => list(search, typed))

const sample = (queries: readonly string[]): string[] =>
  queries.filter((_, index) => index % EVERY === 0)

const listTitles = (): string[] => content.documents.map(({ title }) => title)
const listHeadings = (): string[] =>
  content.documents.flatMap(({ sections }) => sections.map(({ heading }) => heading))

async function readQuestions(): Promise<string[]> {
  const names = ['own', 'strangers']
  const texts = await Promise.all(
    names.map((name) => readFile(join(ROOT, `evals/${name}.jsonl`), 'utf8')),
  )
  return texts
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => (JSON.parse(line) as { question: string }).question)
}

/** A letter too few, two swapped, or one too many, at a place that differs from word to word. */
function misspell(text: string, index: number): string {
  const at = 1 + ((index * 7) % Math.max(1, text.length - 2))
  const [before, letter, next, after] = [
    text.slice(0, at),
    text.charAt(at),
    text.charAt(at + 1),
    text.slice(at + 2),
  ]
  return [before + next + after, before + next + letter + after, `${before}x${text.slice(at)}`][
    index % 3
  ] as string
}

describe('the server and a host of plain files', () => {
  it('list the same results for every title and heading', () => {
    expect(listHeadings().length).toBeGreaterThan(200)
    const names = [...listTitles(), ...listHeadings()]
    expect(listAll(files, names)).toEqual(listAll(server, names))
  })

  it('list the same results for every question', async () => {
    const questions = await readQuestions()
    expect(questions.length).toBeGreaterThan(250)
    expect(listAll(files, questions)).toEqual(listAll(server, questions))
  })

  it('list the same results while a title is typed, letter by letter', () => {
    const lengths = Array.from({ length: 12 }, (_, place) => place + 1)
    const all = listTitles().flatMap((title) => lengths.map((length) => title.slice(0, length)))
    const typed = sample([...new Set(all)])
    expect(listAll(files, typed)).toEqual(listAll(server, typed))
  })

  it('list the same results while a question is typed', async () => {
    const questions = await readQuestions()
    const typed = sample(
      questions.map((text, index) => text.slice(0, 1 + ((index * 11) % text.length))),
    )
    expect(listAll(files, typed)).toEqual(listAll(server, typed))
  })

  it('list the same results for misspelt words', async () => {
    const all = [...listTitles(), ...listHeadings(), ...(await readQuestions())]
    const typed = sample(all.map(misspell))
    expect(listAll(files, typed)).toEqual(listAll(server, typed))
  })

  it.each(['', ' ', '"', 'NEAR(', '__proto__', 'constructor', '\ud800', '安装', 'a '.repeat(100)])(
    'take anything: %j',
    (typed) => {
      expect(list(files, typed)).toEqual(list(server, typed))
    },
  )
})

describe('a name', () => {
  /** The headings that begin no title, for those find the page; `once` are those of a single section. */
  function sortHeadings(): { once: string[]; repeated: string[] } {
    const all = listHeadings().filter((heading) => !beginsTitle(heading))
    const once = all.filter((one) => all.indexOf(one) === all.lastIndexOf(one))
    return { once, repeated: [...new Set(all)].filter((one) => !once.includes(one)) }
  }

  function beginsTitle(heading: string): boolean {
    return listTitles().some((title) => title.toLowerCase().startsWith(heading.toLowerCase()))
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

  it('finds its page first', () => {
    const first = content.documents.map(({ title }) => server(title, LIMIT).hits[0]?.url)
    expect(first).toEqual(content.documents.map(({ route }) => route))
  })

  // Nine of ten were right: the server looked for a typed heading only among its best passages.
  it('finds its section first', () => {
    const { once } = sortHeadings()
    const first = once.map((heading) => server(heading, LIMIT).hits[0]?.url)
    expect(first).toEqual(once.map(findSection))
  })

  it('that several sections have finds one of them first', () => {
    for (const heading of sortHeadings().repeated) {
      const [first] = server(heading, LIMIT).hits
      expect([heading, first?.section.split(' › ')]).toEqual([
        heading,
        expect.arrayContaining([heading]),
      ])
    }
  })
})
