import type { LanguageModelV4Message } from '@ai-sdk/provider'
import type { Step } from './step.ts'
import { readToolInput } from './toolInput.ts'

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
        input: readToolInput(input) ?? {},
      })),
    ],
  }
}
