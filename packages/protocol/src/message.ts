import type { JSONObject, JSONValue } from './json.ts'

export interface ChatMessage {
  /** Random, created by the author of the message. An answer takes the id of its `start_step` line. */
  readonly id: string
  readonly role: 'user' | 'assistant'
  /** All text of all parts, in order. */
  readonly content: string
  readonly createdAt: Date
  readonly parts: readonly MessagePart[]
  readonly annotations?: readonly JSONValue[]
  readonly toolInvocations?: readonly ToolInvocation[]
  readonly experimental_attachments?: readonly Attachment[]
  /** How the answer ended; absent while it is written, and if its end never came. */
  readonly finish?: FinishInfo
}

export type MessagePart =
  | TextPart
  | ReasoningPart
  | ToolInvocationPart
  | SourcePart
  | FilePart
  | StepStartPart

export interface TextPart {
  readonly type: 'text'
  readonly text: string
}

export interface ReasoningPart {
  readonly type: 'reasoning'
  /** The readable text of all details. */
  readonly reasoning: string
  readonly details: readonly ReasoningDetail[]
}

export type ReasoningDetail =
  | { readonly type: 'text'; readonly text: string; readonly signature?: string }
  | { readonly type: 'redacted'; readonly data: string }

export interface ToolInvocationPart {
  readonly type: 'tool-invocation'
  readonly toolInvocation: ToolInvocation
}

/** A tool that the model uses: it announces the call, makes it, and is given the result. */
export interface ToolInvocation {
  readonly toolCallId: string
  readonly toolName: string
  /** The step of the reply that called it, from 0. */
  readonly step: number
  readonly state: 'partial-call' | 'call' | 'result'
  /** While partial, as much of the arguments as can be read; undefined before there is any. */
  readonly args: JSONValue | undefined
  /** In state `result` only. */
  readonly result?: JSONValue
}

export interface SourcePart {
  readonly type: 'source'
  readonly source: Source
}

/** Where a statement comes from. Fields that a server left out are empty. */
export interface Source {
  readonly sourceType: string
  readonly id: string
  readonly url: string
  readonly title?: string
  readonly providerMetadata?: JSONObject
}

export interface FilePart {
  readonly type: 'file'
  readonly mimeType: string
  /** In base64. */
  readonly data: string
}

export interface StepStartPart {
  readonly type: 'step-start'
}

export interface Attachment {
  readonly name?: string
  readonly contentType?: string
  readonly url: string
}

export interface FinishInfo {
  /** `stop`, `length`, `content-filter`, `tool-calls`, `error`, `other`, `unknown`, or a server's own. */
  readonly finishReason: string
  readonly usage?: TokenUsage
}

/** A count is NaN if it is unknown. */
export interface TokenUsage {
  readonly promptTokens: number
  readonly completionTokens: number
  readonly totalTokens: number
  /** Known to the server that pays; never sent to a visitor. */
  readonly cost?: TokenCost
}

export interface TokenCost {
  readonly promptCost: number
  readonly completionCost: number
  readonly totalCost: number
  /** ISO 4217: `USD`. */
  readonly currency: string
}
