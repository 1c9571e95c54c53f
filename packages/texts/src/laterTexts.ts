import type { CountedText } from './fill.ts'

/**
 * What is said by what the panel loads on demand: changing a question, the help, waiting for another
 * try, a model at work, where to turn to, feedback, and the list of earlier conversations.
 */
export interface LaterTexts {
  /** On the last question: changes it. */
  readonly edit: string
  /** Above the field while it holds the last question. */
  readonly editing: string
  /** What a screen reader is told when the question stays as it was. */
  readonly editCancelled: string
  /** On a turn that another one stands in the place of. */
  readonly replaced: string
  /** Which of the versions of a turn is shown: `{number}` of `{count}`. */
  readonly version: string
  readonly previousVersion: string
  readonly nextVersion: string

  readonly newLine: string
  /** Between two keys that do the same. */
  readonly or: string
  readonly editLast: string
  readonly previousMessage: string
  readonly nextMessage: string
  readonly toPage: string
  /** Above the three that follow it. */
  readonly readAloud: string
  readonly readAtEnd: string
  readonly readSentences: string
  readonly readOff: string
  readonly showWhole: string
  /** Has the pill be its icon alone. */
  readonly showIcon: string
  /** Has the pill say its name again. */
  readonly showName: string

  /** On the button that tries again, while the server takes no other try: for so many seconds. */
  readonly retryIn: CountedText
  readonly retryInMinutes: CountedText
  /** What a screen reader is told when it is time. */
  readonly canRetry: string

  /** While the owner has turned answering off. */
  readonly switchedOff: string
  /** On touch, the last row of a source's card. */
  readonly openPassage: string
  /** Above the pages that come closest to a question that none answers. */
  readonly nearest: string

  /** Above an answer: opens what a model thought before it wrote. */
  readonly howItCame: string
  /** Below the indicator, while it thinks. */
  readonly reasons: string
  /** In the place of thoughts that its provider keeps to itself. */
  readonly redacted: string
  /** On the button that asks for an answer without a model. */
  readonly answerNow: string
  /** What a screen reader is told when that button is there. */
  readonly answerOffered: string
  /** Below an answer that no page is known to bear out. */
  readonly ungrounded: string

  readonly helpful: string
  readonly notHelpful: string
  /** Asks whoever found an answer of no use what was wrong; below it are the five reasons. */
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
  /** Takes one of them out of the list: `{title}` is its first question. */
  readonly forget: string
  readonly forgetFailed: string
  readonly noEarlier: string
  readonly picture: string
  /** What saves a file of another kind: `{type}` is its MIME type. */
  readonly file: string
  readonly words: CountedText
  readonly spokenSources: CountedText
  readonly codeBlock: CountedText
  readonly charactersLeft: CountedText
  readonly isComplete: string
}
