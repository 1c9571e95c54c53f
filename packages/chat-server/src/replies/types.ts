/** The reason of an abort by which readers learn that the server goes, and that they may ask again. */
export const SHUTDOWN = 'shutdown'

/** The reason of an abort that the visitor asked for. */
export const STOPPED = 'stopped'

/** The answers that are being written, so that a second reader can join one, and anyone stop it. */
export interface LiveReplies {
  /** The answer under way under this key, if there is one. */
  find(key: ReplyKey): LiveReply | undefined
  /** Starts an answer under a key that has none under way. It ends when `write` settles. */
  start(key: ReplyKey, write: (reply: ReplyWriter) => Promise<void>): LiveReply
  /** Ends every answer of a conversation where it is, with `STOPPED` as the reason. */
  stop(conversationId: string): void
  /** How many are under way. */
  readonly size: number
  /** Stops all with `SHUTDOWN` as the reason; resolves when each is stored as far as it came. */
  stopAll(): Promise<void>
}

export interface ReplyKey {
  readonly conversationId: string
  /** The question's key within the conversation. */
  readonly question: string
}

export interface LiveReply {
  /** Reads from the first line on, whenever one comes. */
  read(): ReplyReader
}

export interface ReplyReader {
  /** What has come since the last call, or will come next; undefined at the end. */
  next(): Promise<string | undefined>
  /** Has to be called by a reader that goes before the end, and may be called by any. */
  leave(): void
}

export interface ReplyWriter {
  write(line: string): void
  /** Aborted when the answer is stopped, or its last reader has been gone for a while. */
  readonly signal: AbortSignal
}
