import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadItem } from '../editing/thread.ts'
import type { FollowedList } from './useFollow.ts'

/** How much text is rendered in one go, if no message has more: a few milliseconds' worth. */
const SLICE_LENGTH = 2000

interface Shown {
  /** Of which conversation: the id of its first message. */
  readonly of: string | undefined
  /** The place of the first message that is rendered. */
  readonly from: number
}

/**
 * From which place on the messages are rendered. A long conversation that is there all at once
 * begins with its end, and what is above follows, a little with each frame.
 */
export function useOlder(
  items: readonly ThreadItem[],
  { content, follow }: Pick<FollowedList, 'content' | 'follow'>,
): number {
  const [kept, setShown] = useState<Shown>(() => beginAtEnd(items))
  const shown = kept.of === items[0]?.message.id ? kept : beginAtEnd(items)
  if (shown !== kept) setShown(shown)
  const { of, from } = shown
  const latest = useRef(items)
  const top = useRef<{ of: string | undefined; first: Element }>(undefined)

  useEffect(() => {
    latest.current = items
  })

  // Keep the first message in place when older ones appear above it.
  useLayoutEffect(() => {
    const first = content.current?.querySelector('.thread > li')
    if (!first) return
    const before = top.current
    top.current = { of, first }
    if (!before || before.of !== of || before.first === first) return
    const added = before.first.getBoundingClientRect().top - first.getBoundingClientRect().top
    if (before.first.isConnected) follow.current?.keep(added)
  })

  useEffect(() => {
    if (from === 0) return undefined
    return runAfterFrame(() => setShown({ of, from: findSliceStart(latest.current, from) }))
  }, [of, from])

  return from
}

function beginAtEnd(items: readonly ThreadItem[]): Shown {
  return { of: items[0]?.message.id, from: findSliceStart(items, items.length) }
}

/** One message at least, and above it those for which there is room. */
function findSliceStart(items: readonly ThreadItem[], end: number): number {
  const lengthAt = (place: number) => items[place]?.message.content.length ?? 0
  let start = Math.max(0, end - 1)
  let length = lengthAt(start)
  while (start > 0 && (length += lengthAt(start - 1)) <= SLICE_LENGTH) start -= 1
  return start
}

/** Once what is rendered now has been drawn. */
function runAfterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
