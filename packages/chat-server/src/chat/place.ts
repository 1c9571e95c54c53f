import { countText, fillText } from '@docent/texts'
import type { Counters, Room } from '../counters/types.ts'
import type { Limits } from '@docent/content'
import type { Log } from '@docent/answers'
import { Refusal } from '../requests/refusal.ts'
import type { RefusalSentence } from '../requests/refusal.ts'

/** The asker, as far as known. */
export interface Asker {
  address: string
  /** The id of the visitor's session, if the request has our token. */
  session?: string
}

export interface PlaceOptions {
  counters: Pick<Counters, 'enter' | 'leave'>
  limits: Pick<Limits, 'sessionRepliesAtOnce' | 'addressRepliesAtOnce' | 'placeMs'>
  log: Log
}

/** A place among the replies that an asker may have at once. */
export interface ReplyPlace {
  /** Is held until the job has ended, however it ends. */
  during(job: Promise<void>): Promise<void>
  /** Gives the place back, unless a job holds it. */
  release(): void
}

const WAIT_S = 5

const sayTooMany: RefusalSentence = (texts) =>
  fillText(texts.tooManyAtOnce, { time: countText(texts, texts.seconds, WAIT_S) })

/**
 * Takes a place for a reply.
 *
 * @throws {Refusal} if the session or the address has as many under way as it may have.
 */
export async function takePlace(
  { counters, limits, log }: PlaceOptions,
  asker: Asker,
): Promise<ReplyPlace> {
  const lease = await counters.enter(listRooms(asker, limits), limits.placeMs)
  if (!lease) throw new Refusal(503, sayTooMany, { 'retry-after': String(WAIT_S) })

  let isHeld = false
  // Nobody waits for this, and its failure affects nobody: a lost place becomes free by itself.
  const leave = (): void => {
    counters
      .leave(lease)
      .catch((error: unknown) =>
        log.error('the place of an answer could not be released: it becomes free by itself', error),
      )
  }
  return {
    during(job) {
      isHeld = true
      return job.finally(leave)
    },
    release() {
      if (!isHeld) leave()
    },
  }
}

function listRooms({ address, session }: Asker, limits: PlaceOptions['limits']): Room[] {
  const ofAddress = { name: `replies ${address}`, cap: limits.addressRepliesAtOnce }
  if (session === undefined) return [ofAddress]
  return [ofAddress, { name: `replies session ${session}`, cap: limits.sessionRepliesAtOnce }]
}
