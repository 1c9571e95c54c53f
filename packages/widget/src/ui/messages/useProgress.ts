import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { ChatState } from '@docent/chat'
import type { WidgetTexts } from '@docent/texts'
import type { Speaker } from '../announcing/speaker.ts'
import { THINKING_SAID_MS } from '../timing.ts'

/** Announces that a reply is slow, and that it has begun. */
export function useProgress(
  { status }: Pick<ChatState, 'status'>,
  { isThinking, isReplying }: Pick<WidgetTexts, 'isThinking' | 'isReplying'>,
  mode: string,
  speaker: RefObject<Speaker | undefined>,
): void {
  const before = useRef(status)

  useEffect(() => {
    const hasBegun = before.current === 'submitted' && status === 'streaming'
    before.current = status
    if (mode === 'off') return undefined
    if (hasBegun) speaker.current?.tell(isReplying)
    if (status !== 'submitted') return undefined
    const waiting = setTimeout(() => speaker.current?.tell(isThinking), THINKING_SAID_MS)
    return () => clearTimeout(waiting)
  }, [status, isThinking, isReplying, mode, speaker])
}
