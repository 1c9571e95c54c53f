import type { PersistMode } from '@docent/protocol/api'
import type { ChatHandle } from '../mount.tsx'

/** The events that a page can listen to, with their details. */
export interface DocentEvents {
  readonly open: undefined
  readonly close: undefined
  /** A visitor has sent a question. */
  readonly ask: { readonly question: string }
  /** An answer is complete. `text` is its Markdown. */
  readonly answer: { readonly text: string }
  /** A visitor has said what they think of an answer, or taken it back. */
  readonly feedback: { readonly messageId: string; readonly vote: 'up' | 'down' | 'none' }
  /** A question was not answered, or the chat could not be loaded. */
  readonly error: { readonly message: string }
}

export type DocentEvent = keyof DocentEvents

/** A chat on a page of another site, as its host controls it. Each call may come before it is loaded. */
export interface DocentInstance {
  /** The element on the page that holds the chat in its shadow root. Events bubble from it. */
  readonly element: HTMLElement
  open(): void
  close(): void
  toggle(): void
  /** Opens the panel with `question` in the field: to be sent by the visitor, not for them. */
  ask(question: string): void
  /** Starts a new conversation. */
  reset(): void
  /** Removes the chat and everything it added to the page. Stored conversations stay. */
  destroy(): void
  /** Calls `listener` at each event of a kind, until the returned function is called. */
  on<Kind extends DocentEvent>(kind: Kind, listener: DocentListener<Kind>): () => void
}

export type DocentListener<Kind extends DocentEvent> = (detail: DocentEvents[Kind]) => void

export type TellEvent = <Kind extends DocentEvent>(kind: Kind, detail: DocentEvents[Kind]) => void

/** The options of a tag. */
export interface EmbedOptions {
  /** The whole address of the chat. */
  readonly endpoint: string
  /** Of the texts, as a BCP 47 tag: that of the tag, or of the page; undefined if neither has one. */
  readonly language: string | undefined
  readonly theme: 'light' | 'dark' | 'system'
  readonly position: 'left' | 'right'
  /** Above all of the page, or at a z-index among it. */
  readonly layer: 'top' | number
  /** From the edges of the window, in pixels; undefined as the sheet has it. */
  readonly offsetX: number | undefined
  readonly offsetY: number | undefined
  /** There is no pill: the page opens the panel itself. */
  readonly isHidden: boolean
  /** Undefined as the language has it. */
  readonly label: string | undefined
  readonly persist: PersistMode | undefined
  readonly restoreOpen: boolean | undefined
}

/** The loaded chat. */
export interface EmbeddedChat extends ChatHandle {
  reset(): void
}

/** The place of a new chat. */
export interface EmbedPlace {
  /** Holds the pill already. */
  readonly container: HTMLElement
  readonly options: EmbedOptions
  /** The server's settings for the chat. */
  readonly settings: unknown
  readonly tell: TellEvent
  /** Adds rules to the one sheet of the shadow root. */
  addRules(rules: string): void
}

/** Brings a chat to life. */
export type StartEmbedded = (place: EmbedPlace) => Promise<EmbeddedChat>
