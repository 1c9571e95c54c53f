import { isObject } from '@docent/protocol'
import type { Conversations, AnswerFeedback } from '../conversations/types.ts'
import type { Limits } from '@docent/content'
import type { Log } from '@docent/answers'
import { NO_MASKER, createMasker } from '../masking/createMasker.ts'
import type { Masker } from '../masking/createMasker.ts'
import { CHAT_HEADER, FEEDBACK_REASONS, isFeedbackReason, isVote } from '@docent/protocol/api'
import type { FeedbackReason } from '@docent/protocol/api'
import type { Handler } from '../chat/chat.ts'
import type { ChatTokenSigner } from '../requests/chatToken.ts'
import { toFailure } from '../requests/failure.ts'
import { readJson } from '../requests/readJson.ts'
import { Refusal } from '../requests/refusal.ts'

export interface FeedbackHandlerOptions {
  conversations: Pick<Conversations, 'rate'>
  tokens: ChatTokenSigner
  limits: Pick<Limits, 'bodyBytes' | 'jsonDepth' | 'noteLength'>
  log: Log
  /** Whether personal data is masked in notes. @default never */
  isMasking?: () => boolean
  /** In milliseconds since 1970. @default Date.now */
  now?: () => number
}

/**
 * Answers `POST /api/feedback`: `{chatId, messageId, vote, reasons?, note?}`. A vote of `none`
 * takes an earlier one back. Never rejects.
 */
export function createFeedbackHandler(options: FeedbackHandlerOptions): Handler {
  const { conversations, tokens, limits, log, isMasking = never, now = Date.now } = options
  return async (request) => {
    try {
      if (request.method !== 'POST') {
        throw new Refusal(405, 'Use POST to send feedback.', { allow: 'POST' })
      }
      const { mask } = isMasking() ? createMasker() : NO_MASKER
      const body = await readJson(request, limits)
      const { answerId, ...rest } = readFeedback(body, { ...limits, mask }, now())
      const conversationId = await tokens.read(request.headers.get(CHAT_HEADER))
      const isKept =
        conversationId !== undefined &&
        (await conversations.rate({ conversationId, answerId, ...rest }))
      // The same for another visitor's conversation and for none: only the token opens anything.
      if (!isKept) throw new Refusal(404, 'This conversation has no such answer.')
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      return toFailure(error, log)
    }
  }
}

function never(): boolean {
  return false
}

function readFeedback(
  body: unknown,
  { noteLength, mask }: Pick<Limits, 'noteLength'> & Pick<Masker, 'mask'>,
  givenAt: number,
): { answerId: string; feedback?: AnswerFeedback } {
  if (!isObject(body)) throw new Refusal(400, 'The feedback is not a JSON object.')
  const { messageId, vote, reasons = [], note = '' } = body
  if (typeof messageId !== 'string' || messageId === '') {
    throw new Refusal(400, 'The feedback has no messageId.')
  }
  if (vote === 'none') return { answerId: messageId }
  if (!isVote(vote)) {
    throw new Refusal(400, 'The vote of the feedback must be up, down or none.')
  }
  const feedback = {
    vote,
    reasons: readReasons(reasons),
    note: mask(readNote(note, noteLength)),
    givenAt,
  }
  return { answerId: messageId, feedback }
}

function readReasons(reasons: unknown): FeedbackReason[] {
  if (!Array.isArray(reasons) || !reasons.every(isFeedbackReason)) {
    throw new Refusal(400, `The reasons of the feedback can be: ${FEEDBACK_REASONS.join(', ')}.`)
  }
  return [...new Set(reasons)]
}

function readNote(note: unknown, maxLength: number): string {
  if (typeof note !== 'string') throw new Refusal(400, 'The note of the feedback is not text.')
  if (note.length > maxLength) {
    throw new Refusal(400, `The note is ${note.length} characters long. The limit is ${maxLength}.`)
  }
  return note.toWellFormed().replaceAll('\u0000', '').trim()
}
