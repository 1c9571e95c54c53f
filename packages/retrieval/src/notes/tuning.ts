/** The score that a note with a fit of 1 adds to its passage. A good passage has about 10. */
export const NOTE_WEIGHT = 4

/** A note with a lower fit is not a quick answer in search and MCP: docs/decisions/053-study.md. */
export const ANSWER_FIT = 0.76

/** A note with a lower fit shares a word or two with the question by chance. */
export const LEAST_FIT = 0.45
