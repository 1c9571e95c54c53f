import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { createFollow } from './follow.ts'
import type { Follow, ReadingPlace } from './follow.ts'

export interface FollowedList {
  readonly box: RefObject<HTMLElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  /** There is something below that the reader has not seen. */
  readonly isUnseen: boolean
  readonly follow: RefObject<Follow | undefined>
  toEnd(): void
}

/**
 * Follows the end of a list. A new list begins at its end, unless `place` says where its reader
 * was, and returns there whenever a question is sent, also for the second time. Before the first
 * question, the list shows the greeting from its beginning, because a low window has no room for
 * all of it.
 */
export function useFollow(
  mode: 'follow' | 'always',
  { isBegun, isSubmitted }: { readonly isBegun: boolean; readonly isSubmitted: boolean },
  place: ReadingPlace,
): FollowedList {
  const box = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const follow = useRef<Follow | undefined>(undefined)
  const [isUnseen, setUnseen] = useState(false)

  useEffect(() => {
    if (!isBegun || !box.current || !content.current) return undefined
    const created = createFollow(box.current, content.current, { mode, onUnseen: setUnseen, place })
    follow.current = created
    return () => created.destroy()
  }, [isBegun, mode, place])

  useEffect(() => {
    if (isSubmitted) follow.current?.toEnd()
  }, [isSubmitted])

  return { box, content, isUnseen, follow, toEnd: () => follow.current?.toEnd() }
}
