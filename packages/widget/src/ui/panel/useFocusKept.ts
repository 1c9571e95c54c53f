import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Moves the focus to the title when what has it is disabled with the assistant. It would be nowhere
 * then, and Escape would no longer close the panel.
 */
export function useFocusKept(
  frame: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
  isOff: boolean,
): void {
  useLayoutEffect(() => {
    if (isOff && frame.current?.querySelector(':focus:disabled')) {
      title.current?.focus({ preventScroll: true })
    }
  }, [frame, title, isOff])
}
