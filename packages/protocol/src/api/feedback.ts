/** A visitor's vote on an answer or a page. */
export type Vote = 'up' | 'down'

export function isVote(value: unknown): value is Vote {
  return value === 'up' || value === 'down'
}

/** Why an answer may be of no use. An owner sees these counted, so there are few. */
export const FEEDBACK_REASONS = ['wrong', 'incomplete', 'outdated', 'unclear', 'off-topic'] as const

export type FeedbackReason = (typeof FEEDBACK_REASONS)[number]

export function isFeedbackReason(value: unknown): value is FeedbackReason {
  return FEEDBACK_REASONS.some((reason) => reason === value)
}
