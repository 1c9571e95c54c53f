import type { CountedText } from './fill.ts'

/**
 * The texts of everything the panel loads on demand: editing a question, help, retry countdown, model
 * progress, contact, feedback, and the list of earlier conversations.
 */
export interface LaterTexts {
  /** The button that edits the last question. */
  readonly edit: string
  /** Above the field while the visitor edits the last question. */
  readonly editing: string
  /** Announced to screen readers when the visitor cancels editing. */
  readonly editCancelled: string
  /** On a turn that a later edit has replaced. */
  readonly replaced: string
  /** Which version of a turn is visible: `{number}` of `{count}`. */
  readonly version: string
  readonly previousVersion: string
  readonly nextVersion: string

  readonly newLine: string
  /** Between two keys with the same function. */
  readonly or: string
  readonly editLast: string
  readonly previousMessage: string
  readonly nextMessage: string
  readonly toPage: string
  /** The heading of the next three options. */
  readonly readAloud: string
  readonly readAtEnd: string
  readonly readSentences: string
  readonly readOff: string
  readonly showWhole: string
  /** Reduces the pill to its icon. */
  readonly showIcon: string
  /** Restores the pill's label. */
  readonly showName: string

  /** On the retry button while the server refuses retries: seconds left. */
  readonly retryIn: CountedText
  readonly retryInMinutes: CountedText
  /** Announced to screen readers when the visitor can retry. */
  readonly canRetry: string

  /** Shown while the owner has switched the assistant off. */
  readonly switchedOff: string
  /** The last row of a source card on touch screens. */
  readonly openPassage: string
  /** Above the closest pages when no page answers the question. */
  readonly nearest: string

  /** Above an answer: opens the model's reasoning. */
  readonly howItCame: string
  /** Below the typing indicator while the model reasons. */
  readonly reasons: string
  /** Replaces reasoning that the provider redacts. */
  readonly redacted: string
  /** The button that requests an answer without a model. */
  readonly answerNow: string
  /** Announced to screen readers when that button appears. */
  readonly answerOffered: string
  /** Below an answer without a verified source. */
  readonly ungrounded: string

  readonly helpful: string
  readonly notHelpful: string
  /** Asks after a negative vote what was wrong, above the five reasons. */
  readonly why: string
  readonly isWrong: string
  readonly isIncomplete: string
  readonly isOutdated: string
  readonly isUnclear: string
  readonly isOffTopic: string
  readonly note: string
  readonly sendFeedback: string
  readonly cancel: string
  readonly thanks: string
  readonly feedbackFailed: string
  /** Deletes an earlier conversation. `{title}` is its first question. */
  readonly forget: string
  readonly forgetFailed: string
  readonly noEarlier: string
  /** The heading over the buttons that save and delete the conversation on the screen. */
  readonly ownData: string
  readonly saveOwn: string
  readonly eraseOwn: string
  readonly picture: string
  /** The link that saves a file. `{type}` is its MIME type. */
  readonly file: string
  readonly words: CountedText
  readonly spokenSources: CountedText
  readonly codeBlock: CountedText
  readonly charactersLeft: CountedText
  readonly isComplete: string
}
