import { Refusal } from '../requests/refusal.ts'
import { EVENTS, chooseForm } from './replyForm.ts'

/**
 * Answers who asks for a reply to go on with, where the first protocol looks for it.
 *
 * Nothing is kept to be resumed. What a client takes quietly is an empty 200 in version 4 of the AI
 * SDK, and since its version 5 a 204.
 */
export function resume(request: Request): Response {
  const { searchParams } = new URL(request.url)
  if (!searchParams.get('chatId')) throw new Refusal(400, 'The request has no chatId.')
  const form = chooseForm(request.headers.get('accept'))
  return form === EVENTS ? nothing() : new Response('', { headers: form.headers })
}

/** The same at `/CHAT/stream`, where today's SDK looks. */
export function resumeToday({ method }: Request): Response {
  if (method !== 'GET') throw new Refusal(405, 'Use GET to resume answers.', { allow: 'GET' })
  return nothing()
}

function nothing(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
