import { useEffect, useLayoutEffect, useRef } from 'react'
import type { JSX, RefObject } from 'react'
import { Pill } from './launcher/Pill.tsx'
import { Panel } from './panel/Panel.tsx'
import { EXIT_MS, FULL_SCREEN } from './timing.ts'
import { useMedia } from './useMedia.ts'
import { usePageKeys } from './panel/usePageKeys.ts'
import { usePresence } from './panel/usePresence.ts'
import { useSettings } from './settings/useSettings.ts'
import { useStore } from './useStore.ts'
import type { Widget } from './widgetTypes.ts'

export interface ChatProps {
  widget: Widget
}

/**
 * The pill and, while it is open, the panel.
 *
 * Closed, it renders the pill and nothing else: the HTML that a page may hold already.
 */
export function Chat({ widget }: ChatProps): JSX.Element {
  const { settingsAddress, session, view } = widget
  const { isOpen, openings, isUnread } = useStore(view.state)
  const shown = useSettings(widget, isOpen ? settingsAddress : undefined)
  const { options, texts } = shown
  useEffect(() => session.setMaxLength(options.messageLength), [session, options.messageLength])
  const isReady = useStore(widget.isReady)
  const isFullScreen = useMedia(FULL_SCREEN)
  const isPresent = usePresence(isOpen, EXIT_MS)
  const pill = useRef<HTMLButtonElement>(null)
  useReturnedFocus(pill, isOpen)
  usePageKeys(pill, view, options.keys)

  return (
    <>
      <Pill
        pillRef={pill}
        texts={texts}
        position={options.position}
        isOpen={isOpen}
        isUnread={isUnread}
        onToggle={view.toggle}
      />
      {isReady && (isOpen || (isPresent && !isFullScreen)) && (
        <Panel
          // A panel that is opened again while it still leaves is another one.
          key={`${isFullScreen ? 'screen' : 'region'} ${openings}`}
          widget={widget}
          shown={shown}
          isFullScreen={isFullScreen}
          isLeaving={!isOpen}
        />
      )}
    </>
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
