import { ChatRequestError } from '@docent/protocol'
import type { ServerTexts } from '@docent/texts'
import { SERVERS } from '@docent/texts/servers'
import type { Log } from '@docent/answers'
import { CutOff, Refusal } from './refusal.ts'

/** The language of requests without one is English. */
export const ENGLISH: ServerTexts = SERVERS.en

/** The one place where errors become responses. Details that are not for visitors go to the log. */
export function toFailure(error: unknown, log: Log, texts: ServerTexts = ENGLISH): Response {
  if (error instanceof CutOff) log.info('request cut off', { bytes: error.bytes })
  if (error instanceof Refusal) return plain(error.status, error.say(texts), error.headers)
  if (error instanceof ChatRequestError) return plain(400, error.message)

  log.error('request failed', error)
  return plain(500, texts.failed)
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
