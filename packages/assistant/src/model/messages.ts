import type { LanguageModelV4Message } from '@ai-sdk/provider'
import type { Step } from './step.ts'

/** A step that called tools, as its model is told of it again. */
export function toAssistantMessage({ text, toolCalls }: Step): LanguageModelV4Message {
  return {
    role: 'assistant',
    content: [
      ...(text === '' ? [] : [{ type: 'text' as const, text }]),
      ...toolCalls.map(({ toolCallId, toolName, input }) => ({
        type: 'tool-call' as const,
        toolCallId,
        toolName,
        input: toObject(input),
      })),
    ],
  }
}

/** A call's arguments as they go back to its provider, which takes objects only. */
function toObject(input: string): object {
  try {
    const value: unknown = JSON.parse(input)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
