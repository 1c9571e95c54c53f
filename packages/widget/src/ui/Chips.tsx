import { useContext } from 'react'
import type { JSX } from 'react'
import { TextsContext } from './contexts.ts'

export interface ChipsProps {
  questions: readonly string[]
  isDisabled: boolean
  onSend: (question: string) => void
}

/** Questions to begin with. A click sends one as it stands. */
export function Chips({ questions, isDisabled, onSend }: ChipsProps): JSX.Element | null {
  const texts = useContext(TextsContext)
  if (questions.length === 0) return null
  return (
    // Where they scroll, and none can have the focus, the list itself is within reach of the keyboard.
    // Once they can, it keeps the focus that it has, and is passed over.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="chips" aria-label={texts.suggestions} tabIndex={isDisabled ? 0 : -1}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" disabled={isDisabled} onClick={() => onSend(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
