import type { AnnounceMode, ContactSetting, PersistMode, ScrollMode } from '@docent/protocol/api'
import type { WidgetTexts } from '@docent/texts'

/** A site's options for its chat. Plain data, so it can be an attribute, as JSON. */
export interface WidgetOptions {
  /** The name that the texts say. */
  readonly brand: string
  /** Where the chat is: `/api/gen-ai`, or an address on another host. */
  readonly endpoint: string
  /**
   * The address that the chat would have on the site of its pages. Paths in answers resolve against it,
   * and the browser's storage belongs to it.
   *
   * @default endpoint
   */
  readonly home?: string | undefined
  /**
   * The language of the panel, as a BCP 47 tag. English if Docent does not ship it.
   *
   * @default the page's, by its `<html lang>`
   */
  readonly language?: string | undefined
  /** Texts that differ from those of the language, with the brand filled in. */
  readonly texts?: Partial<WidgetTexts> | undefined
  readonly quickReplies: readonly string[]
  /** The longest message that the server takes, in UTF-16 units. @default 2000 */
  readonly messageLength?: number | undefined
  /** The longest note of a visitor on an answer, in UTF-16 units. @default 1000 */
  readonly noteLength?: number | undefined
  /**
   * Whether the pill keeps its label when the server has another one, because the pill was drawn before
   * the request.
   *
   * @default false
   */
  readonly keepsLabel?: boolean | undefined
  /** The physical side of the window, whatever the direction of the text. */
  readonly position: 'left' | 'right'
  /**
   * `follow`: a reader who has scrolled up stays there. `always`: every update scrolls. @default
   * 'follow'
   */
  readonly scroll?: ScrollMode | undefined
  /**
   * How long a conversation lasts: as long as its page, its tab, or from visit to visit, the same in
   * all tabs. After a day without activity, a new one begins.
   *
   * @default 'session'
   */
  readonly persist?: PersistMode | undefined
  /**
   * Whether an open panel opens again after the browser has loaded another page, in the same tab and
   * next to the page: it never covers a newly loaded page. It needs `persist`.
   *
   * @default false
   */
  readonly restoreOpen?: boolean | undefined
  /**
   * How a screen reader announces an answer: all of it at its end, sentence by sentence, or not at all.
   * A visitor may choose otherwise, and their browser remembers it.
   *
   * @default 'end'
   */
  readonly announce?: AnnounceMode | undefined
  /**
   * Whether the chat has keyboard shortcuts on the page around it: Ctrl or Command with a slash opens
   * it, and F6 leads to the open panel and back.
   *
   * @default false
   */
  readonly keys?: boolean | undefined
  /** Whether visitors are asked to rate answers. @default true */
  readonly feedback?: boolean | undefined
  /**
   * Whether the panel shows a model's reasoning above its answer, folded.
   *
   * @default false
   */
  readonly showReasoning?: boolean | undefined
  /**
   * Whether an answer continues after a broken connection or a reload. The server must keep answers for
   * readers who come back.
   *
   * @default false
   */
  readonly resume?: boolean | undefined
  /** Offered if the pages do not have the answer. */
  readonly contact?: ContactSetting | undefined
}
