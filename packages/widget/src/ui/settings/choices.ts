import { attempt } from '@docent/chat'

/** What a visitor has chosen for themselves, as their browser remembers it. */
export interface Choices {
  /** The name of an `AnnounceMode`, unless something else has written it. */
  readonly announce: string | null | undefined
  /** Answers are shown once they are complete. */
  readonly isWhole: boolean
}

export const ANNOUNCE_KEY = 'docent:announce'
export const WHOLE_KEY = 'docent:whole'

/** Reads the visitor's choices; where storage is blocked there are none. */
export function readChoices(): Choices {
  return { announce: read(ANNOUNCE_KEY), isWhole: read(WHOLE_KEY) === '1' }
}

function read(key: string): string | null | undefined {
  return attempt(() => localStorage.getItem(key))
}
