import type { JSX, KeyboardEvent, MouseEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { PANEL_ID } from '../launcher/Pill.tsx'
import { useWidget } from '../contexts.ts'
import { isComposing, isStopKey } from './keys.ts'
import { useFullScreen } from './useFullScreen.ts'

export interface PanelFrameProps {
  frame: RefObject<HTMLElement | null>
  titleId: string
  isFullScreen: boolean
  isLeaving: boolean
  /** The way back of a phone. */
  onBack: () => void
  children: ReactNode
}

/** The panel's element, with the keys that hold in all of it. */
export function PanelFrame(props: PanelFrameProps): JSX.Element {
  const { frame, isFullScreen, children } = props
  const { options, session, view, editing } = useWidget()
  useFullScreen(frame, isFullScreen)

  function act(event: KeyboardEvent): void {
    const { key, altKey } = event
    if (key === 'Escape' && !isComposing(event)) {
      event.preventDefault()
      view.close()
    } else if (isStopKey(event)) {
      event.preventDefault()
      session.stop()
    } else if (altKey && frame.current && editing?.moveByMessage(key, frame.current)) {
      event.preventDefault()
    }
  }

  // The dialog is removed together with the component that shows it, and not before.
  function cancel(event: SyntheticEvent): void {
    event.preventDefault()
    props.onBack()
  }

  // The page that a source leads to is behind a panel that fills the screen. The link has to stay
  // until the code that follows links on this page has seen the click.
  function leaveForSource({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    const isInPlace = target instanceof Element && target.closest('a[data-here]') !== null
    if (isFullScreen && isInPlace && !ctrlKey && !metaKey && !shiftKey) setTimeout(view.close)
  }

  const Frame = isFullScreen ? 'dialog' : 'section'
  return (
    <Frame
      ref={frame as RefObject<HTMLDialogElement | null>}
      id={PANEL_ID}
      className="panel"
      aria-labelledby={props.titleId}
      data-position={options.position}
      data-leaving={props.isLeaving || undefined}
      onKeyDown={act}
      onClick={leaveForSource}
      onCancel={cancel}
    >
      {children}
    </Frame>
  )
}
