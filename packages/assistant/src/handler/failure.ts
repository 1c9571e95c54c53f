import { ChatRequestError } from '@docent/protocol'
import type { Log } from '../log.ts'
import { Refusal } from './refusal.ts'

/** What a visitor reads when something of ours broke: the log has the rest. */
export const SERVER_FAILED = 'The assistant cannot answer just now. Please try again.'

/** What a visitor reads when the server goes while it is answering. */
export const SERVER_LEAVES = 'The assistant is being restarted. Please try again.'

/** The one place where errors become answers. What is not meant for a visitor goes to the log. */
export function toFailure(error: unknown, log: Log): Response {
  if (error instanceof Refusal) return plain(error.status, error.message, error.headers)
  if (error instanceof ChatRequestError) return plain(400, error.message)

  log.error('request failed', error)
  return plain(500, SERVER_FAILED)
}

function plain(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(sentence, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}
