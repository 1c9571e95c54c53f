import { useEffect } from 'react'
import type { RefObject } from 'react'
import { hasTouch } from '../hasTouch.ts'

/**
 * Focuses the field when the panel has opened, and whenever `calls` grows. On a touch screen that would
 * open the keyboard over the chat: there the title gets the focus, and the field only when the visitor
 * asks for it. A panel that is merely open again leaves the focus where it is.
 */
export function useFocusOnOpen(
  field: RefObject<HTMLTextAreaElement | null>,
  title: RefObject<HTMLElement | null>,
  calls: number,
  isRestored: boolean,
): void {
  useEffect(() => {
    if (isRestored && calls === 0) return
    const canType = field.current && !field.current.disabled && (calls > 0 || !hasTouch())
    const target = canType ? field.current : title.current
    target?.focus({ preventScroll: true })
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [field, title, calls, isRestored])
}
