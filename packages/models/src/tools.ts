import type { JSONValue } from '@docent/protocol'
import type { LanguageModelV4FunctionTool } from '@ai-sdk/provider'
import { readRoute } from '@docent/answers'
import type { Knowledge, Passage } from '@docent/retrieval'
import { readToolInput } from './toolInput.ts'
import { selectPassages, fitPassages } from './prompt/selectPassages.ts'
import { fence } from './prompt/fence.ts'
import { writePassage } from './prompt/writePassage.ts'

/** Passages that one search brings at most. */
const FOUND = 5
const ARGUMENT_LENGTH = 300
/** Characters of the names of sections that did not fit. */
const REST_LENGTH = 600

/** The tools with which a model may search further. */
export const TOOLS: LanguageModelV4FunctionTool[] = [
  {
    type: 'function',
    name: 'search_site',
    description: 'Finds passages of the site by words. Use words that its pages would use.',
    inputSchema: {
      type: 'object',
      properties: { query: { type: 'string', description: 'A few words, or a question.' } },
      required: ['query'],
      additionalProperties: false,
    },
  },
  {
    type: 'function',
    name: 'read_page',
    description: 'Reads a page of the site from its beginning.',
    inputSchema: {
      type: 'object',
      properties: { url: { type: 'string', description: 'Its path, such as /products.' } },
      required: ['url'],
      additionalProperties: false,
    },
  },
]

/** The result of a search. */
export interface Look {
  /** For the model: numbered passages, or the reason why there are none. */
  readonly told: string
  /** For the stream: where it looked, without the texts. */
  readonly shown: JSONValue
}

/** Runs a call. Passages that it brings for the first time are added to those that are known. */
export function look(
  name: string,
  input: string,
  knowledge: Pick<Knowledge, 'search' | 'page'>,
  known: Passage[],
): Look {
  const argument = readArgument(name, input)
  if (argument === undefined) return nothing(`There is no such call, or its arguments are wrong.`)
  const isSearch = name === 'search_site'
  const all = isSearch ? search(argument, knowledge) : read(argument, knowledge)
  const found = isSearch ? selectPassages(all) : fitPassages(all)
  if (found.length === 0) return nothing('The site has nothing for that.')
  const shown = found.map(({ id, title, section, url }) => ({ id, title, section, url }))
  const rest = isSearch || all.length === found.length ? [] : [writeRest(all, found)]
  return { told: [...tell(found, known), ...rest].join('\n'), shown: { passages: shown } }
}

/** Gives new passages the next numbers, and returns the numbers of known ones. */
function tell(found: readonly Passage[], known: Passage[]): string[] {
  const had: number[] = []
  const told: string[] = []
  for (const passage of found) {
    const place = known.findIndex(({ id }) => id === passage.id)
    if (place >= 0) had.push(place + 1)
    else told.push(writePassage(passage, known.push(passage)))
  }
  if (had.length > 0) told.push(`You have these passages already: ${had.join(', ')}.`)
  return told
}

/** The sections of a long page that were left out, by their names, for a search. */
function writeRest(all: readonly Passage[], found: readonly Passage[]): string {
  const names = all.filter((passage) => !found.includes(passage)).map(({ section }) => section)
  return fence(`The page also has these sections: ${names.join('; ')}.`).slice(0, REST_LENGTH)
}

function nothing(told: string): Look {
  return { told, shown: { passages: [] } }
}

function readArgument(name: string, input: string): string | undefined {
  const key = name === 'search_site' ? 'query' : name === 'read_page' ? 'url' : undefined
  if (key === undefined) return undefined
  const value: unknown = new Map(Object.entries(readToolInput(input) ?? {})).get(key)
  return typeof value === 'string' && value.trim() !== ''
    ? value.slice(0, ARGUMENT_LENGTH).toWellFormed()
    : undefined
}

function search(query: string, knowledge: Pick<Knowledge, 'search' | 'page'>): Passage[] {
  return knowledge.search(query, { limit: FOUND }).map(({ passage }) => passage)
}

function read(url: string, knowledge: Pick<Knowledge, 'search' | 'page'>): Passage[] {
  return knowledge.page(readRoute(url))
}
