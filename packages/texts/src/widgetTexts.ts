import type { CountedText } from './fill.ts'
import type { LaterTexts } from './laterTexts.ts'

/**
 * Every text of the widget that a visitor can see or hear. What a moment adds stands in braces, as
 * `{count}` does; in a dictionary `{brand}` does so too.
 */
export interface WidgetTexts extends Partial<LaterTexts> {
  /** The language of these texts, as a BCP 47 tag: it decides how numbers are counted. */
  readonly language: string
  /** The direction that the language is written in, and the panel laid out. */
  readonly direction: 'ltr' | 'rtl'

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

  readonly error: string
  /** Below it, where no answer of any kind came back. */
  readonly unreachable: string
  readonly retry: string

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
  /** Nothing could be copied, and the text is selected for the visitor to do it. */
  readonly copyFailed: string
  readonly regenerate: string
  readonly fromPages: string
  readonly sources: CountedText
  readonly source: string
  readonly table: string
  readonly code: string

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
}

/** With all that is loaded on demand. */
export type WholeTexts = WidgetTexts & LaterTexts
