import { createStore } from '@docent/chat'
import type { ChatSession, ReadableStore } from '@docent/chat'
import type { ReadingPlace } from '../messages/follow.ts'

/** A question that is selected in the field, so that typing replaces it. */
export interface Suggestion {
  readonly question: string
}

/** The state of the widget apart from the conversation. */
interface View {
  readonly isOpen: boolean
  /** How often it was opened: each time the reader begins at the end, with the focus in the field. */
  readonly openings: number
  /** An answer came to its end while the panel was closed. */
  readonly isUnread: boolean
  /** Grows whenever the field is called for. */
  readonly calls: number
  /** It was opened by nobody: the focus stays where it is. */
  readonly isRestored: boolean
  /** The last question that was suggested. Another object each time, because the field is called for. */
  readonly suggestion: Suggestion | undefined
}

export interface ViewControl {
  readonly state: ReadableStore<View>
  /** Where the reader of an open panel is. Changed in place: nothing is rendered for it. */
  readonly place: ReadingPlace
  open(): void
  /**
   * Opens the panel as it was before the page was loaded, with the reader at `top`, and leaves the
   * focus to the page.
   */
  restore(top: number | undefined): void
  close(): void
  toggle(): void
  /** Opens the panel, if it is closed, and calls for its field. */
  call(): void
  /** Opens the panel with a question in the field, ready to be changed or sent. */
  ask(question: string): void
  /**
   * As `ask`, with the question selected, unless the visitor has typed something. On a touch screen the
   * title has the focus, as when the panel is merely opened.
   */
  suggest(question: string): void
}

/** The widget's own state around a conversation. The conversation outlives a closed panel. */
export function createView(session: ChatSession): ViewControl {
  const state = createStore<View>({
    isOpen: false,
    openings: 0,
    isUnread: false,
    calls: 0,
    isRestored: false,
    suggestion: undefined,
  })
  const place: ReadingPlace = {}
  let before = session.state.get()

  function change(next: Partial<View>): void {
    state.set({ ...state.get(), ...next })
  }

  session.state.subscribe(() => {
    const after = session.state.get()
    const isEnded = before.status === 'streaming' && after.status === 'ready'
    // A conversation that is put away ends its reply too, and leaves nothing to read.
    const isAnswered = isEnded && after.messages.length > 0
    before = after
    if (isAnswered && !state.get().isOpen) change({ isUnread: true })
  })

  function open(isRestored = false, top?: number): void {
    const { isOpen, openings } = state.get()
    // Each time it is opened the reader begins at the end.
    if (!isOpen) place.top = top
    change({
      isOpen: true,
      openings: isOpen ? openings : openings + 1,
      isUnread: false,
      isRestored,
    })
  }

  function call(): void {
    open()
    change({ calls: state.get().calls + 1 })
  }

  const close = () => change({ isOpen: false })
  return {
    state,
    place,
    open: () => open(),
    restore: (top) => open(true, top),
    close,
    toggle: () => (state.get().isOpen ? close() : open()),
    call,
    ask(question) {
      session.setDraft(question)
      call()
    },
    suggest(question) {
      if (session.state.get().draft === '') session.setDraft(question)
      change({ suggestion: { question } })
      open()
    },
  }
}
