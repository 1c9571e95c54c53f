import { useEffect, useRef, useState } from 'react'
import type { JSX } from 'react'
import { countText } from '@docent/texts'
import { useAnnounce } from '../contexts.ts'
import { useLaterTexts } from '../later/laterTexts.ts'

export interface WaitingRetryProps {
  /** Before this time, in milliseconds since 1970, another try would be refused. */
  retryAt: number
  onRetry: () => void
  /** The time has come. */
  onOver: () => void
}

/**
 * The button that tries again, for a server that has said when: until then it counts down. A screen
 * reader is not told every second, but once, when it is time.
 */
export function WaitingRetry({ retryAt, onRetry, onOver }: WaitingRetryProps): JSX.Element {
  const texts = useLaterTexts()
  const say = useAnnounce()
  const seconds = useSecondsUntil(retryAt)
  const isWaiting = seconds > 0
  const isToSay = useRef(isWaiting)

  useEffect(() => {
    if (!isWaiting) onOver()
  }, [isWaiting, onOver])

  useEffect(() => {
    if (isWaiting || !isToSay.current) return
    isToSay.current = false
    say(texts.canRetry)
  }, [isWaiting, say, texts])

  return (
    <button className="retry" type="button" disabled={isWaiting} onClick={onRetry}>
      {isWaiting ? sayWait(texts, seconds) : texts.retry}
    </button>
  )
}

/** Beyond this many seconds the countdown shows minutes. */
const LAST_COUNTED_S = 120

function sayWait(texts: ReturnType<typeof useLaterTexts>, seconds: number): string {
  return seconds > LAST_COUNTED_S
    ? countText(texts, texts.retryInMinutes, Math.ceil(seconds / 60))
    : countText(texts, texts.retryIn, seconds)
}

/** How many seconds are left, rounded up. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now)
  const isOver = now >= time

  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])

  return Math.max(0, Math.ceil((time - now) / 1000))
}
