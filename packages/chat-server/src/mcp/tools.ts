// The tools for other language models. Names and shapes are those that clients look for: each tool
// takes one string, and answers with one text that is JSON, and with the same as a structure.

import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import type { Knowledge } from '@docent/retrieval'
import type { Limits } from '@docent/content'
import { fetchPage, readPagesVersion, searchPages } from './pages.ts'

interface OfferedSite {
  readonly brand: string
  readonly description: string
  /** Without a slash at its end; empty if it is not known: addresses are then paths. */
  readonly url: string
}

/** An older version of the documentation, or one in another language. */
interface OfferedEdition {
  /** A BCP 47 tag; empty for the language of the site. */
  readonly language: string
  readonly knowledge: Knowledge
}

/** Everything that the tools read. */
export interface OfferedPages {
  readonly site: OfferedSite
  /** The newest version of all pages. */
  readonly knowledge: Knowledge
  readonly editions: readonly OfferedEdition[]
}

const STRING = { type: 'string' } as const

/** No name of a version is longer. */
const MAX_VERSION_LENGTH = 100

/** No address of a page is longer. */
const MAX_ID_LENGTH = 2_000

interface SearchArguments {
  readonly query: string
  readonly version?: string
}

type SearchInput = ReturnType<typeof fromJsonSchema<SearchArguments>>

/**
 * The input of `search`: a query is as long as a visitor's message at most. Made once for all
 * requests, since a schema is compiled when it is first used.
 *
 * @param versions that can be searched besides the newest. Without any, there is no choice.
 */
export function createSearchInput(
  { messageLength }: Pick<Limits, 'messageLength'>,
  versions: readonly string[] = [],
): SearchInput {
  const description = 'A question, or words to search for'
  const choice = `The version to search: ${versions.join(', ')}. Without it, the newest.`
  return fromJsonSchema<SearchArguments>({
    type: 'object',
    properties: {
      query: { ...STRING, minLength: 1, maxLength: messageLength, description },
      ...(versions.length > 0 && {
        version: { ...STRING, maxLength: MAX_VERSION_LENGTH, description: choice },
      }),
    },
    required: ['query'],
  })
}

const SEARCH_OUTPUT = fromJsonSchema<Record<string, unknown>>({
  type: 'object',
  properties: {
    results: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: STRING, title: STRING, url: STRING, text: STRING, version: STRING },
        required: ['id', 'title', 'url'],
      },
    },
  },
  required: ['results'],
})
const FETCH_INPUT = fromJsonSchema<{ id: string }>({
  type: 'object',
  properties: {
    id: {
      ...STRING,
      minLength: 1,
      maxLength: MAX_ID_LENGTH,
      description: 'The id of a result of search',
    },
  },
  required: ['id'],
})
const FETCH_OUTPUT = fromJsonSchema<Record<string, unknown>>({
  type: 'object',
  properties: {
    id: STRING,
    title: STRING,
    text: STRING,
    url: STRING,
    metadata: { type: 'object', additionalProperties: STRING },
  },
  required: ['id', 'title', 'text', 'url'],
})

/** They read what is public, change nothing, and reach nothing beyond this site. */
const READING = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

/** The names of the older versions that can be searched, in the language of the site. */
export function listVersions({ editions }: Pick<OfferedPages, 'editions'>): string[] {
  const names = editions
    .filter(({ language }) => language === '')
    .map(({ knowledge }) => readPagesVersion(knowledge))
  return names.filter((name) => name !== '')
}

/** The pages of a version; undefined if there is no such version. */
function findVersion({ knowledge, editions }: OfferedPages, name = ''): Knowledge | undefined {
  if (name === '' || isSame(readPagesVersion(knowledge), name)) return knowledge
  const found = editions.find(
    (one) => one.language === '' && isSame(readPagesVersion(one.knowledge), name),
  )
  return found?.knowledge
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** A server for one request: nothing is kept from one to the next. */
export function createToolServer(pages: OfferedPages, searchInput: SearchInput): McpServer {
  const { brand, description, url } = pages.site
  const server = new McpServer(
    { name: toName(brand), title: brand, version: '1.0.0', ...(url !== '' && { websiteUrl: url }) },
    { instructions: [`The pages of ${brand}.`, description, HOW].filter(Boolean).join(' ') },
  )
  server.registerTool(
    'search',
    {
      title: `Search ${brand}`,
      description: `Finds the pages of ${brand} that match a question best, each with its id, its address and the matching passage.`,
      inputSchema: searchInput,
      outputSchema: SEARCH_OUTPUT,
      annotations: READING,
    },
    ({ query, version }) => {
      const found = findVersion(pages, version)
      if (found) return toResult({ results: searchPages(found, url, query) })
      const there = listVersions(pages).join(', ')
      return toError(`There is no version ${JSON.stringify(version)}: name ${there}, or none.`)
    },
  )
  server.registerTool(
    'fetch',
    {
      title: `Read a page of ${brand}`,
      description: `Reads a whole page of ${brand} as Markdown, by its id from search.`,
      inputSchema: FETCH_INPUT,
      outputSchema: FETCH_OUTPUT,
      annotations: READING,
    },
    ({ id }) => {
      for (const { knowledge } of [pages, ...pages.editions]) {
        const page = fetchPage(knowledge, url, id)
        if (page) return toResult({ ...page })
      }
      const missing = `The page ${JSON.stringify(id)} does not exist.`
      return toError(`${missing} Search lists the available pages.`)
    },
  )
  return server
}

const HOW =
  'Search first, then fetch the pages you need in full, and cite the address of every page you use.'

function toResult(value: Record<string, unknown>): {
  content: { type: 'text'; text: string }[]
  structuredContent: Record<string, unknown>
} {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value }
}

function toError(reason: string): { content: { type: 'text'; text: string }[]; isError: true } {
  return { content: [{ type: 'text', text: reason }], isError: true }
}

/** Clients show this next to their tools: letters, digits and hyphens are safe in all of them. */
function toName(brand: string): string {
  return (
    brand
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'site'
  )
}
