import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Calls `onPress` when something else than an element is pressed. */
export function usePressOutside(element: RefObject<Element | null>, onPress: () => void): void {
  useEffect(() => {
    // By the path: in a shadow root the target is, from outside, the whole chat.
    const look = (event: Event): void => {
      if (!element.current || !event.composedPath().includes(element.current)) onPress()
    }
    document.addEventListener('pointerdown', look, { capture: true })
    return () => document.removeEventListener('pointerdown', look, { capture: true })
  }, [element, onPress])
}
