/** A text with a number in it: one form for each way in which the language counts. */
export type CountedText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** What it takes to change a question is loaded on demand, and brings its English texts with it. */
export interface EditTexts {
  /** On the last question: changes it. */
  readonly edit: string
  /** Above the field while it holds the last question. */
  readonly editing: string
  readonly cancel: string
  /** What a screen reader is told when the question stays as it was. */
  readonly editCancelled: string
  /** On a turn that another one stands in the place of. */
  readonly replaced: string
  /** Which of the versions of a turn is shown: `{number}` of `{count}`. */
  readonly version: string
  readonly previousVersion: string
  readonly nextVersion: string
}

/** The help brings its English texts with it, too. */
export interface HelpTexts {
  readonly newLine: string
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
}

/**
 * Every text of the widget that a visitor can see or hear, with the brand filled in. What a moment
 * adds stands in braces: `{count}`, `{seconds}`.
 */
export interface WidgetTexts extends Partial<EditTexts>, Partial<HelpTexts> {
  /** The language of these texts, as a BCP 47 tag: it decides how numbers are counted. */
  readonly language: string

  readonly launcher: string
  readonly tooltip: string
  /** Joined to the launcher's label when an answer came while the panel was closed. */
  readonly unread: string

  readonly title: string
  readonly subtitle: string
  readonly thinking: string
  readonly close: string
  /** Puts the conversation away; also what a screen reader is told when that is done. */
  readonly newConversation: string
  /** Opens the list of keys, with what a visitor may choose about answers. */
  readonly help: string
  /** What was said before, in conversations that were put away. */
  readonly earlier: string
  /** Takes one of them out of the list: `{title}` is its first question. */
  readonly forget: string
  readonly forgetFailed: string
  readonly noEarlier: string

  readonly error: string
  /** Below it, where no answer of any kind came back. */
  readonly unreachable: string
  readonly retry: string
  readonly retryIn: CountedText

  /** While the owner has turned answering off. */
  readonly switchedOff: string

  readonly conversation: string
  readonly welcome: string
  readonly greeting: string
  /** What a visitor should know before asking; empty for nothing. */
  readonly notice: string
  readonly youSaid: string
  readonly assistantSaid: string
  readonly typing: string
  readonly searching: string
  readonly reading: CountedText
  readonly writing: string
  readonly stillWorking: string
  readonly stopped: string
  readonly interrupted: string
  readonly newMessages: string

  readonly copy: string
  readonly copied: string
  readonly regenerate: string
  readonly fromPages: string
  readonly sources: CountedText
  readonly source: string
  readonly nearest: string
  readonly table: string
  readonly picture: string
  /** What saves a file of another kind: `{type}` is its MIME type. */
  readonly file: string
  readonly code: string

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

  readonly suggestions: string
  /** Questions to go on with, below an answer. */
  readonly followUps: string
  readonly message: string
  readonly placeholder: string
  readonly hint: string
  readonly tooLong: CountedText
  readonly send: string
  readonly stop: string

  readonly isThinking: string
  readonly isReplying: string
  readonly isStopped: string
  readonly isComplete: string
  readonly words: CountedText
  readonly spokenSources: CountedText
  readonly codeBlock: CountedText
  readonly charactersLeft: CountedText
}

/** Puts values into the braces of a text. A brace without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace))
}

/** The form of a text that fits a number, with the number in place of `{count}`. */
export function countText(
  texts: Pick<WidgetTexts, 'language'>,
  text: CountedText,
  count: number,
): string {
  const form = new Intl.PluralRules(texts.language).select(count)
  return fillText(text[form] ?? text.other, { count })
}
