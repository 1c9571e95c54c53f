import { isObject } from '@docent/protocol'
import type { ChatMessage } from '@docent/protocol'
import { withoutOpenCalls } from './toolResults.ts'

/** A message as JSON has it: without its files, and with its time as text. */
type KeptMessage = Omit<ChatMessage, 'createdAt' | 'experimental_attachments'> & {
  readonly createdAt: string
}

// Messages never change: only the one that grows is serialised again.
const written = new WeakMap<ChatMessage, string>()

/**
 * Writes a message without its files, which are large, and without calls that no result can reach
 * any more. Returns undefined if nothing is left of it.
 */
export function writeMessage(message: ChatMessage): string | undefined {
  const known = written.get(message)
  if (known !== undefined) return known
  const kept = withoutOpenCalls(message)
  if (!kept) return undefined
  const { id, role, content, createdAt, parts, annotations, toolInvocations, finish } = kept
  const json = JSON.stringify({
    id,
    role,
    content,
    createdAt,
    parts: parts.filter(({ type }) => type !== 'file'),
    annotations,
    toolInvocations,
    finish: finish && writeFinish(finish),
  })
  written.set(message, json)
  return json
}

/** JSON has no value for an unknown count. */
function writeFinish({ finishReason, usage }: NonNullable<ChatMessage['finish']>): object {
  return { finishReason, ...(usage && isUsage(usage) && { usage }) }
}

/** Reads stored messages, or returns undefined if one of them is invalid. */
export function readMessages(value: unknown): ChatMessage[] | undefined {
  return isListOf(isMessage)(value) ? value.map(readMessage) : undefined
}

function readMessage(message: KeptMessage): ChatMessage {
  const { id, role, content, createdAt, parts, annotations, toolInvocations, finish } = message
  return {
    id,
    role,
    content,
    createdAt: new Date(createdAt),
    parts,
    ...(annotations && { annotations }),
    ...(toolInvocations && { toolInvocations }),
    ...(finish && { finish }),
  }
}

type Shape = Readonly<Record<string, (value: unknown) => boolean>>

const PARTS: Readonly<Record<string, Shape>> = {
  text: { text: isText },
  reasoning: { reasoning: isText, details: isListOf(isDetail) },
  'tool-invocation': { toolInvocation: isInvocation },
  source: { source: isSource },
  'step-start': {},
}

function isMessage(value: unknown): value is KeptMessage {
  return has(value, {
    id: isText,
    role: (role) => role === 'user' || role === 'assistant',
    content: isText,
    createdAt: (date) => isText(date) && !Number.isNaN(Date.parse(date)),
    parts: isListOf(isPart),
    annotations: isMaybe(Array.isArray),
    toolInvocations: isMaybe(isListOf(isInvocation)),
    finish: isMaybe((finish) => has(finish, { finishReason: isText, usage: isMaybe(isUsage) })),
  })
}

function isPart(value: unknown): boolean {
  if (!isObject(value) || !isText(value['type'])) return false
  const shape = Object.hasOwn(PARTS, value['type']) ? PARTS[value['type']] : undefined
  return shape !== undefined && has(value, shape)
}

function isDetail(value: unknown): boolean {
  return (
    has(value, { type: (type) => type === 'text', text: isText, signature: isMaybe(isText) }) ||
    has(value, { type: (type) => type === 'redacted', data: isText })
  )
}

function isInvocation(value: unknown): boolean {
  return has(value, {
    toolCallId: isText,
    toolName: isText,
    step: isNumber,
    state: (state) => state === 'result',
    result: (result) => result !== undefined,
  })
}

function isSource(value: unknown): boolean {
  return has(value, {
    sourceType: isText,
    id: isText,
    url: isText,
    title: isMaybe(isText),
    providerMetadata: isMaybe(isObject),
  })
}

function isUsage(value: unknown): boolean {
  return has(value, { promptTokens: isNumber, completionTokens: isNumber, totalTokens: isNumber })
}

function has(value: unknown, shape: Shape): boolean {
  return isObject(value) && Object.entries(shape).every(([name, isRight]) => isRight(value[name]))
}

function isListOf<Item>(
  isItem: ((value: unknown) => value is Item) | ((value: unknown) => boolean),
) {
  return (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every((one) => isItem(one))
}

function isMaybe(isRight: (value: unknown) => boolean) {
  return (value: unknown): boolean => value === undefined || isRight(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isNumber(value: unknown): boolean {
  return Number.isFinite(value)
}
