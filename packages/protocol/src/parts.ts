// The lines of the chat stream: data stream v1, as the AI SDK's version 4 speaks it. The grammar
// below is all of it; a new kind of part needs a type in `PartValues` and a line there.

import { StreamParseError } from './errors.ts'
import { MAX_PART_DEPTH, isDeeperThan, isObject } from './json.ts'
import type { JSONObject, JSONValue } from './json.ts'
import type { Source } from './message.ts'

interface PartValues {
  text: string
  data: JSONValue[]
  error: string
  message_annotations: JSONValue[]
  tool_call: { toolCallId: string; toolName: string; args: JSONObject | JSONValue[] | null }
  tool_result: { toolCallId: string; result: JSONValue }
  tool_call_streaming_start: { toolCallId: string; toolName: string }
  tool_call_delta: { toolCallId: string; argsTextDelta: string }
  finish_message: { finishReason: string; usage?: StreamUsage }
  finish_step: { finishReason: string; usage?: StreamUsage; isContinued: boolean }
  start_step: { messageId: string }
  reasoning: string
  source: Source
  redacted_reasoning: { data: string }
  reasoning_signature: { signature: string }
  file: { data: string; mimeType: string }
}

export type PartName = keyof PartValues

/** One line of the stream: the wire's own name for it, and its value. */
export type StreamPart = { [Name in PartName]: { type: Name; value: PartValues[Name] } }[PartName]

/** A count is NaN if the server does not know it. */
export interface StreamUsage {
  promptTokens: number
  completionTokens: number
}

interface Rule<Value> {
  readonly code: string
  readonly read: (value: unknown) => Value
  readonly expected: string
}

const grammar: { readonly [Name in PartName]: Rule<PartValues[Name]> } = {
  text: { code: '0', read: readString, expected: 'a string value' },
  data: { code: '2', read: readList, expected: 'an array value' },
  error: { code: '3', read: readString, expected: 'a string value' },
  message_annotations: { code: '8', read: readList, expected: 'an array value' },
  tool_call: {
    code: '9',
    read: readToolCall,
    expected: 'an object with a "toolCallId", "toolName", and "args" property',
  },
  tool_result: {
    code: 'a',
    read: readToolResult,
    expected: 'an object with a "toolCallId" and a "result" property',
  },
  tool_call_streaming_start: {
    code: 'b',
    read: readToolCallStart,
    expected: 'an object with a "toolCallId" and "toolName" property',
  },
  tool_call_delta: {
    code: 'c',
    read: readToolCallDelta,
    expected: 'an object with a "toolCallId" and "argsTextDelta" property',
  },
  finish_message: {
    code: 'd',
    read: readFinish,
    expected: 'an object with a "finishReason" property',
  },
  finish_step: {
    code: 'e',
    read: readFinishStep,
    expected: 'an object with a "finishReason" property',
  },
  start_step: { code: 'f', read: readStartStep, expected: 'an object with an "id" property' },
  reasoning: { code: 'g', read: readString, expected: 'a string value' },
  source: { code: 'h', read: readSource, expected: 'a Source object' },
  redacted_reasoning: {
    code: 'i',
    read: readRedacted,
    expected: 'an object with a "data" property',
  },
  reasoning_signature: {
    code: 'j',
    read: readSignature,
    expected: 'an object with a "signature" property',
  },
  file: {
    code: 'k',
    read: readFile,
    expected: 'an object with a "data" and "mimeType" property',
  },
}

const nameByCode = new Map<string, PartName>(
  Object.entries(grammar).map(([name, { code }]) => [code, name as PartName]),
)

/** The codes of the wire by the names of their parts. */
export const PART_CODES: Readonly<Record<PartName, string>> = Object.fromEntries(
  Object.entries(grammar).map(([name, { code }]) => [name, code]),
) as Record<PartName, string>

/** Writes a part as one line of the chat stream, with its line break. */
export function encodePart(part: StreamPart): string {
  return `${grammar[part.type].code}:${JSON.stringify(part.value)}\n`
}

/**
 * Reads one line of the chat stream, given without its line break.
 *
 * A line is a one-character code, a colon and a JSON value: `0:"Hello"`. Only the keys of a value
 * that the protocol knows are kept.
 *
 * @throws {StreamParseError} if the separator is missing, the code is unknown, or the value is not
 *   what its code promises, or nests more than 100 deep.
 */
export function decodePart(line: string): StreamPart {
  const colon = line.indexOf(':')
  if (colon < 0) throw new StreamParseError('No separator found', line)

  const code = line.slice(0, colon)
  const type = nameByCode.get(code)
  if (type === undefined) throw new StreamParseError(`Invalid code ${code.slice(0, 200)}`, line)

  const value = readValue(type, line, colon + 1)
  // A value that is read here is sent again with the next question. One that nests too deep for that
  // would end the conversation.
  if (isDeeperThan(value, MAX_PART_DEPTH)) {
    throw new StreamParseError(`"${type}" parts nest at most ${MAX_PART_DEPTH} deep`, line)
  }
  return { type, value } as StreamPart
}

function readValue(type: PartName, line: string, start: number): PartValues[PartName] {
  try {
    return grammar[type].read(JSON.parse(line.slice(start)))
  } catch (cause) {
    throw new StreamParseError(`"${type}" parts expect ${grammar[type].expected}`, line, { cause })
  }
}

/** Thrown by a reader for a value of the wrong kind; `decodePart` says which was expected. */
class WrongValue extends Error {}

function readString(value: unknown): string {
  if (typeof value !== 'string') throw new WrongValue()
  return value
}

function readList(value: unknown): JSONValue[] {
  if (!Array.isArray(value)) throw new WrongValue()
  return value as JSONValue[]
}

function readRecord(value: unknown): Record<string, unknown> {
  if (!isObject(value)) throw new WrongValue()
  return value
}

function readToolCall(value: unknown): PartValues['tool_call'] {
  const { toolCallId, toolName, args } = readRecord(value)
  if (typeof args !== 'object') throw new WrongValue()
  return {
    toolCallId: readString(toolCallId),
    toolName: readString(toolName),
    args: args as JSONObject | JSONValue[] | null,
  }
}

function readToolResult(value: unknown): PartValues['tool_result'] {
  const { toolCallId, result } = readRecord(value)
  if (result === undefined) throw new WrongValue()
  return { toolCallId: readString(toolCallId), result: result as JSONValue }
}

function readToolCallStart(value: unknown): PartValues['tool_call_streaming_start'] {
  const { toolCallId, toolName } = readRecord(value)
  return { toolCallId: readString(toolCallId), toolName: readString(toolName) }
}

function readToolCallDelta(value: unknown): PartValues['tool_call_delta'] {
  const { toolCallId, argsTextDelta } = readRecord(value)
  return { toolCallId: readString(toolCallId), argsTextDelta: readString(argsTextDelta) }
}

function readFinish(value: unknown): PartValues['finish_message'] {
  const { finishReason, usage } = readRecord(value)
  return { finishReason: readString(finishReason), ...readUsage(usage) }
}

function readFinishStep(value: unknown): PartValues['finish_step'] {
  const { isContinued } = readRecord(value)
  return { ...readFinish(value), isContinued: isContinued === true }
}

// JSON has no NaN: an unknown count travels as null.
function readUsage(value: unknown): { usage?: StreamUsage } {
  if (!isObject(value) || !('promptTokens' in value) || !('completionTokens' in value)) return {}
  const { promptTokens, completionTokens } = value
  return {
    usage: { promptTokens: readCount(promptTokens), completionTokens: readCount(completionTokens) },
  }
}

function readCount(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN
}

function readStartStep(value: unknown): PartValues['start_step'] {
  return { messageId: readString(readRecord(value)['messageId']) }
}

// A server may leave out any of these fields; fields that are not text are dropped.
function readSource(value: unknown): Source {
  const { sourceType, id, url, title, providerMetadata } = readRecord(value)
  return {
    sourceType: typeof sourceType === 'string' ? sourceType : '',
    id: typeof id === 'string' ? id : '',
    url: typeof url === 'string' ? url : '',
    ...(typeof title === 'string' && { title }),
    ...(isObject(providerMetadata) && { providerMetadata: providerMetadata as JSONObject }),
  }
}

function readRedacted(value: unknown): PartValues['redacted_reasoning'] {
  return { data: readString(readRecord(value)['data']) }
}

function readSignature(value: unknown): PartValues['reasoning_signature'] {
  return { signature: readString(readRecord(value)['signature']) }
}

function readFile(value: unknown): PartValues['file'] {
  const { data, mimeType } = readRecord(value)
  return { data: readString(data), mimeType: readString(mimeType) }
}
