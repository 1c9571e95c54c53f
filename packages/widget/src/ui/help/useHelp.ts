import { useState } from 'react'
import type { RefObject } from 'react'

export interface HelpControl {
  readonly isOpen: boolean
  toggle(): void
  /** Closes it from inside and returns the focus to the button. */
  close(): void
}

/** Whether the help is open; `button` opens it. */
export function useHelp(button: RefObject<HTMLElement | null>): HelpControl {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    close() {
      setOpen(false)
      button.current?.focus()
    },
  }
}
