import type { JSX } from 'react'
import { useWidget } from '../contexts.ts'
import { showWhole } from '../showWhole.ts'

export interface ChipsProps {
  label: string
  questions: readonly string[]
  isDisabled: boolean
}

/** Questions to begin or continue with. A click sends one unchanged. */
export function Chips({ label, questions, isDisabled }: ChipsProps): JSX.Element | null {
  const { session } = useWidget()
  if (questions.length === 0) return null
  return (
    // If they scroll, and none can have the focus, the list itself is within reach of the keyboard.
    // Once they can, it keeps the focus that it has, and is passed over.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="chips" aria-label={label} tabIndex={isDisabled ? 0 : -1}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            dir="auto"
            disabled={isDisabled}
            onClick={() => session.send(question)}
            onFocus={showWhole}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
