import type { ChatMessage, JSONValue, ToolInvocation } from '@docent/protocol'
import { cutOf, isVisible } from './state.ts'
import type { ChatState } from './state.ts'

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
 * Whether the last answer can continue: its last step has called tools, and all of them have their results.
 * A stopped or failed one does not continue by itself: somebody wanted it to end.
 */
export function canContinue(state: ChatState, maxSteps: number): boolean {
  const last = state.messages.at(-1)
  if (state.status !== 'ready' || last?.role !== 'assistant' || cutOf(state, last.id)) return false
  const lastStep = last.parts.findLastIndex(({ type }) => type === 'step-start')
  const calls = last.parts.slice(lastStep + 1).filter((part) => part.type === 'tool-invocation')
  const haveResults = calls.every(({ toolInvocation }) => toolInvocation.state === 'result')
  return calls.length > 0 && haveResults && countSteps(last) < maxSteps
}

/** How many steps of an answer have called tools, or come before one that has. */
function countSteps(message: ChatMessage): number {
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
