import type { JSONValue } from '@docent/protocol'
import type { LanguageModelV4FunctionTool } from '@ai-sdk/provider'
import { readRoute } from '@docent/answers'
import type { Knowledge, Passage } from '@docent/retrieval'
import { readToolInput } from './toolInput.ts'
import { fitPassages, PASSAGES_LENGTH, selectPassages } from './prompt/selectPassages.ts'
import { fence } from './prompt/fence.ts'
import { writeLines } from './prompt/writeLines.ts'
import { writePassage } from './prompt/writePassage.ts'

/** Passages that one search brings at most. */
const FOUND = 5
const ARGUMENT_LENGTH = 300
const NOTHING = 'The site has nothing for that.'
/** Characters of the names of sections that did not fit. */
const REST_LENGTH = 600

/** The tools with which a model may search further. */
export const TOOLS: LanguageModelV4FunctionTool[] = [
  {
    type: 'function',
    name: 'search_site',
    description: 'Finds passages of the site by words.',
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'A few words that its pages would use.' },
      },
      required: ['query'],
      additionalProperties: false,
    },
  },
  {
    type: 'function',
    name: 'read_page',
    description:
      'Reads a page of the site: from the section that the url names, or from its beginning.',
    inputSchema: {
      type: 'object',
      properties: {
        url: { type: 'string', description: 'The url of a passage, such as /products.' },
      },
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
  return name === 'search_site'
    ? search(argument, knowledge, known)
    : read(argument, knowledge, known)
}

function search(query: string, knowledge: Pick<Knowledge, 'search'>, known: Passage[]): Look {
  const found = selectPassages(knowledge.search(query, { limit: FOUND }))
  return found.length === 0 ? nothing(NOTHING) : show(found, tell(found, known))
}

/** A page has its sections whole: those that the model has in part come again. */
function read(url: string, knowledge: Pick<Knowledge, 'page'>, known: Passage[]): Look {
  const [address = '', section = ''] = url.split('#', 2)
  // An imported page has its whole address as its route.
  const imported = knowledge.page(address)
  const all = imported.length > 0 ? imported : knowledge.page(readRoute(url))
  const start = section === '' ? 0 : all.findIndex((passage) => passage.url.endsWith(`#${section}`))
  const found = fitPassages(all.slice(Math.max(0, start)), PASSAGES_LENGTH)
  if (found.length === 0) return nothing(NOTHING)
  const rest = all.length === found.length ? [] : [writeRest(all, found)]
  return show(found, [...tell(found, known, PASSAGES_LENGTH), ...rest])
}

function show(found: readonly Passage[], told: readonly string[]): Look {
  const shown = found.map(({ id, title, section, url }) => ({ id, title, section, url }))
  return { told: told.join('\n'), shown: { passages: shown } }
}

/**
 * Gives new passages the next numbers, and returns the numbers of known ones.
 *
 * @param enough how many characters of each are enough; a known one that was cut at fewer comes again.
 */
function tell(found: readonly Passage[], known: Passage[], enough?: number): string[] {
  const had: number[] = []
  const told: string[] = []
  for (const passage of found) {
    const place = known.findIndex(({ id }) => id === passage.id)
    const hasMore = enough !== undefined && writeLines(passage.units).isCut
    if (place < 0) told.push(writePassage(passage, known.push(passage), enough))
    else if (hasMore) told.push(writePassage(passage, place + 1, enough))
    else had.push(place + 1)
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
