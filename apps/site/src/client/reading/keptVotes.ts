// A visitor's votes for pages are stored only in their browser: a vote that is shown as pressed, and a
// random ballot, which tells the server which vote to change.

import { BALLOT_PATTERN } from '@docent/protocol/api'
import type { Vote } from '@docent/protocol/api'

const STORE = 'docent:helpful'
const MOST_KEPT = 200

export interface KeptVote {
  readonly vote: Vote
  readonly ballot: string
}

/** Votes that a full or forbidden storage could not keep: they last until the next load. */
let unkept: Readonly<Record<string, KeptVote>> | undefined

/** A visitor's vote on a page; undefined without one, or once it is withdrawn. */
export function readVote(page: string): KeptVote | undefined {
  return readAll()[page]
}

/** Remembers a visitor's vote on a page; undefined forgets it. */
export function keepVote(page: string, kept: KeptVote | undefined): void {
  const { [page]: _, ...others } = readAll()
  const all = [...Object.entries(others), ...(kept ? [[page, kept] as const] : [])]
  unkept = Object.fromEntries(all.slice(-MOST_KEPT))
  try {
    localStorage.setItem(STORE, JSON.stringify(unkept))
    unkept = undefined
  } catch {
    // Otherwise a second press would be another vote, and not take the first one back.
  }
}

/** Storage is untrusted: any script may have written it. */
function readAll(): Readonly<Record<string, KeptVote>> {
  if (unkept) return unkept
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}')
    const entries = Object.entries(kept ?? {}) as [string, unknown][]
    return Object.fromEntries(
      entries.filter((one): one is [string, KeptVote] => isKeptVote(one[1])),
    )
  } catch {
    return {}
  }
}

// `isVote` and `isBallot` of the protocol are in the file of the chat, which would load with them. Only
// constants of the protocol are copied into this file.
const VOTES = { up: true, down: true } satisfies Record<Vote, true>
const BALLOT = new RegExp(BALLOT_PATTERN)

function isKeptVote(value: unknown): value is KeptVote {
  const { vote, ballot } = Object(value) as { [Key in keyof KeptVote]?: unknown }
  if (typeof vote !== 'string' || typeof ballot !== 'string') return false
  return Object.hasOwn(VOTES, vote) && BALLOT.test(ballot)
}
