// The tools for other language models. Names and shapes are those that clients look for: each tool
// takes one string, and answers with one text that is JSON, and with the same as a structure.

import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import type { Knowledge } from '@docent/retrieval'
import type { Limits } from '@docent/content'
import { fetchPage, searchPages } from './pages.ts'

export interface OfferedSite {
  readonly brand: string
  readonly description: string
  /** Without a slash at its end; empty if it is not known: addresses are then paths. */
  readonly url: string
}

const STRING = { type: 'string' } as const

/** No address of a page is longer. */
const MAX_ID_LENGTH = 2_000

type SearchInput = ReturnType<typeof fromJsonSchema<{ query: string }>>

/**
 * The input of `search`: a query is as long as a visitor's message at most. Made once for all
 * requests, since a schema is compiled when it is first used.
 */
export function createSearchInput({ messageLength }: Pick<Limits, 'messageLength'>): SearchInput {
  const description = 'A question, or words to search for'
  return fromJsonSchema<{ query: string }>({
    type: 'object',
    properties: {
      query: { ...STRING, minLength: 1, maxLength: messageLength, description },
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
        properties: { id: STRING, title: STRING, url: STRING, text: STRING },
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

/** A server for one request: nothing is kept from one to the next. */
export function createToolServer(
  knowledge: Knowledge,
  site: OfferedSite,
  searchInput: SearchInput,
): McpServer {
  const { brand, description, url } = site
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
    ({ query }) => toResult({ results: searchPages(knowledge, url, query) }),
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
      const page = fetchPage(knowledge, url, id)
      return page
        ? toResult({ ...page })
        : toError(`The page ${JSON.stringify(id)} does not exist.`)
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
  const text = `${reason} Search lists the available pages.`
  return { content: [{ type: 'text', text }], isError: true }
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
