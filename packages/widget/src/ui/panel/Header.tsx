import { useContext, useRef } from 'react'
import type { JSX, Ref } from 'react'
import type { ChatStatus } from '@docent/chat'
import { TextsContext } from '../contexts.ts'
import type { HelpProps } from '../help/Help.tsx'
import { ClockIcon, CrossIcon, DoorArt, KeysIcon, PenIcon } from '../icons.tsx'
import { createLater } from '../later/later.tsx'
import { useHelp } from '../help/useHelp.ts'
import type { LookingBack } from './useLookingBack.ts'

export interface PanelHeaderProps extends Omit<HelpProps, 'onClose'> {
  titleId: string
  status: ChatStatus | 'off'
  onClose: () => void
  /** Absent while nothing has been said. */
  onNew: (() => void) | undefined
  back: LookingBack
  earlierRef: Ref<HTMLButtonElement>
  /** The heading, to be focused where a field would call up a keyboard. */
  titleRef: Ref<HTMLHeadingElement>
}

// What the keys are is asked by few, and once.
const Help = createLater(async () => (await import('../help/Help.tsx')).Help)

/** The panel's title, what the assistant is at, and the way out; below it the help, if it is open. */
export function PanelHeader(props: PanelHeaderProps): JSX.Element {
  const { titleId, status, onClose, onNew, titleRef, back, earlierRef } = props
  const helpButton = useRef<HTMLButtonElement>(null)
  const help = useHelp(helpButton)
  const texts = useContext(TextsContext)
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
          <KeysIcon />
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
        {onNew && (
          <button
            className="close"
            type="button"
            aria-label={texts.newConversation}
            title={texts.newConversation}
            onClick={onNew}
          >
            <PenIcon />
          </button>
        )}
        <button className="close" type="button" aria-label={texts.close} onClick={onClose}>
          <CrossIcon />
        </button>
      </header>
      {help.isOpen && <Help {...props} onClose={help.close} />}
    </>
  )
}
