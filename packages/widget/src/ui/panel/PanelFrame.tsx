import type { JSX, KeyboardEvent, MouseEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { PANEL_ID } from '../launcher/Pill.tsx'
import type { MessageListProps } from '../messages/MessageList.tsx'
import type { PanelProps } from './Panel.tsx'
import { isComposing, isStopKey } from './keys.ts'
import { useFullScreen } from './useFullScreen.ts'

export interface PanelFrameProps extends Pick<
  PanelProps,
  'options' | 'isFullScreen' | 'isLeaving' | 'onClose' | 'onStop'
> {
  frame: RefObject<HTMLElement | null>
  titleId: string
  editing: MessageListProps['editing']
  /** The way back of a phone. */
  onBack: () => void
  children: ReactNode
}

/** The panel's element, with the keys that hold in all of it. */
export function PanelFrame(props: PanelFrameProps): JSX.Element {
  const { frame, isFullScreen, onClose, children } = props
  useFullScreen(frame, isFullScreen)

  function act(event: KeyboardEvent): void {
    const { key, altKey } = event
    if (key === 'Escape' && !isComposing(event)) {
      event.preventDefault()
      onClose()
    } else if (isStopKey(event)) {
      event.preventDefault()
      props.onStop()
    } else if (altKey && frame.current && props.editing?.moveByMessage(key, frame.current)) {
      event.preventDefault()
    }
  }

  // The dialog goes with what shows it, and not before.
  function cancel(event: SyntheticEvent): void {
    event.preventDefault()
    props.onBack()
  }

  // The page that a source leads to is behind a panel that fills the screen. The link has to stay
  // until whoever follows links on this page has seen the click.
  function leaveForSource({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    const isInPlace = target instanceof Element && target.closest('a[data-here]') !== null
    if (isFullScreen && isInPlace && !ctrlKey && !metaKey && !shiftKey) setTimeout(onClose)
  }

  const Frame = isFullScreen ? 'dialog' : 'section'
  return (
    <Frame
      ref={frame as RefObject<HTMLDialogElement | null>}
      id={PANEL_ID}
      className="panel"
      aria-labelledby={props.titleId}
      data-position={props.options.position}
      data-leaving={props.isLeaving || undefined}
      onKeyDown={act}
      onClick={leaveForSource}
      onCancel={cancel}
    >
      {children}
    </Frame>
  )
}
