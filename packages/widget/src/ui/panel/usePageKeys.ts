import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { ViewControl } from './view.ts'

const KEYS = new Set(['F6', '/', 'Escape'])

/**
 * Handles the keys pressed outside the panel. Their code loads with the first of them.
 * Without `isOn` a page keeps its own, all but the one that frees what the panel covers.
 */
export function usePageKeys(
  pill: RefObject<HTMLElement | null>,
  view: ViewControl,
  isOn = false,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!KEYS.has(event.key) || event.defaultPrevented || !pill.current) return
      const { isOpen } = view.state.get()
      // In time: otherwise the browser handles the key itself.
      if (isOn && isOpen && event.key === 'F6') event.preventDefault()
      const place = { pill: pill.current, view, isOn }
      void import('./pageKeys.ts').then(
        ({ actOnPage }) => actOnPage(event, place),
        // Without a connection nothing is lost but the key.
        () => undefined,
      )
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [pill, view, isOn])
}
