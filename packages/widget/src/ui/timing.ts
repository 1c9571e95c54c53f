/** How long a Copy button says that it has copied. */
export const COPIED_MS = 2000

/** When the panel says that a reply that has not begun is still on its way. */
export const STILL_WORKING_MS = 8000

/** When the panel offers another answer, if nothing is visible yet. */
export const OFFERED_MS = 12_000

/** How long the panel takes to close: as long as its transition in panel.css. */
export const EXIT_MS = 140

/** A screen reader announces a slow reply, not every question. */
export const THINKING_SAID_MS = 1000

/** Readers drop what is said while the focus moves. */
export const SAY_AFTER_MS = 250

/** From this share of the longest message on, the counter warns; at these it is also said aloud. */
export const NEAR_LIMIT = 0.9
export const SAID_SHARES: readonly number[] = [NEAR_LIMIT, 0.975, 1]

/** An answer up to this length is read aloud whole. */
export const SAID_WHOLE = 500

/** Sentence by sentence: how much is said at once at least, and how far apart. */
export const SAID_AT_ONCE = 40
export const SAID_APART_MS = 1500

/** How much of an answer is read for its announcement; the words of the rest are only counted. */
export const SAID_FROM = 16_000

/** Sources that are shown: a mark in the text has three digits at most. */
export const MAX_SOURCES = 999

/** Within this distance of its end the list is followed again. */
export const FOLLOW_WITHIN_PX = 32

/** Windows in which the panel fills the screen, and holds the focus. */
export const FULL_SCREEN = '(max-width: 640px), (max-height: 420px)'
