import { useEffect } from 'react'

/**
 * Calls `onEscape` for the Escape key while `isActive`, and stops the key there: the topmost layer
 * closes first, wherever the focus is, and the panel below it the next time.
 */
export function useEscapeFirst(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined
    const take = (event: KeyboardEvent) => {
      // An input method handles the key itself.
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      onEscape()
    }
    document.addEventListener('keydown', take, { capture: true })
    return () => document.removeEventListener('keydown', take, { capture: true })
  }, [isActive, onEscape])
}
