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
 * Confidence: a logistic model over what the best single section holds of a question. It was fitted on
 * 12,000 pairs of a question and a site, over 60 sites of 10 to 1,200 pages from the documentation of 15
 * products; docs/retrieval.md says how. `size`, and the bias with it, was then set so that one
 * threshold refuses one of twenty answerable questions on sites of every size.
 */
export const CONFIDENCE = {
  bias: -4.76,
  share: 3.83,
  passage: 7.62,
  terms: 6.8,
  tail: -0.69,
  foreign: -1.43,
  other: -4.59,
  name: -5.48,
  size: -3.08,
}

/** Sites of fewer and of more pages count as these. */
export const SITE_PAGES = { few: 10, many: 300 }

/** Below the first the site does not say it; below the second it may not be what was meant. */
export const REFUSE_BELOW = 0.36
export const DOUBT_BELOW = 0.38

/** Of a question that stands on a page as it was asked, which no model need judge. */
export const AUTHORED_CONFIDENCE = 0.99

/** How sure the pages must be to answer what could as well be meant of the assistant itself. */
export const SURE_OF_SITE = 0.7

/** How many entries a list shows. */
export const MAX_LISTED = 8
export const MAX_NEWS = 5

/** A passage that holds less of the question than this is no place to look. */
export const NEAREST_COVERAGE = 0.3

/** Characters that a page is introduced with, when it is asked what it or the site is about. */
export const OPENING_LENGTH = 400

/** Text goes out in pieces of about this many characters, cut between words. */
export const PIECE_LENGTH = 32
