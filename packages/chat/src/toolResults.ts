import type { ChatMessage, JSONValue, ToolInvocation } from '@docent/protocol'
import { isVisible } from './state.ts'

/** The message with the result of one of its calls, or undefined if no such call awaits one. */
export function addResult(
  message: ChatMessage,
  toolCallId: string,
  result: JSONValue,
): ChatMessage | undefined {
  const call = callsOf(message).find((invocation) => invocation.toolCallId === toolCallId)
  if (call?.state !== 'call') return undefined

  const done: ToolInvocation = { ...call, state: 'result', result }
  return {
    ...message,
    parts: message.parts.map((part) =>
      part.type === 'tool-invocation' && part.toolInvocation.toolCallId === toolCallId
        ? { type: 'tool-invocation', toolInvocation: done }
        : part,
    ),
    toolInvocations: callsOf(message).map((invocation) =>
      invocation.toolCallId === toolCallId ? done : invocation,
    ),
  }
}

/**
 * Whether the assistant can continue: its last step has called tools, and all of them have their results.
 */
export function isReadyToContinue({ role, parts }: ChatMessage): boolean {
  if (role !== 'assistant') return false
  const lastStep = parts.findLastIndex(({ type }) => type === 'step-start')
  const calls = parts.slice(lastStep + 1).filter((part) => part.type === 'tool-invocation')
  return calls.length > 0 && calls.every(({ toolInvocation }) => toolInvocation.state === 'result')
}

/** How many steps of an answer have called tools, or come before one that has. */
export function countSteps(message: ChatMessage): number {
  return Math.max(0, ...callsOf(message).map(({ step }) => step + 1))
}

/**
 * The message without calls that have no result: some servers refuse the whole conversation for one
 * that was stopped in mid-call. Undefined if nothing is left of it.
 */
export function withoutOpenCalls(message: ChatMessage): ChatMessage | undefined {
  if (callsOf(message).every(({ state }) => state === 'result')) return message
  const toolInvocations = callsOf(message).filter(({ state }) => state === 'result')
  if (toolInvocations.length === 0 && !isVisible(message)) return undefined
  return {
    ...message,
    parts: message.parts.filter(
      (part) => part.type !== 'tool-invocation' || part.toolInvocation.state === 'result',
    ),
    toolInvocations,
  }
}

function callsOf({ toolInvocations = [] }: ChatMessage): readonly ToolInvocation[] {
  return toolInvocations
}
