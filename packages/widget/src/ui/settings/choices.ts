import { attempt } from '@docent/chat'

/** The visitor's own choices, as their browser remembers them. */
export interface Choices {
  /** The name of an `AnnounceMode`, unless something else has written it. */
  readonly announce: string | null | undefined
  /** Answers are shown once they are complete. */
  readonly isWhole: boolean
}

export const ANNOUNCE_KEY = 'docent:announce'
export const WHOLE_KEY = 'docent:whole'

/** Reads the visitor's choices. Empty if storage is blocked. */
export function readChoices(): Choices {
  return { announce: read(ANNOUNCE_KEY), isWhole: read(WHOLE_KEY) === '1' }
}

function read(key: string): string | null | undefined {
  return attempt(() => localStorage.getItem(key))
}
