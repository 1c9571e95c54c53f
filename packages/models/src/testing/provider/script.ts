/** A scripted provider's behaviour for one call. */
export type ScriptedReply = StreamedReply | RefusedCall | { readonly fault: SilentFault }

/** An answer: the reasoning, the text and the calls of tools, in this order; then the fault, if any. */
export interface StreamedReply {
  /** The text, in the pieces that it arrives in. None is an answer without a word. */
  readonly pieces: readonly string[]
  readonly reasoning?: ScriptedReasoning
  readonly toolCalls?: readonly ScriptedToolCall[]
  readonly usage?: ScriptedUsage
  /** `tool-calls` if there are some, otherwise `stop`, unless it is said here. */
  readonly finishReason?: 'stop' | 'length' | 'content-filter'
  /** The pause before each event of the stream, in milliseconds. @default 0 */
  readonly pieceMs?: number
  /** Cuts the body into chunks of this many bytes, also inside characters, lines and events. */
  readonly chunkBytes?: number
  /** The failure, in place of the end. */
  readonly fault?: StreamFault
}

/**
 * `cut`: the connection breaks. `bad json`: an event is not JSON, and the end follows. `error
 * event`: the provider says that it failed, with the body of HTTP errors in an event. `hang`:
 * nothing comes any more. `no end`: the body ends with the last piece. `endless`: the last piece
 * comes again and again, until the client goes. `endless line`: the next line has no end.
 */
type StreamFault =
  | 'cut'
  | 'bad json'
  | 'error event'
  | 'hang'
  | 'no end'
  | 'endless'
  | 'endless line'

/** The failure before the first event of a stream. */
export type SilentFault = 'reset' | 'hang before headers' | 'hang after headers' | 'empty body'

/** An HTTP error, its body in the form of the wire that was spoken. */
export interface RefusedCall {
  readonly status: number
  /** In seconds, or as an HTTP date. */
  readonly retryAfter?: number | string
  readonly message?: string
}

interface ScriptedReasoning {
  readonly pieces: readonly string[]
  /** Of wires that sign what the model thought. */
  readonly signature?: string
  /** Thoughts that the client is not to read, if a wire has them. */
  readonly redacted?: string
}

interface ScriptedToolCall {
  readonly id: string
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

interface ScriptedUsage {
  readonly promptTokens: number
  readonly completionTokens: number
  /** Of the completion's. */
  readonly reasoningTokens?: number
  /** Of the prompt's. */
  readonly cachedTokens?: number
}

export const SCRIPTED_FAILURE = 'The scripted provider fails here.'
