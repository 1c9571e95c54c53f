import { memo, useId } from 'react'
import type { NamedExoticComponent, ReactNode } from 'react'
import type { ChatMessage } from '@docent/protocol'
import { CopyButton } from './CopyButton.tsx'
import { usePanelTexts } from '../contexts.ts'

export interface UserMessageProps {
  message: ChatMessage
  /** The actions for it, besides copying. */
  children?: ReactNode
}

// In a long conversation only the running answer changes.
export const UserMessage: NamedExoticComponent<UserMessageProps> = memo(function UserMessage({
  message,
  children,
}: UserMessageProps) {
  const texts = usePanelTexts()
  const titleId = useId()
  return (
    <article className="turn you" aria-labelledby={titleId}>
      <h3 className="vh" id={titleId}>
        {texts.youSaid}
      </h3>
      <div className="bubble">
        <p className="verbatim" dir="auto">
          {message.content}
        </p>
      </div>
      <CopyButton text={message.content} isCompact />
      {children}
    </article>
  )
})
