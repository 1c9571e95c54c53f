import type { Archive } from '@docent/chat/archive'
import type { ChatSession, ReadableStore } from '@docent/chat'
import type { ChatRecord } from '@docent/chat/record'
import type { WidgetTexts } from '@docent/texts'
import type { RaterOptions } from './feedback/rater.ts'
import type { ViewControl } from './panel/view.ts'
import type { WidgetOptions } from './settings/options.ts'
import type { LinkBase } from './sources/sources.ts'

/** A chat with everything it needs, ready to be rendered. */
export interface Widget {
  readonly options: WidgetOptions
  /** The texts of its language as in the dictionary, without brand. */
  readonly panel: WidgetTexts
  readonly texts: WidgetTexts
  readonly linkBase: LinkBase
  /** The address at which the server reports changes since the page was built. */
  readonly settingsAddress: string | undefined
  readonly session: ChatSession
  /** Sends a visitor's feedback. Absent if feedback is off. */
  readonly feedback: RaterOptions | undefined
  /** Until then an open panel is not shown: the conversation may be another in a moment. */
  readonly isReady: ReadableStore<boolean>
  /** The visitor's earlier conversations, if there may be some. */
  readonly archive: ReadableStore<Archive | undefined>
  /** Continues one of them instead of the current one. */
  goBackTo(record: ChatRecord): void
  /** Deletes one of them on the server. Rejects if that is uncertain. */
  forget(record: ChatRecord): Promise<void>
  /** The conversation on the screen, as the assistant has stored it. */
  readonly ownData: OwnDataControl
  readonly view: ViewControl
}

export interface OwnDataControl {
  /** The assistant's copy, as JSON. Rejects if it has none or cannot be reached. */
  read(): Promise<string>
  /**
   * Erases it on the server and in the browser, and begins another. Rejects if the server may still
   * have it.
   */
  erase(): Promise<void>
}
