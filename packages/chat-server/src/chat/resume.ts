import { CHAT_HEADER } from '@docent/protocol/api'
import type { Limits } from '@docent/content'
import type { LiveReplies } from '../replies/types.ts'
import type { ChatTokenSigner } from '../requests/chatToken.ts'
import { Refusal } from '../requests/refusal.ts'
import { EVENTS, chooseForm } from './replyForm.ts'
import type { ReplyForm } from './replyForm.ts'
import { streamReply } from './streamReply.ts'

export interface ResumeTools {
  readonly replies: Pick<LiveReplies, 'latest'>
  readonly tokens: ChatTokenSigner
  readonly limits: Pick<Limits, 'heartbeatMs'>
}

/**
 * Answers a client that resumes a reply: the newest answer of the conversation, from its first line,
 * while it is running or kept. Without one, and without the token, the response is empty: a 200 for
 * version 4 of the AI SDK and a 204 since version 5, which these clients accept silently.
 */
export function resume(tools: ResumeTools, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  if (!searchParams.get('chatId')) throw new Refusal(400, 'The request has no chatId.')
  return goOn(tools, request, chooseForm(request.headers.get('accept')))
}

/** The same at `/CHAT/stream`, where today's SDK looks. */
export function resumeToday(tools: ResumeTools, request: Request): Promise<Response> {
  if (request.method !== 'GET') {
    throw new Refusal(405, 'Use GET to resume answers.', { allow: 'GET' })
  }
  return goOn(tools, request, EVENTS)
}

async function goOn(
  { replies, tokens, limits }: ResumeTools,
  request: Request,
  form: ReplyForm,
): Promise<Response> {
  const conversationId = await tokens.read(request.headers.get(CHAT_HEADER))
  const reply = conversationId === undefined ? undefined : await replies.latest(conversationId)
  if (!reply) return nothing(form)
  return new Response(streamReply(reply, limits.heartbeatMs, form), { headers: form.headers })
}

function nothing(form: ReplyForm): Response {
  if (form !== EVENTS) return new Response('', { headers: form.headers })
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
