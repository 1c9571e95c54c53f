import { createReplyLines } from './replyLines.ts'
import type { ReplyLines } from './replyLines.ts'
import { SHUTDOWN, STOPPED } from './types.ts'
import type { LiveReplies, LiveReply, ReplyKey, ReplyLimits } from './types.ts'

interface OpenReply {
  readonly conversationId: string
  readonly lines: ReplyLines
  readonly ended: Promise<void>
}

interface KeptReply {
  readonly reply: LiveReply
  /** Its size once it has ended. */
  length: number
  forgetting?: ReturnType<typeof setTimeout>
}

/** How much text of ended answers is kept, in UTF-16 units. Beyond that the oldest are dropped. */
const MOST_KEPT = 32 * 1024 * 1024

export interface MemoryReplies extends LiveReplies {
  /** Ends one answer where it is. */
  abort(key: ReplyKey, reason: string): void
}

/** Keeps the answers under way, and those that have just ended, in this process. */
export function createMemoryReplies(limits: ReplyLimits): MemoryReplies {
  const byKey = new Map<string, OpenReply>()
  const kept = new Map<string, KeptReply>()
  let keptLength = 0

  function keep(conversationId: string, lines: ReplyLines): KeptReply {
    drop(conversationId)
    const reply: KeptReply = { reply: lines.reply, length: 0 }
    kept.set(conversationId, reply)
    return reply
  }

  function drop(conversationId: string): void {
    const reply = kept.get(conversationId)
    clearTimeout(reply?.forgetting)
    keptLength -= reply?.length ?? 0
    kept.delete(conversationId)
  }

  /** An answer stays for a while, unless it is too long or the conversation has a newer one. */
  function forgetLater(conversationId: string, reply: KeptReply, lines: ReplyLines): void {
    if (kept.get(conversationId) !== reply) return
    if (lines.length > limits.replayBytes) return drop(conversationId)
    reply.length = lines.length
    keptLength += lines.length
    reply.forgetting = setTimeout(() => drop(conversationId), limits.replayMs)
    reply.forgetting.unref()
    for (const [oldest, { length }] of kept) {
      if (keptLength <= MOST_KEPT) return
      if (length > 0) drop(oldest)
    }
  }

  function stopWhere(isMeant: (open: OpenReply) => boolean, reason: string): Promise<void>[] {
    const open = [...byKey.values()].filter(isMeant)
    for (const { lines } of open) lines.stop(reason)
    return open.map(({ ended }) => ended)
  }

  const ofConversation = (id: string) => (open: OpenReply) => open.conversationId === id

  return {
    get size() {
      return byKey.size
    },
    find: (key) => byKey.get(nameReply(key))?.lines.reply,
    // No other node knows of these answers.
    claim: async () => undefined,
    giveUp: () => undefined,
    start(key, write, { isResumable = false } = {}) {
      const { conversationId } = key
      const lines = createReplyLines(isResumable ? limits.resumeMs : limits.leaveMs)
      const ended = write(lines.writer).finally(() => {
        byKey.delete(nameReply(key))
        lines.end()
        if (isResumable) forgetLater(conversationId, reply, lines)
        else if (kept.get(conversationId) === reply) drop(conversationId)
      })
      // The writer reports its own errors; here one only ends the reply.
      ended.catch(() => undefined)
      byKey.set(nameReply(key), { conversationId, lines, ended })
      const reply = keep(conversationId, lines)
      return lines.reply
    },
    abort: (key, reason) => byKey.get(nameReply(key))?.lines.stop(reason),
    latest: async (conversationId) => kept.get(conversationId)?.reply,
    async stop(conversationId) {
      stopWhere(ofConversation(conversationId), STOPPED)
    },
    async forget(conversationId) {
      stopWhere(ofConversation(conversationId), STOPPED)
      drop(conversationId)
    },
    async stopAll() {
      await Promise.allSettled(stopWhere(() => true, SHUTDOWN))
    },
    async close() {
      for (const conversationId of kept.keys()) drop(conversationId)
    },
  }
}

/** The name of a reply in a store. Conversation ids have no space in them. */
export function nameReply({ conversationId, question }: ReplyKey): string {
  return `${conversationId} ${question}`
}
