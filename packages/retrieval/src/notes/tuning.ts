/** What a note with a fit of 1 adds to the score of its passage. A good passage has about 10. */
export const NOTE_WEIGHT = 4

/** A note with a lower fit shares a word or two with the question by chance. */
export const LEAST_FIT = 0.45
