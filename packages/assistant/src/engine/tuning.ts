// The numbers of composition and honesty.

/** How many passages an answer is made from at most, and from how many pages. */
export const MAX_PASSAGES = 5
export const MAX_PAGES = 3

/** A passage that scores this much less than the best says something else. */
export const SCORE_GAP = 1.8
/** So does one that holds less of the question than this share of what the best holds. */
export const COVERAGE_SHARE = 0.6

/** A heading or question of which the visitor said this share asks the same. */
export const SAME_QUESTION = 0.6

/** An answer that is asked for anew goes this far down, and then says that there is no more. */
export const AGAIN_GAP = 3

/** Characters of Markdown: for the whole answer, for the best passage, for each further one. */
export const ANSWER_LENGTH = 1080
export const FIRST_LENGTH = 600
export const FURTHER_LENGTH = 200
/** A list of steps is kept whole where it is no longer than this. */
export const STEPS_LENGTH = 900

/** A unit is left out when it is worth less than this share of the passage's best. */
export const WORTH_SHARE = 0.5

/** The first units of a passage say what it is about: a definition comes before details. */
export const OPENING_BONUS: readonly number[] = [0.25, 0.1]

/** How many passages are looked at for an answer. */
export const SEARCHED = 14

/**
 * Confidence: a logistic model, fitted on answerable and unanswerable questions over six products'
 * documentation, and on the answerable ones with their pages taken away.
 */
export const CONFIDENCE = {
  bias: -2.5,
  passage: 2.75,
  page: 2,
  window: 1.3,
  pairs: 0.75,
  unknown: -7,
}

/** Below the first the site does not say it; below the second it may not be what was meant. */
export const REFUSE_BELOW = 0.28
export const DOUBT_BELOW = 0.33

/** How many links a refusal offers, entries a list shows, and questions follow an answer. */
export const MAX_NEAREST = 3
export const MAX_LISTED = 8
export const MAX_NEWS = 5
export const MAX_FOLLOWUPS = 3

/** A passage that holds less of the question than this is no place to look. */
export const NEAREST_COVERAGE = 0.3

/** Characters that a page is introduced with, when it is asked what it or the site is about. */
export const OPENING_LENGTH = 400

/** Text goes out in pieces of about this many characters, cut between words. */
export const PIECE_LENGTH = 32
