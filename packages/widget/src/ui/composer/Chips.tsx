import type { JSX } from 'react'
import { useWidget } from '../contexts.ts'

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
            onFocus={({ target }) => showWhole(target)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

/**
 * Scrolls to a question that the keyboard has come to. A browser leaves one that is partly in view
 * where it is. Under a pointer nothing moves: a press that ends elsewhere is not a click.
 */
function showWhole(question: Element): void {
  if (!question.matches(':focus-visible')) return
  question.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
