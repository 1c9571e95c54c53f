import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

export interface Dismissal {
  readonly isDismissed: boolean
  readonly handlers: {
    onPointerLeave(): void
    onBlur(): void
  }
}

/**
 * Lets Escape hide what hovering or focusing an element shows, until the visitor leaves it and
 * returns. The key counts wherever the focus is: a pointer can rest on a tooltip without it.
 */
export function useDismissal(element: RefObject<Element | null>): Dismissal {
  const [isDismissed, setDismissed] = useState(false)

  useEffect(() => {
    // Read from the element, not remembered: markup that a page already contained is often hovered or
    // focused before it is hydrated. That is what hydrates it.
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (element.current?.matches(':hover, :focus-within')) setDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [element])

  const leave = () => setDismissed(false)
  return { isDismissed, handlers: { onPointerLeave: leave, onBlur: leave } }
}
