// The numbers of composition and honesty.

/** The weight of a question that an author answers here, most of all in the first unit. */
export const WRITTEN_ANSWER = { section: 2, opening: 2 }

/** Characters of a unit that are judged: the beginning of a page of code is enough. */
export const READ_LENGTH = 1200

/** The exponent of the weights: with it, a share is how often the section really answers. */
export const SHARPNESS = 0.5

/** Below this share of the likelihood, no section is certain enough to answer. */
export const SURE_SECTION = 0.25

/** Below this one, the answer is short, so that a visitor sees at once what else comes close. */
export const CLEAR_SECTION = 0.65

/** Above this one, the others are shown by their headings alone. */
export const CERTAIN_SECTION = 0.9

/** A section that is this much less likely than the answer is not shown next to it. */
export const SEE_ALSO_SHARE = 0.01

/** Characters of a visitor's own question that an answer repeats. */
export const PART_LENGTH = 120

/** A part of a question is answered by itself where one section is at least this likely. */
export const PART_SHARE = 0.5
/** The pages do not answer a part of which no section holds this share. */
export const PART_HELD = 0.5

/**
 * A comparison is searched for in this many of the likeliest sections, and a description in this many
 * passages.
 */
export const CONTRASTED = 4
export const MAX_DEFINING = 8

/** The fewest steps of a tutorial, and the most that an answer shows. */
export const MIN_STEPS = 2
export const MAX_STEPS = 12
/** Characters of its opening before the steps. */
export const BEFORE_STEPS = 160

/** How many cards show the closest passages, and how many characters of each. */
export const MAX_CARDS = 3
export const CARD_LENGTH = 160
/** A shorter unit says too little by itself. */
export const MIN_CARD_LENGTH = 20

/** A heading or question of which the visitor said this share asks the same. */
export const SAME_QUESTION = 0.6

/** A regenerated answer goes this far down, and then says that there is no more. */
export const AGAIN_GAP = 3

/** Characters of Markdown: of prose, of a section that is kept whole, of any answer. */
export const GLANCE_LENGTH = 400
export const WHOLE_LENGTH = 500
/** Instead of both, where the section is not clear. */
export const SHORT_LENGTH = 250
export const ANSWER_LENGTH = 1080
/** Characters of a block of code: a longer one is cut after a line. */
export const CODE_LENGTH = 600

/** A unit is left out when it is worth this much less than the best of its section. */
export const WORTH_GAP = 4
/** The same of an item of a list or a row of a table. */
export const LISTED_GAP = 2
/** Text before the best unit moves to the end if it is worth this much less. */
export const EARLIER_GAP = 1
/** Where it has no more characters than this, a short section keeps its order. */
export const LEAD_LENGTH = 100
/** The longest list of steps, and the longest other list or table, that is kept whole. */
export const STEPS_LENGTH = 900
export const LISTED_LENGTH = 300

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
export const REFUSE_BELOW = 0.4
export const DOUBT_BELOW = 0.41

/** The confidence for a question that a page contains word for word, which needs no model. */
export const AUTHORED_CONFIDENCE = 0.99

/** How sure the pages must be to answer what could as well be meant of the assistant itself. */
export const SURE_OF_SITE = 0.7

/** How many entries a list shows. */
export const MAX_LISTED = 8
export const MAX_NEWS = 5

/** A passage that holds less of the question than this is no place to look. */
export const NEAREST_COVERAGE = 0.4

/** Characters that a page is introduced with, when it is asked what it or the site is about. */
export const OPENING_LENGTH = 400

/** Text goes out in pieces of about this many characters, cut between words. */
export const PIECE_LENGTH = 32
