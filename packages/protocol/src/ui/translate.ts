// Our parts in the words of the UI message stream. There, each text or thought is opened, extended and
// closed under an id, so the translation remembers what is open.

import type { JSONObject, JSONValue } from '../json.ts'
import type { StreamPart } from '../parts.ts'
import { readFinish } from './finish.ts'
import { nameValue } from './named.ts'
import type { Provided, UiChunk } from './chunks.ts'

export interface UiTranslator {
  /** The chunks that a part becomes, in order. */
  translate(part: StreamPart): UiChunk[]
  /** The chunks that close a stream. If the stream ended early, one of them says so. */
  end(): UiChunk[]
}

interface Open {
  hasStarted: boolean
  hasEnded: boolean
  text: string | undefined
  reasoning: string | undefined
  /** How many texts and thoughts there were: their ids. */
  count: number
  /** Annotations that have no name to go by. */
  readonly unnamed: JSONValue[]
}

/** Begins the translation of one answer. */
export function createUiTranslator(): UiTranslator {
  const open: Open = {
    hasStarted: false,
    hasEnded: false,
    text: undefined,
    reasoning: undefined,
    count: 0,
    unnamed: [],
  }
  return {
    translate: (part) => [...begin(open, part), ...translate(open, part)],
    end() {
      const chunks = closeAll(open)
      return open.hasEnded ? chunks : [...chunks, { type: 'abort' }]
    },
  }
}

/** A message begins with its first part; progress may be reported before. */
function begin(open: Open, part: StreamPart): UiChunk[] {
  if (open.hasStarted || part.type === 'data' || part.type === 'error') return []
  open.hasStarted = true
  if (part.type !== 'start_step') return [{ type: 'start' }]
  return [{ type: 'start', messageId: part.value.messageId }]
}

function translate(open: Open, part: StreamPart): UiChunk[] {
  switch (part.type) {
    case 'text':
      return addText(open, part.value)
    case 'reasoning':
      return addReasoning(open, part.value)
    case 'reasoning_signature':
      return closeReasoning(open, { signature: part.value.signature })
    case 'redacted_reasoning':
      return redact(open, part.value.data)
    case 'source':
      return [translateSource(part.value)]
    case 'file': {
      const { mimeType, data } = part.value
      return [{ type: 'file', mediaType: mimeType, url: `data:${mimeType};base64,${data}` }]
    }
    case 'data':
      return part.value.map((value) => {
        const { name, rest } = nameValue(value) ?? { name: 'value', rest: value }
        return { type: `data-${name}`, data: rest, transient: true }
      })
    case 'message_annotations':
      return part.value.map((value) => ({
        type: 'message-metadata',
        messageMetadata: annotate(open, value),
      }))
    case 'start_step':
      return [{ type: 'start-step' }]
    case 'finish_step':
      return [
        ...closeReasoning(open),
        // A text that continues in the next step stays one text.
        ...(part.value.isContinued ? [] : closeText(open)),
        { type: 'finish-step' },
      ]
    case 'finish_message':
      open.hasEnded = true
      return [...closeAll(open), readFinish(part.value)]
    case 'error':
      open.hasEnded = true
      return [...closeAll(open), { type: 'error', errorText: part.value }]
    default:
      return [translateTool(part)]
  }
}

type ToolPart = StreamPart & { type: `tool_${string}` }

function translateTool({ type, value }: ToolPart): UiChunk {
  const { toolCallId } = value
  switch (type) {
    case 'tool_call_streaming_start':
      return { type: 'tool-input-start', toolCallId, toolName: value.toolName }
    case 'tool_call_delta':
      return { type: 'tool-input-delta', toolCallId, inputTextDelta: value.argsTextDelta }
    case 'tool_call': {
      const { toolName, args } = value
      return { type: 'tool-input-available', toolCallId, toolName, input: args }
    }
    case 'tool_result':
      return { type: 'tool-output-available', toolCallId, output: value.result }
  }
}

function addText(open: Open, delta: string): UiChunk[] {
  const chunks = closeReasoning(open)
  if (open.text === undefined) {
    open.text = nextId(open)
    chunks.push({ type: 'text-start', id: open.text })
  }
  // An empty part opens a text, and adds nothing.
  return delta === '' ? chunks : [...chunks, { type: 'text-delta', id: open.text, delta }]
}

function addReasoning(open: Open, delta: string): UiChunk[] {
  const chunks: UiChunk[] = []
  if (open.reasoning === undefined) {
    open.reasoning = nextId(open)
    chunks.push({ type: 'reasoning-start', id: open.reasoning })
  }
  return [...chunks, { type: 'reasoning-delta', id: open.reasoning, delta }]
}

function closeReasoning(open: Open, said?: JSONObject): UiChunk[] {
  const { reasoning: id } = open
  if (id === undefined) return []
  open.reasoning = undefined
  return [{ type: 'reasoning-end', id, ...(said && { providerMetadata: { docent: said } }) }]
}

function redact(open: Open, redactedData: string): UiChunk[] {
  const chunks = closeReasoning(open)
  const id = nextId(open)
  const providerMetadata = { docent: { redactedData } }
  return [
    ...chunks,
    { type: 'reasoning-start', id, providerMetadata },
    { type: 'reasoning-end', id },
  ]
}

function closeText(open: Open): UiChunk[] {
  const { text: id } = open
  open.text = undefined
  return id === undefined ? [] : [{ type: 'text-end', id }]
}

function closeAll(open: Open): UiChunk[] {
  return [...closeReasoning(open), ...closeText(open)]
}

function nextId(open: Open): string {
  open.count += 1
  return `${open.count}`
}

function translateSource(source: (StreamPart & { type: 'source' })['value']): UiChunk {
  const { id, url, title, providerMetadata } = source
  const provided = providerMetadata && keepObjects(providerMetadata)
  return {
    type: 'source-url',
    sourceId: id,
    url,
    ...(title !== undefined && { title }),
    ...(provided && { providerMetadata: provided }),
  }
}

// The client throws at anything else.
function keepObjects(metadata: JSONObject): Provided {
  const entries = Object.entries(metadata).filter(
    (entry): entry is [string, JSONObject] =>
      typeof entry[1] === 'object' && entry[1] !== null && !Array.isArray(entry[1]),
  )
  return Object.fromEntries(entries)
}

/** The client merges the metadata of a message by name, and replaces lists. */
function annotate({ unnamed }: Open, value: JSONValue): JSONObject {
  const named = nameValue(value)
  if (named) return { [named.name]: named.rest }
  unnamed.push(value)
  return { annotations: [...unnamed] }
}
