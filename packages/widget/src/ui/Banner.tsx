import { useContext, useEffect, useState } from 'react'
import type { JSX } from 'react'
import type { ChatFailure } from '../session/index.ts'
import { countText } from '@docent/texts'
import { TextsContext } from './contexts.ts'
import { AlertIcon } from './icons.tsx'

export interface BannerProps {
  failure: ChatFailure | undefined
  onRetry: () => void
}

/**
 * Says that something went wrong, and offers to try again. The alert is always there, and empty
 * until then: one that appears together with its text is not read by every screen reader. The
 * button stands outside: its countdown is not to be read every second.
 */
export function Banner({ failure, onRetry }: BannerProps): JSX.Element {
  const texts = useContext(TextsContext)
  const detail = failure?.reached === false ? texts.unreachable : failure?.detail

  return (
    <div className="banner" data-shown={failure !== undefined || undefined}>
      {failure && <AlertIcon />}
      <div role="alert">
        {failure && <p>{texts.error}</p>}
        {detail !== undefined && detail !== texts.error && (
          <p className="detail" dir="auto">
            {detail}
          </p>
        )}
      </div>
      {failure && <RetryButton key={failure.retryAt} retryAt={failure.retryAt} onRetry={onRetry} />}
    </div>
  )
}

interface RetryButtonProps {
  /** Before this time, in milliseconds, another try would be refused. */
  retryAt: number | undefined
  onRetry: () => void
}

function RetryButton({ retryAt = 0, onRetry }: RetryButtonProps): JSX.Element {
  const texts = useContext(TextsContext)
  const seconds = Math.max(0, Math.ceil((retryAt - useNow(retryAt > 0)) / 1000))
  return (
    <button className="retry" type="button" disabled={seconds > 0} onClick={onRetry}>
      {seconds > 0 ? countText(texts, texts.retryIn, seconds) : texts.retry}
    </button>
  )
}

function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    if (!isTicking) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isTicking])

  return now
}
