/** The reason of an abort by which readers learn that the server goes, and that they may ask again. */
export const SHUTDOWN = 'shutdown'

/** The reason of an abort that the visitor asked for. */
export const STOPPED = 'stopped'

/** The reason of an abort of an answer that another node has begun again. */
export const SUPERSEDED = 'superseded'

/** The answers that are being written, so that a second reader can join one, and anyone stop it. */
export interface LiveReplies {
  /** The answer that this node is writing under this key. */
  find(key: ReplyKey): LiveReply | undefined
  /**
   * Takes a key for this node, which has to call `start` or `giveUp` next. Where another node is
   * writing the answer, it resolves with that answer instead.
   */
  claim(key: ReplyKey): Promise<LiveReply | undefined>
  /** Gives a claimed key back, if no answer could be started. */
  giveUp(key: ReplyKey): void
  /** Starts an answer under a key that has no running one. It ends when `write` settles. */
  start(
    key: ReplyKey,
    write: (reply: ReplyWriter) => Promise<void>,
    options?: ResumableOptions,
  ): LiveReply
  /** The newest answer of a conversation, from its first line: under way, or just ended. */
  latest(conversationId: string): Promise<LiveReply | undefined>
  /** Ends every answer of a conversation, on any node, with `STOPPED` as the reason. */
  stop(conversationId: string): Promise<void>
  /** Ends the answers of a conversation as `stop` does, and forgets those that are kept for readers. */
  forget(conversationId: string): Promise<void>
  /** How many are under way on this node. */
  readonly size: number
  /** Stops all of this node with `SHUTDOWN` as the reason; resolves when each is stored as it is. */
  stopAll(): Promise<void>
  /** Closes the store of the replies. */
  close(): Promise<void>
}

export interface ResumableOptions {
  /** Whether its reader may come back for it, so that it goes on for longer without one. */
  readonly isResumable?: boolean
}

/** How long and how much of answers is kept for readers that come late. */
export interface ReplyLimits {
  /** How long an answer continues once nobody reads it. */
  readonly leaveMs: number
  /** The same for an answer that its reader may come back for. */
  readonly resumeMs: number
  /** How long an answer is kept after its end. */
  readonly replayMs: number
  /** A longer answer is not kept. */
  readonly replayBytes: number
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
  /** The lines since the last call, or the next ones; undefined at the end. */
  next(): Promise<string | undefined>
  /** Has to be called by a reader that goes before the end, and may be called by any. */
  leave(): void
}

export interface ReplyWriter {
  write(line: string): void
  /** Aborted when the answer is stopped, or its last reader has been gone for a while. */
  readonly signal: AbortSignal
}
