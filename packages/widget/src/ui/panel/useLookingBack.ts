import { useState } from 'react'
import type { RefObject } from 'react'
import type { Archive } from '@docent/chat/archive'
import { createStore } from '@docent/chat'
import { useStore } from '../useStore.ts'

export interface LookingBack {
  /** Whether the earlier conversations are shown instead of the current one. */
  readonly isShown: boolean
  /** There is something to look back at. */
  readonly isOffered: boolean
  /** Begins or ends it. */
  toggle(): void
  /** Ends it from inside the list, whose focus would otherwise be lost. */
  leave(): void
}

const NONE = createStore<readonly unknown[]>([])

/** The way to the earlier conversations and back, if a visitor has some. */
export function useLookingBack(
  archive: Archive | undefined,
  button: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
): LookingBack {
  const [isShown, setShown] = useState(false)
  const hasEarlier = useStore(archive?.entries ?? NONE).length > 0
  const toggle = (): void => setShown(!isShown)
  return {
    isShown,
    isOffered: hasEarlier || isShown,
    toggle,
    leave() {
      toggle()
      // With the last of them the button goes too.
      const next = hasEarlier ? button.current : title.current
      next?.focus({ preventScroll: true })
    },
  }
}
