import { useEffect } from 'react'
import type { RefObject } from 'react'
import { hasTouch } from '../hasTouch.ts'
import type { Suggestion } from './view.ts'

/**
 * Focuses the field when the panel has opened, and whenever `calls` grows. On a touch screen that would
 * open the keyboard over the chat: there the title gets the focus, and the field only when the visitor
 * asks for it. A panel that is merely open again leaves the focus where it is. A suggestion is selected,
 * so that typing replaces it.
 */
export function useFocusOnOpen(
  field: RefObject<HTMLTextAreaElement | null>,
  title: RefObject<HTMLElement | null>,
  calls: number,
  isRestored: boolean,
  suggestion: Suggestion | undefined,
): void {
  useEffect(() => {
    if (isRestored && calls === 0) return
    const canType = field.current && !field.current.disabled && (calls > 0 || !hasTouch())
    const target = canType ? field.current : title.current
    target?.focus({ preventScroll: true })
    const typed = field.current?.value ?? ''
    field.current?.setSelectionRange(
      typed === suggestion?.question ? 0 : typed.length,
      typed.length,
    )
  }, [field, title, calls, isRestored, suggestion])
}
