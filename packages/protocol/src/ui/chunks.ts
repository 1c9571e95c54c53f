import type { JSONObject, JSONValue } from '../json.ts'

/**
 * One event of the UI message stream v1, which the AI SDK speaks from its version 5 on. Only the kinds
 * that our parts become are here.
 */
export type UiChunk =
  | { type: 'start'; messageId?: string }
  | { type: 'start-step' }
  | { type: 'text-start' | 'text-end' | 'reasoning-start'; id: string; providerMetadata?: Provided }
  | { type: 'text-delta' | 'reasoning-delta'; id: string; delta: string }
  | { type: 'reasoning-end'; id: string; providerMetadata?: Provided }
  | {
      type: 'source-url'
      sourceId: string
      url: string
      title?: string
      providerMetadata?: Provided
    }
  | { type: 'file'; mediaType: string; url: string }
  | { type: 'tool-input-start'; toolCallId: string; toolName: string }
  | { type: 'tool-input-delta'; toolCallId: string; inputTextDelta: string }
  | { type: 'tool-input-available'; toolCallId: string; toolName: string; input: JSONValue }
  | { type: 'tool-output-available'; toolCallId: string; output: JSONValue }
  | { type: `data-${string}`; data: JSONValue; transient: true }
  | { type: 'message-metadata'; messageMetadata: JSONObject }
  | { type: 'finish-step' }
  | { type: 'finish'; finishReason: UiFinishReason; messageMetadata?: JSONObject }
  | { type: 'abort' }
  | { type: 'error'; errorText: string }

export type UiFinishReason = 'stop' | 'length' | 'content-filter' | 'tool-calls' | 'error' | 'other'

/** Metadata by the name of its provider. */
export type Provided = Record<string, JSONObject>
