import { isObject } from '@docent/protocol'
import type { Conversations, PageRating } from '../conversations/types.ts'
import { digest, isBallot, isVote } from '@docent/protocol/api'
import type { Limits } from '@docent/content'
import type { Log } from '@docent/answers'
import type { Handler } from '../chat/chat.ts'
import { toFailure } from '../requests/failure.ts'
import { readJson } from '../requests/readJson.ts'
import { Refusal } from '../requests/refusal.ts'

export interface PageFeedbackHandlerOptions {
  conversations: Pick<Conversations, 'ratePage'>
  /** Whether the site has a page at a route: nothing else is counted. */
  isPage: (route: string) => boolean
  limits: Pick<Limits, 'bodyBytes' | 'jsonDepth'>
  log: Log
  /** In milliseconds since 1970. @default Date.now */
  now?: () => number
}

/**
 * Answers `POST /api/page-feedback`: `{page, ballot, vote}`. A vote of `none` takes an earlier
 * one back. A ballot is random and stays in the visitor's browser: a client that has it may change the
 * vote. A session has one vote for a page, whatever its ballots. Never rejects.
 */
export function createPageFeedbackHandler(options: PageFeedbackHandlerOptions): Handler {
  const { conversations, isPage, limits, log, now = Date.now } = options
  return async (request, { session }) => {
    try {
      if (request.method !== 'POST') {
        throw new Refusal(405, 'Use POST to send feedback.', { allow: 'POST' })
      }
      const rating = readRating(await readJson(request, limits), now())
      if (!isPage(rating.page)) throw new Refusal(404, 'This page does not exist.')
      await conversations.ratePage({
        ...rating,
        // With the page, so that nobody can see that one visitor voted on several pages.
        ...(session !== undefined && { session: await digest(`${session} ${rating.page}`) }),
      })
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      return toFailure(error, log)
    }
  }
}

function readRating(body: unknown, givenAt: number): PageRating {
  if (!isObject(body)) throw new Refusal(400, 'The feedback is not a JSON object.')
  const { page, ballot, vote } = body
  if (typeof page !== 'string') throw new Refusal(400, 'The feedback has no page.')
  if (!isBallot(ballot)) {
    throw new Refusal(
      400,
      'The ballot of the feedback must be 8 to 64 letters, digits, hyphens or underscores.',
    )
  }
  if (vote === 'none') return { page, ballot, givenAt }
  if (isVote(vote)) return { page, ballot, vote, givenAt }
  throw new Refusal(400, 'The vote of the feedback must be up, down or none.')
}
