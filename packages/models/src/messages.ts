import type { JSONObject, JSONValue } from '@docent/protocol'
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
        // Providers take no less than an object.
        input: readInput(input) ?? {},
      })),
    ],
  }
}

/** A call's arguments; nothing where they are no JSON, or neither an object nor a list. */
export function readInput(input: string): JSONObject | JSONValue[] | null {
  try {
    const value: unknown = JSON.parse(input)
    return typeof value === 'object' ? (value as ReturnType<typeof readInput>) : null
  } catch {
    // A model's own words: it is told that they are wrong.
    return null
  }
}
