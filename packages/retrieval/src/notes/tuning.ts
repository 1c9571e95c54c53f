/** What a note that fits wholly adds to its passage's score, which is about 10 for a good passage. */
export const NOTE_WEIGHT = 4

/** A note that fits less shares a word or two with the question by chance. */
export const LEAST_FIT = 0.45
