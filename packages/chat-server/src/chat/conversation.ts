import type { Conversations, StoredAnswer, StoredTurn } from '../conversations/types.ts'
import type { Log } from '@docent/answers'
import type { LiveReplies } from '../replies/types.ts'
import { CHAT_HEADER } from '@docent/protocol/api'
import type { Handler } from './chat.ts'
import type { ChatTokenSigner } from '../requests/chatToken.ts'
import { toFailure } from '../requests/failure.ts'
import { Refusal } from '../requests/refusal.ts'

export interface ConversationHandlerOptions {
  conversations: Pick<Conversations, 'read' | 'remove'>
  replies: Pick<LiveReplies, 'forget'>
  tokens: ChatTokenSigner
  log: Log
}

/**
 * Answers `GET` and `DELETE /api/conversation?chatId=`: a visitor's own copy of a conversation, and its
 * deletion. The token says whose it is; the id is a label. Never rejects.
 */
export function createConversationHandler(options: ConversationHandlerOptions): Handler {
  const { conversations, replies, tokens, log } = options
  return async (request) => {
    try {
      if (!new URL(request.url).searchParams.get('chatId')) {
        throw new Refusal(400, 'The request has no chatId.')
      }
      if (request.method !== 'GET' && request.method !== 'DELETE') {
        throw new Refusal(405, 'Use GET to read a conversation and DELETE to delete it.', {
          allow: 'GET, DELETE',
        })
      }
      const id = await tokens.read(request.headers.get(CHAT_HEADER))
      // The same for another visitor's conversation and for none.
      if (id === undefined) throw new Refusal(404, 'This conversation does not exist.')
      if (request.method === 'GET') return copy(await conversations.read(id))

      await replies.forget(id)
      await conversations.remove(id)
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      return toFailure(error, log)
    }
  }
}

function copy(turns: readonly StoredTurn[]): Response {
  if (turns.length === 0) throw new Refusal(404, 'This conversation does not exist.')
  return Response.json(
    { turns: turns.map(describeTurn) },
    { headers: { 'cache-control': 'no-store' } },
  )
}

/** The visitor's part of a turn. The cost and the confidence belong to the owner. */
function describeTurn({ text, page, askedAt, answers }: StoredTurn): object {
  return { question: text, page, askedAt: toDate(askedAt), answers: answers.map(describeAnswer) }
}

function describeAnswer({
  id,
  status,
  content,
  parts,
  finishedAt,
  feedback,
}: StoredAnswer): object {
  return {
    id,
    status,
    content,
    sources: parts.flatMap((part) => (part.type === 'source' ? [part.source] : [])),
    finishedAt: toDate(finishedAt),
    feedback: feedback && { ...feedback, givenAt: toDate(feedback.givenAt) },
  }
}

function toDate(at: number): string {
  return new Date(at).toISOString()
}
