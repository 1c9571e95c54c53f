import { isObject } from '@docent/protocol'
import { isVote } from '@docent/protocol/api'
import type { FeedbackReason, Vote } from '@docent/protocol/api'
import { attempt, createStore } from '@docent/chat'
import type { ReadableStore } from '@docent/chat'

export interface OwnRating {
  /** `none` withdraws an earlier vote. */
  readonly vote: Vote | 'none'
  readonly reasons?: readonly FeedbackReason[]
  readonly note?: string
}

/** How feedback leaves the page: rejects if it was not kept. */
export type TellVote = (rating: OwnRating & { readonly messageId: string }) => Promise<void>

/** The visitor's votes on the answers. */
export interface Rater {
  /** By message id. An id may be `constructor`: see `voteOf`. */
  readonly votes: ReadableStore<Votes>
  /** Shows the vote at once, and takes it back if it could not be kept. Says whether it was. */
  rate(messageId: string, rating: OwnRating): Promise<boolean>
}

type Votes = ReadonlyMap<string, Vote>

export interface RaterOptions {
  readonly tell: TellVote
  /** The longest note that the endpoint takes, in UTF-16 units. @default 1000 */
  readonly noteLength?: number | undefined
  /** The storage of the votes, which they keep as long as the conversation, and their name there. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  readonly key: string
}

const raters = new WeakMap<RaterOptions, Rater>()

/** The one rater of a chat, for all of its answers. */
export function raterOf(options: RaterOptions): Rater {
  const rater = raters.get(options) ?? createRater(options)
  raters.set(options, rater)
  return rater
}

/** More answers than a conversation that is kept can hold. */
const MAX_VOTES = 200

export function createRater({ tell, storage, key }: RaterOptions): Rater {
  const votes = createStore<Votes>(readVotes(attempt(() => storage?.getItem(key))))

  function show(messageId: string, vote: Vote | 'none' | undefined): void {
    const next = new Map(votes.get())
    next.delete(messageId)
    if (isVote(vote)) next.set(messageId, vote)
    votes.set(next)
    const kept = [...next].slice(-MAX_VOTES)
    attempt(() => storage?.setItem(key, JSON.stringify(Object.fromEntries(kept))))
  }

  return {
    votes,
    async rate(messageId, rating) {
      const before = votes.get().get(messageId)
      show(messageId, rating.vote)
      try {
        await tell({ messageId, ...rating })
        return true
      } catch {
        // The owner of the site sees it at the server; the return value tells the visitor.
        if (votes.get().get(messageId) === (rating.vote === 'none' ? undefined : rating.vote)) {
          show(messageId, before)
        }
        return false
      }
    },
  }
}

/** Another script of the site may have written it. */
function readVotes(text: string | null | undefined): Votes {
  const value = attempt(() => JSON.parse(text ?? '') as unknown)
  if (!isObject(value)) return new Map()
  const entries = Object.entries(value).slice(-MAX_VOTES)
  return new Map(
    entries.flatMap(([id, vote]): [string, Vote][] => (isVote(vote) ? [[id, vote]] : [])),
  )
}
