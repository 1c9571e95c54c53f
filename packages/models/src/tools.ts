import type { JSONValue } from '@docent/protocol'
import type { LanguageModelV4FunctionTool } from '@ai-sdk/provider'
import { readRoute } from '@docent/answers'
import type { Knowledge, Passage } from '@docent/retrieval'
import { findNumber, findRest, giveRest } from './given.ts'
import type { Given } from './given.ts'
import { readToolInput } from './toolInput.ts'
import { fitPassages, PASSAGES_LENGTH, selectPassages } from './prompt/selectPassages.ts'
import { fence } from './prompt/fence.ts'
import { writePassage } from './prompt/writePassage.ts'

/** The most passages that one search returns. */
const FOUND = 5
const ARGUMENT_LENGTH = 300
/** The calls that are run of one reply, and for one answer. */
const RUN_PER_REPLY = 4
const RUN_PER_ANSWER = 8
/** A reply with more calls is given up: they cost money, and each is sent to the visitor. */
export const MAX_CALLS = 16
const NOTHING = 'The site has nothing for that.'
const HAD = 'You have these passages already'
const CONTINUED = 'These passages continue after the part that you have'
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
      'Reads a page of the site: from the section that the url names, or from its beginning. ' +
      'It gives only what you do not have yet.',
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

/** Counts the calls of one answer. */
export interface CallCount {
  /** Whether the next call is run. `place` is its place in its reply, from 0. */
  take(place: number): boolean
  isUsedUp(): boolean
}

export function createCallCount(): CallCount {
  let left = RUN_PER_ANSWER
  return {
    take(place) {
      if (place >= RUN_PER_REPLY || left === 0) return false
      left -= 1
      return true
    },
    isUsedUp: () => left === 0,
  }
}

/** The result of a call that is not run. */
export const NOT_RUN: Look = nothing(
  `This call was not run. At most ${RUN_PER_REPLY} calls are run at once, and ${RUN_PER_ANSWER} for an answer.`,
)

/** Runs a call, and adds its result to what the model has. */
export function look(
  name: string,
  input: string,
  knowledge: Pick<Knowledge, 'search' | 'page'>,
  given: Given,
): Look {
  const argument = readArgument(name, input)
  if (argument === undefined) return nothing(`There is no such call, or its arguments are wrong.`)
  return name === 'search_site'
    ? search(argument, knowledge, given)
    : read(argument, knowledge, given)
}

function search(query: string, knowledge: Pick<Knowledge, 'search'>, given: Given): Look {
  const found = selectPassages(knowledge.search(query, { limit: FOUND }))
  if (found.length === 0) return nothing(NOTHING)
  const known = found.filter((passage) => findNumber(passage, given) > 0)
  const told = found
    .filter((passage) => !known.includes(passage))
    .map((passage) => writePassage(passage, given.passages.push(passage)))
  return show(found, [...told, ...listNumbers(HAD, known, given)])
}

/** Reads a page from a section on: as much as fits of what the model lacks. */
function read(url: string, knowledge: Pick<Knowledge, 'page'>, given: Given): Look {
  const all = readSections(url, knowledge)
  const section = url.split('#', 2)[1] ?? ''
  const start = section === '' ? 0 : all.findIndex((passage) => passage.url.endsWith(`#${section}`))
  const asked = all.slice(Math.max(0, start))
  if (asked.length === 0) return nothing(NOTHING)

  const rests = asked.flatMap((passage) => findRest(passage, given) ?? [])
  const fitting = new Set(fitPassages(rests, PASSAGES_LENGTH).map(({ id }) => id))
  const found = asked.filter(({ id }) => fitting.has(id))
  const had = asked.filter((passage) => findRest(passage, given) === undefined)
  const continued = found.filter((passage) => findRest(passage, given) !== passage)
  const told = found.map((passage) => giveRest(passage, given))
  const rest = all.filter((passage) => !found.includes(passage) && findRest(passage, given))
  return show(
    [...had, ...found],
    [
      ...told,
      ...listNumbers(CONTINUED, continued, given),
      ...listNumbers(HAD, had, given),
      ...writeRest(rest),
    ],
  )
}

/** The sections of a page. An imported page has its whole address as its route. */
function readSections(url: string, knowledge: Pick<Knowledge, 'page'>): readonly Passage[] {
  const [address = ''] = url.split('#', 1)
  const imported = knowledge.page(address)
  return imported.length > 0 ? imported : knowledge.page(readRoute(url))
}

function show(found: readonly Passage[], told: readonly string[]): Look {
  const shown = found.map(({ id, title, section, url }) => ({ id, title, section, url }))
  return { told: told.join('\n'), shown: { passages: shown } }
}

function listNumbers(sentence: string, passages: readonly Passage[], given: Given): string[] {
  if (passages.length === 0) return []
  return [`${sentence}: ${passages.map((passage) => findNumber(passage, given)).join(', ')}.`]
}

/** The sections of a long page that were left out, by their names, for a search. */
function writeRest(left: readonly Passage[]): string[] {
  if (left.length === 0) return []
  const names = left.map(({ section }) => section).join('; ')
  return [fence(`The page also has these sections: ${names}.`).slice(0, REST_LENGTH)]
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
