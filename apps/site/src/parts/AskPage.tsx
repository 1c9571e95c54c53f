import type { ReactNode } from 'react'
import { useChatOffer } from '../chatOffer.ts'
import { useTexts } from '../texts.ts'
import { AskButton } from './AskButton.tsx'

/** Opens the chat at the end of a page and tells it which page that is. */
export function AskPage(): ReactNode {
  const texts = useTexts()
  if (!useChatOffer()) return null
  return (
    <p className="actions">
      <AskButton question="" isPlain>
        {texts.askPage}
      </AskButton>
    </p>
  )
}
