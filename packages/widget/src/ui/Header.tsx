import { useContext } from 'react'
import type { JSX, Ref } from 'react'
import type { ChatStatus } from '../session/index.ts'
import { TextsContext } from './contexts.ts'
import { ClockIcon, CrossIcon, DoorArt, KeysIcon, PenIcon } from './icons.tsx'

export interface HeaderProps {
  titleId: string
  status: ChatStatus | 'off'
  onClose: () => void
  isHelpOpen: boolean
  onHelp: () => void
  helpRef: Ref<HTMLButtonElement>
  /** Absent while nothing has been said. */
  onNew: (() => void) | undefined
  /** Whether earlier conversations are shown, and what shows or hides them where there are any. */
  isLookingBack: boolean
  onEarlier: (() => void) | undefined
  earlierRef: Ref<HTMLButtonElement>
  /** The heading, to be focused where a field would call up a keyboard. */
  titleRef: Ref<HTMLHeadingElement>
}

/** The panel's title, what the assistant is at, and the way out. */
export function Header(props: HeaderProps): JSX.Element {
  const { titleId, status, onClose, onNew, titleRef, isLookingBack, onEarlier, earlierRef } = props
  const { isHelpOpen, onHelp, helpRef } = props
  const texts = useContext(TextsContext)
  return (
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
        ref={helpRef}
        className="close"
        type="button"
        aria-label={texts.help}
        aria-expanded={isHelpOpen}
        title={texts.help}
        onClick={onHelp}
      >
        <KeysIcon />
      </button>
      {onEarlier && (
        <button
          ref={earlierRef}
          className="close"
          type="button"
          aria-label={texts.earlier}
          title={texts.earlier}
          aria-pressed={isLookingBack}
          onClick={onEarlier}
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
  )
}
