/** The maximum tokens that a model may write about one section: eight notes and their words. */
export const STUDY_TOKENS = 1_600
/** The maximum tokens that a model may write about what a page leaves open: six things in four ways. */
export const MISSING_TOKENS = 1_200
/** The number of simultaneous requests: the lowest tier of every provider allows this many. */
export const STUDIES_AT_ONCE = 4
/** The maximum tokens that a model may write about one group of questions, or as the questions of one kind of people. */
export const QUESTIONS_TOKENS = 1_600
/** The most questions that a model writes in one run. */
export const MOST_QUESTIONS = 2_000
