import { isChatId } from './api/chatId.ts'
import { ChatRequestError } from './errors.ts'
import { isObject } from './json.ts'
import type { JSONValue } from './json.ts'
import type { Attachment } from './message.ts'

/** A client's request: the conversation so far as the client knows it. All of it is untrusted. */
export interface ChatRequest {
  /** The client's name for the chat: a label, no secret. Empty if it gave none. */
  readonly id: string
  /** Users' and assistants' messages, at least one; those of other known roles are left out. */
  readonly messages: readonly RequestMessage[]
  readonly data?: JSONValue
  /** Sent by clients of the AI SDK's version 5 and later; those of version 4 do not send it. */
  readonly trigger?: Trigger
}

/** Whether the visitor sent a message or wants a new answer. */
export type Trigger = 'submit-message' | 'regenerate-message'

export interface RequestMessage {
  /** Sent by our own session; empty if the client sends none. */
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** Calls that have their result; others are ignored, so that a chat stopped in mid-call continues. */
  readonly toolResults: readonly ToolResult[]
  readonly attachments: readonly Attachment[]
}

export interface ToolResult {
  readonly toolCallId: string
  readonly toolName: string
  readonly args: JSONValue
  readonly result: JSONValue
}

const MAX_MESSAGE_ID = 64

/**
 * Reads the body of a chat request, in both forms that clients send: that of the AI SDK's version 4,
 * with its text in `content`, and that of later versions, with all in `parts`. Keys and kinds of parts
 * that are not known are ignored.
 *
 * @throws {ChatRequestError} naming the field at fault, in words that can be shown.
 */
export function readChatRequest(value: unknown): ChatRequest {
  if (!isRecord(value)) throw new ChatRequestError('the body', 'must be a JSON object')

  const { id, messages, data, trigger } = value
  if (!Array.isArray(messages)) throw new ChatRequestError('messages', 'must be a list')

  const read = messages.flatMap((message, index) => readMessage(message, `messages[${index}]`))
  if (read.length === 0) throw new ChatRequestError('messages', 'must hold at least one message')
  return {
    id: readChatId(id),
    messages: read,
    ...(data !== undefined && { data: toJson(data) }),
    ...(isTrigger(trigger) && { trigger }),
  }
}

function isTrigger(value: unknown): value is Trigger {
  return value === 'submit-message' || value === 'regenerate-message'
}

function readChatId(id: unknown): string {
  if (id === undefined || id === null) return ''
  if (isChatId(id)) return id
  throw new ChatRequestError('id', 'must be 8 to 64 letters, digits, hyphens or underscores')
}

function readMessage(value: unknown, field: string): RequestMessage[] {
  if (!isRecord(value)) throw new ChatRequestError(field, 'must be an object')

  const { role } = value
  // A visitor may not instruct the assistant: such messages are ignored.
  if (role === 'system' || role === 'data') return []
  if (role !== 'user' && role !== 'assistant') {
    throw new ChatRequestError(`${field}.role`, 'must be "user" or "assistant"')
  }
  const { id, content, parts } = value
  return [
    {
      id: typeof id === 'string' && id.length <= MAX_MESSAGE_ID ? id : '',
      role,
      content: readContent(content, parts, field),
      toolResults: readToolResults(value),
      attachments: readAttachments(value, field),
    },
  ]
}

function readContent(content: unknown, parts: unknown, field: string): string {
  if (typeof content === 'string' && content !== '') return content
  if (Array.isArray(parts)) {
    const texts = parts.filter(isRecord).filter(({ type }) => type === 'text')
    return texts.map(({ text }) => (typeof text === 'string' ? text : '')).join('')
  }
  if (typeof content === 'string') return content
  throw new ChatRequestError(`${field}.content`, 'must be text')
}

function readToolResults({ toolInvocations, parts }: Record<string, unknown>): ToolResult[] {
  const invocations = [
    ...listOf(parts).map(({ toolInvocation }) => toolInvocation),
    ...listOf(toolInvocations),
  ]
  const byId = new Map<string, ToolResult>()
  for (const invocation of invocations) {
    if (!isRecord(invocation) || invocation['state'] !== 'result') continue
    const { toolCallId, toolName, args, result } = invocation
    if (typeof toolCallId !== 'string' || typeof toolName !== 'string') continue
    byId.set(toolCallId, { toolCallId, toolName, args: toJson(args), result: toJson(result) })
  }
  return [...byId.values()]
}

function readAttachments(message: Record<string, unknown>, field: string): Attachment[] {
  const given = listOf(message['experimental_attachments'] ?? message['attachments'])
  const read = given.map((attachment, index) =>
    readAttachment(attachment, `${field}.attachments[${index}].url`),
  )
  const files = listOf(message['parts']).flatMap(({ type, filename, mediaType, url }, index) =>
    // Version 4 has parts of this kind too, which hold what an assistant made, and no address.
    type === 'file' && url !== undefined
      ? readAttachment(
          { name: filename, contentType: mediaType, url },
          `${field}.parts[${index}].url`,
        )
      : [],
  )
  return [...read, ...files]
}

function readAttachment(
  { name, contentType, url }: Record<string, unknown>,
  field: string,
): Attachment {
  // Fetching an address that a visitor names would open the server's network to them.
  if (typeof url !== 'string' || !/^data:/i.test(url)) {
    throw new ChatRequestError(field, 'must be a data: URL; remote addresses are not fetched')
  }
  return {
    url,
    ...(typeof name === 'string' && { name }),
    ...(typeof contentType === 'string' && { contentType }),
  }
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value)
}

// The body was parsed from JSON, so it contains nothing else.
function toJson(value: unknown): JSONValue {
  return (value ?? null) as JSONValue
}
