import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Opens a dialog as a modal one, and keeps it within what an on-screen keyboard leaves of the
 * window: iOS neither resizes the page for its keyboard nor keeps fixed elements above it.
 */
export function useFullScreen(frame: RefObject<HTMLElement | null>, isFullScreen: boolean): void {
  useLayoutEffect(() => {
    const dialog = frame.current
    if (!isFullScreen || !(dialog instanceof HTMLDialogElement)) return undefined
    dialog.showModal()
    const viewport = window.visualViewport
    if (!viewport) return undefined

    const fit = () => {
      dialog.style.setProperty('--_height', `${viewport.height}px`)
      dialog.style.setProperty('--_top', `${viewport.offsetTop}px`)
    }
    fit()
    viewport.addEventListener('resize', fit)
    viewport.addEventListener('scroll', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      viewport.removeEventListener('scroll', fit)
    }
  }, [frame, isFullScreen])
}
