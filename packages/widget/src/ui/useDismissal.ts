import { useEffect, useState } from 'react'

export interface Dismissal {
  readonly isDismissed: boolean
  readonly handlers: {
    onPointerEnter(): void
    onPointerLeave(): void
    onFocus(): void
    onBlur(): void
  }
}

/**
 * Lets Escape put away what pointing at an element, or focusing it, shows; until it is left and
 * come back to. The key counts wherever the focus is: a pointer can rest on a tooltip without it.
 */
export function useDismissal(): Dismissal {
  const [isNear, setNear] = useState(false)
  const [isDismissed, setDismissed] = useState(false)

  useEffect(() => {
    if (!isNear) return undefined
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [isNear])

  function come(): void {
    setNear(true)
  }
  function leave(): void {
    setNear(false)
    setDismissed(false)
  }
  const handlers = { onPointerEnter: come, onPointerLeave: leave, onFocus: come, onBlur: leave }
  return { isDismissed, handlers }
}
