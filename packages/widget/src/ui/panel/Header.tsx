import { useRef } from 'react'
import type { JSX, Ref } from 'react'
import { isPending } from '@docent/chat'
import { useWidget } from '../contexts.ts'
import { ClockIcon, CrossIcon, DoorArt, PenIcon, SlidersIcon } from '../icons.tsx'
import { createLater } from '../later/later.tsx'
import { useHelp } from '../help/useHelp.ts'
import { useStore } from '../useStore.ts'
import type { LookingBack } from './useLookingBack.ts'

export interface PanelHeaderProps {
  titleId: string
  back: LookingBack
  earlierRef: Ref<HTMLButtonElement>
  /** The heading, to be focused if a field would call up a keyboard. */
  titleRef: Ref<HTMLHeadingElement>
}

// Few visitors look for the keys, and only once.
const Help = createLater(async () => (await import('../help/Help.tsx')).Help)

/**
 * The panel's title, the assistant's activity, and the close button; below it the help, if it is open.
 */
export function PanelHeader(props: PanelHeaderProps): JSX.Element {
  const { titleId, titleRef, back, earlierRef } = props
  const { texts, isOff, session, view, focusField } = useWidget()
  const state = useStore(session.state)
  const status = isOff && !isPending(state) ? 'off' : state.status
  const helpButton = useRef<HTMLButtonElement>(null)
  const help = useHelp(helpButton)

  function begin(): void {
    session.clear()
    focusField()
  }

  return (
    <>
      <header className="head">
        <DoorArt />
        <div>
          <h2 ref={titleRef} id={titleId} tabIndex={-1}>
            {texts.title}
          </h2>
          <p className="subtitle" data-status={status}>
            {status === 'submitted' ? texts.thinking : texts.subtitle}
          </p>
        </div>
        <button
          ref={helpButton}
          className="close"
          type="button"
          aria-label={texts.help}
          aria-expanded={help.isOpen}
          title={texts.help}
          onClick={help.toggle}
        >
          <SlidersIcon />
        </button>
        {back.isOffered && (
          <button
            ref={earlierRef}
            className="close"
            type="button"
            aria-label={texts.earlier}
            title={texts.earlier}
            aria-pressed={back.isShown}
            onClick={back.toggle}
          >
            <ClockIcon />
          </button>
        )}
        {state.messages.length > 0 && (
          <button
            className="close"
            type="button"
            aria-label={texts.newConversation}
            title={texts.newConversation}
            onClick={begin}
          >
            <PenIcon />
          </button>
        )}
        <button className="close" type="button" aria-label={texts.close} onClick={view.close}>
          <CrossIcon />
        </button>
      </header>
      {help.isOpen && <Help onClose={help.close} />}
    </>
  )
}
