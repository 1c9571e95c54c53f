// Fitted on 17,000 questions of 4,600 notes about three sites: each was asked without itself. Decision 120
// has the figures.

/** The score that a note of worth 1 adds to its passage. A good passage has about 10. */
export const NOTE_WEIGHT = 3

/** One of this many hits may be there for its notes alone. */
export const NOTED_SHARE = 4

/** How a note compares with other notes. The sum of the first two is about 1 for an average note with all words. */
export const WORTH = { known: 0.33, told: 0.61, gain: 1.2, balance: 0.5 }

/**
 * Added to the worth for each unit of likeness above the usual one of a note that answers. Decision 151 has the
 * figures.
 */
export const LIKENESS = { strength: 0.6, usual: 0.8 }

/** The worth of 1 in `weighSection`, and the number of imagined average questions that each section begins with. */
export const SECTION = { strength: 0.02, doubt: 5 }

/** Added to the worth of a note for its own question. */
export const ASKED_WORTH = 0.3

/** Taken from the worth of a note about news or a blog post, and twice that for a changelog. */
export const DATED_LOSS = 0.05

/** A logistic model of whether the best note answers. */
export const FIT = { bias: -4.01, worth: 0.83, lead: 3.68, known: 2.51, significant: 1.99 }

/** A note with a lower fit is not a quick answer in search and MCP. */
export const ANSWER_FIT = 0.6

/** A note that has less of the question shares a word or two with it by chance. */
export const LEAST_KNOWN = 0.3

/**
 * A section whose notes do not fit counts as if it had one worth this share of the best: somebody thought of
 * its questions, and this was none of them. Only a section without any notes is unknown.
 */
export const UNFIT_SHARE = 0.5
