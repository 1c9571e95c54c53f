// The files of the providers' batch interfaces, with one request or one result on each line. The id of
// a request is the key of its section, so a result finds its section even days later.

import { readWrittenText, readWritten, NotesError } from './readWritten.ts'
import type { StudyRequest } from './writeStudyRequest.ts'
import type { WrittenNote } from './types.ts'

export type BatchProvider = 'openai' | 'openai-compatible' | 'anthropic' | 'google'

export interface BatchModel {
  readonly provider: BatchProvider
  readonly id: string
  readonly maxTokens: number
}

/** The result for a section. */
export type BatchResult =
  | { readonly key: string; readonly written: readonly WrittenNote[] }
  | { readonly key: string; readonly failure: string }

/** A request as the provider's batch interface reads it. */
export function writeBatchLine(key: string, request: StudyRequest, model: BatchModel): string {
  const { system, user } = request
  const { id, maxTokens, provider } = model
  if (provider === 'anthropic') {
    const messages = [{ role: 'user', content: user }]
    const params = { model: id, max_tokens: maxTokens, system, messages }
    return JSON.stringify({ custom_id: key, params })
  }
  if (provider === 'google') {
    const contents = [{ role: 'user', parts: [{ text: user }] }]
    const systemInstruction = { parts: [{ text: system }] }
    const generationConfig = { maxOutputTokens: maxTokens }
    return JSON.stringify({ key, request: { contents, systemInstruction, generationConfig } })
  }
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ]
  const body = { model: id, max_tokens: maxTokens, messages }
  return JSON.stringify({ custom_id: key, method: 'POST', url: '/v1/chat/completions', body })
}

/**
 * Reads a result of any of these providers, or a line that a person wrote:
 * `{"custom_id": "KEY", "notes": [{"questions": […], "answer": "…"}]}`.
 *
 * @throws {NotesError} for a line that names no section.
 */
export function readBatchLine(line: string): BatchResult {
  const value = parseLine(line)
  const key = read(value, 'custom_id') ?? read(value, 'key')
  if (typeof key !== 'string') throw new NotesError('it has no custom_id')
  try {
    const isByHand = read(value, 'notes') !== undefined || read(value, 'missing') !== undefined
    if (isByHand) return readByHand(key, value)
    const text = findText(value)
    if (text === undefined) return { key, failure: readFailure(value) }
    return { key, written: readWrittenText(text) }
  } catch (error) {
    if (error instanceof NotesError) return { key, failure: error.message }
    throw error
  }
}

function readByHand(key: string, value: unknown): BatchResult {
  const written = readWritten(value)
  const isEmpty = written.length === 0 && read(value, 'notes') === undefined
  return isEmpty ? { key, failure: '"missing" is empty' } : { key, written }
}

/** Where each provider's result has the text of the answer. */
const TEXTS: readonly (readonly (string | number)[])[] = [
  ['response', 'body', 'choices', 0, 'message', 'content'],
  ['result', 'message', 'content', 0, 'text'],
  ['response', 'candidates', 0, 'content', 'parts', 0, 'text'],
]

function findText(value: unknown): string | undefined {
  for (const path of TEXTS) {
    const found = path.reduce<unknown>((within, name) => read(within, name), value)
    if (typeof found === 'string') return found
  }
  return undefined
}

function readFailure(value: unknown): string {
  const told = [
    ['error', 'message'],
    ['result', 'error', 'message'],
    ['result', 'type'],
  ].map((path) => path.reduce<unknown>((within, name) => read(within, name), value))
  const reason = told.find((each) => typeof each === 'string')
  return `the provider has no answer for it${reason === undefined ? '' : `: ${reason}`}`
}

function read(value: unknown, name: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map<string, unknown>(Object.entries(value)).get(String(name))
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new NotesError('it is not JSON')
  }
}
