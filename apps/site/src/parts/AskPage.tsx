import type { ReactNode } from 'react'
import { useChatOffer } from '../chatOffer.ts'
import { useTexts } from '../texts.ts'
import { AskButton } from './AskButton.tsx'

/** Opens the chat at the end of a page, with a question about that page. */
export function AskPage(): ReactNode {
  const texts = useTexts()
  if (!useChatOffer()) return null
  return (
    <p className="actions">
      <AskButton question={texts.askPageQuestion} isSuggestion isPlain>
        {texts.askPage}
      </AskButton>
    </p>
  )
}
