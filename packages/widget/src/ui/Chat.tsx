import { useEffect, useLayoutEffect, useRef } from 'react'
import type { JSX, RefObject } from 'react'
import type { Archive } from '@docent/chat/archive'
import type { ChatSession, ReadableStore } from '@docent/chat'
import type { WidgetTexts } from '@docent/texts'
import type { ChatRecord } from '@docent/chat/record'
import { Pill } from './launcher/Pill.tsx'
import { Panel } from './panel/Panel.tsx'
import { FeedbackContext, LinkBaseContext, TextsContext } from './contexts.ts'
import type { RaterOptions } from './feedback/rater.ts'
import type { WidgetOptions } from './settings/options.ts'
import type { LinkBase } from './sources/sources.ts'
import { EXIT_MS, FULL_SCREEN } from './timing.ts'
import { useMedia } from './useMedia.ts'
import { usePageKeys } from './panel/usePageKeys.ts'
import { usePresence } from './panel/usePresence.ts'
import { useSettings } from './settings/useSettings.ts'
import { useStore } from './useStore.ts'
import type { ViewControl } from './panel/view.ts'

/** A chat with all that it needs, ready to be rendered. */
export interface Widget {
  readonly options: WidgetOptions
  /** The texts of its language as they stand in the dictionary, without brand. */
  readonly panel: WidgetTexts
  readonly texts: WidgetTexts
  readonly linkBase: LinkBase
  /** Where the server says what has changed since the page was built. */
  readonly settingsAddress: string | undefined
  readonly session: ChatSession
  /** How what a visitor thinks of an answer is told; absent where nobody is to be asked. */
  readonly feedback: RaterOptions | undefined
  /** Until then an open panel is not shown: the conversation may be another in a moment. */
  readonly isReady: ReadableStore<boolean>
  /** The visitor's earlier conversations, where there may be some. */
  readonly archive: ReadableStore<Archive | undefined>
  /** Goes on with one of them, in place of the one that is there. */
  goBackTo(record: ChatRecord): void
  /** Has the assistant forget one of them. Rejects where it may not have. */
  forget(record: ChatRecord): Promise<void>
  readonly view: ViewControl
}

export interface ChatProps {
  widget: Widget
}

/**
 * The pill and, while it is open, the panel. The only component that knows the session.
 *
 * Closed, it renders the pill and nothing else: the HTML that a page may hold already.
 */
export function Chat({ widget }: ChatProps): JSX.Element {
  const { linkBase, settingsAddress, session, view } = widget
  const { isOpen, openings, isUnread, calls, isRestored } = useStore(view.state)
  const { options, texts, isOff } = useSettings(widget, isOpen ? settingsAddress : undefined)
  const state = useStore(session.state)
  useEffect(() => session.setMaxLength(options.messageLength), [session, options.messageLength])
  const isReady = useStore(widget.isReady)
  const archive = useStore(widget.archive)
  const isFullScreen = useMedia(FULL_SCREEN)
  const isPresent = usePresence(isOpen, EXIT_MS)
  const pill = useRef<HTMLButtonElement>(null)
  useReturnedFocus(pill, isOpen)
  usePageKeys(pill, view, options.keys)

  return (
    <TextsContext.Provider value={texts}>
      <LinkBaseContext.Provider value={linkBase}>
        <Pill
          pillRef={pill}
          texts={texts}
          position={options.position}
          isOpen={isOpen}
          isUnread={isUnread}
          onToggle={view.toggle}
        />
        <FeedbackContext.Provider value={widget.feedback}>
          {isReady && (isOpen || (isPresent && !isFullScreen)) && (
            <Panel
              // A panel that is opened again while it still leaves is another one.
              key={`${isFullScreen ? 'screen' : 'region'} ${openings}`}
              state={state}
              options={options}
              isOff={isOff}
              isFullScreen={isFullScreen}
              isLeaving={!isOpen}
              calls={calls}
              isRestored={isRestored}
              place={view.place}
              onClose={view.close}
              onDraft={session.setDraft}
              onSend={session.send}
              onStop={session.stop}
              onHasten={session.hasten}
              onRegenerate={session.regenerate}
              onRetry={session.retry}
              onEdit={session.edit}
              onCancelEdit={session.cancelEdit}
              onNew={session.clear}
              archive={archive}
              onGoBack={widget.goBackTo}
              onForget={widget.forget}
            />
          )}
        </FeedbackContext.Provider>
      </LinkBaseContext.Provider>
    </TextsContext.Provider>
  )
}

/** Gives the pill the focus when the panel closes around it, or leaves it nowhere. */
function useReturnedFocus(pill: RefObject<HTMLButtonElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen)

  useLayoutEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    const launch = pill.current?.parentElement
    if (!hasClosed || !launch) return
    const isInside = launch.parentElement?.querySelector('.panel')?.matches(':focus-within')
    if (isInside || launch.ownerDocument.activeElement === launch.ownerDocument.body) {
      pill.current?.focus({ preventScroll: true })
    }
  }, [pill, isOpen])
}
