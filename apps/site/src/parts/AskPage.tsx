import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { AskButton } from './AskButton.tsx'

/** Opens the chat at the end of a text: it is told what page it stands on. */
export function AskPage(): ReactNode {
  const texts = useTexts()
  return (
    <p className="actions">
      <AskButton question="" isPlain>
        {texts.askPage}
      </AskButton>
    </p>
  )
}
