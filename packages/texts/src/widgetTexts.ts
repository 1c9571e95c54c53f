import type { CountedText } from './fill.ts'
import type { LaterTexts } from './laterTexts.ts'

/**
 * Every text of the widget that a visitor can see or hear. Placeholders such as `{count}` are filled
 * at runtime, `{brand}` when the dictionary is loaded.
 */
export interface WidgetTexts extends Partial<LaterTexts> {
  /** The BCP 47 tag of these texts. It sets the plural rules. */
  readonly language: string
  /** The writing direction of the language, and of the panel layout. */
  readonly direction: 'ltr' | 'rtl'

  readonly launcher: string
  readonly tooltip: string
  /** Added to the launcher's label when an answer arrived while the panel was closed. */
  readonly unread: string

  readonly title: string
  readonly subtitle: string
  readonly thinking: string
  readonly close: string
  /** Starts a new conversation; also announced to screen readers. */
  readonly newConversation: string
  /** Opens the list of shortcuts and the visitor's options. */
  readonly help: string
  /** Opens the list of earlier conversations. */
  readonly earlier: string

  readonly error: string
  /** Below it, when the server did not respond at all. */
  readonly unreachable: string
  readonly retry: string

  readonly conversation: string
  readonly welcome: string
  readonly greeting: string
  /** The notice that a visitor reads before asking. Empty for none. */
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
  /** Leads to where a long answer begins. */
  readonly answerStart: string

  readonly copy: string
  readonly copied: string
  /** Copying failed; the text is selected so the visitor can copy it. */
  readonly copyFailed: string
  readonly regenerate: string
  readonly fromPages: string
  readonly sources: CountedText
  readonly source: string
  readonly table: string
  readonly code: string

  readonly suggestions: string
  /** Follow-up questions, below an answer. */
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

/** The panel texts with everything that is loaded on demand. */
export type WholeTexts = WidgetTexts & LaterTexts
