import type { ReactNode } from 'react'
import { useChatOffer } from '../chatOffer.ts'
import { useTexts } from '../texts.ts'

export interface AskButtonProps {
  /** The text in the panel's input when it opens; empty if visitors should write their own. */
  readonly question: string
  /** Visitors may well have another question: it does not replace what they have typed. */
  readonly isSuggestion?: boolean
  readonly isPlain?: boolean
  readonly children?: ReactNode
}

/** Opens the chat with a question in its input. Needs script, and is not shown without. Nothing on a page without chat. */
export function AskButton(props: AskButtonProps): ReactNode {
  const { question, isSuggestion, isPlain = false, children } = props
  const texts = useTexts()
  if (!useChatOffer()) return null
  return (
    <button
      className={isPlain ? 'btn line' : 'btn'}
      type="button"
      data-ask={question}
      data-suggest={isSuggestion && ''}
    >
      {children ?? texts.ask}
    </button>
  )
}
