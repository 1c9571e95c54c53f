import { countText, fillText } from '@docent/texts'
import type { ServerTexts } from '@docent/texts'
import type { Bucket, Counters } from '../counters/types.ts'
import type { Limits } from '@docent/content'
import type { Log } from '@docent/answers'
import type { ReadAddress } from './address.ts'
import type { Handler } from '../chat/chat.ts'
import { ENGLISH, toFailure } from './failure.ts'
import { Refusal } from './refusal.ts'
import type { RefusalSentence } from './refusal.ts'
import { SESSION_HEADER } from '@docent/protocol/api'
import { createSessionId } from './sessionToken.ts'
import type { SessionTokens } from './sessionToken.ts'

type RateNames =
  | 'sessionPerMinute'
  | 'sessionPerHour'
  | 'sessionPerDay'
  | 'addressBurst'
  | 'addressPerMinute'
  | 'addressPerHour'

export interface RateOptions {
  /** The name of a count, such as `chat`: calls with the same name share their rates. */
  name: string
  /** Calls by this method count; others pass. */
  method: 'GET' | 'POST' | 'DELETE'
  /** By how much the numbers are larger than those of questions. @default 1 */
  times?: number
  counters: Pick<Counters, 'take'>
  sessions: SessionTokens
  readAddress: ReadAddress
  limits: Pick<Limits, RateNames>
  log: Log
  /** In the language of the site, asked for with each refusal. @default English */
  texts?: () => ServerTexts
}

/**
 * Lets a call pass as often as the limits say, by session and by address, and answers the others with
 * 429. Nothing of a body is read before. A client without a session gets one.
 *
 * The handler is told the address that counts, and the session.
 */
export function limitRates(handler: Handler, options: RateOptions): Handler {
  const { method, counters, sessions, readAddress, log, texts = () => ENGLISH } = options
  return async (request, from) => {
    if (request.method !== method) return handler(request, from)
    try {
      const session = await sessions.read(request.headers.get(SESSION_HEADER))
      const address = readAddress(request.headers, from.address)
      const waitMs = await counters.take(listBuckets(options, address, session))
      if (waitMs > 0) throw refuse(waitMs)

      const response = await handler(request, {
        address,
        ...(session !== undefined && { session }),
      })
      if (session === undefined) {
        response.headers.set(SESSION_HEADER, await sessions.write(createSessionId()))
      }
      return response
    } catch (error) {
      return toFailure(error, log, texts())
    }
  }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

function listBuckets(
  { name, times = 1, limits }: RateOptions,
  address: string,
  session: string | undefined,
): Bucket[] {
  const bucket = (whose: string, everyMs: number, per: number, burst = per): Bucket => ({
    name: `${name} ${whose} ${everyMs / MINUTE_MS}`,
    cost: 1,
    burst: burst * times,
    per: per * times,
    everyMs,
  })
  const ofAddress = [
    bucket(address, MINUTE_MS, limits.addressPerMinute, limits.addressBurst),
    bucket(address, HOUR_MS, limits.addressPerHour),
  ]
  if (session === undefined) return ofAddress
  const whose = `session ${session}`
  return [
    ...ofAddress,
    bucket(whose, MINUTE_MS, limits.sessionPerMinute),
    bucket(whose, HOUR_MS, limits.sessionPerHour),
    bucket(whose, DAY_MS, limits.sessionPerDay),
  ]
}

function refuse(waitMs: number): Refusal {
  const seconds = Math.ceil(waitMs / 1000)
  const say: RefusalSentence = (texts) =>
    fillText(texts.tooOften, { time: sayTime(seconds, texts) })
  return new Refusal(429, say, { 'retry-after': String(seconds) })
}

/** "1 second", "40 seconds", "2 minutes": rounded up, so that a client that waits as long gets in. */
function sayTime(seconds: number, texts: ServerTexts): string {
  if (seconds < 60) return countText(texts, texts.seconds, seconds)
  if (seconds < 3600) return countText(texts, texts.minutes, Math.ceil(seconds / 60))
  return countText(texts, texts.hours, Math.ceil(seconds / 3600))
}
