/** Tokens that a model may write about one section: eight notes and their words. */
export const STUDY_TOKENS = 1_600
/** Requests under way at once: the slowest tier of every provider takes as many. */
export const STUDIES_AT_ONCE = 4
