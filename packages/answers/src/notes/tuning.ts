/** A note that fits a question less is no answer to it: docs/decisions/053-study.md. */
export const ANSWER_FIT = 0.68
