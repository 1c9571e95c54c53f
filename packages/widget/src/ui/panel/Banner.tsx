import { useState } from 'react'
import type { JSX } from 'react'
import { useWidget } from '../contexts.ts'
import { AlertIcon } from '../icons.tsx'
import { useLater } from '../later/useLater.ts'
import { useStore } from '../useStore.ts'

// Few visitors have to wait. A try before this is loaded is refused once more, without harm.
const loadWaiting = () => import('./WaitingRetry.tsx')

/**
 * Says that something went wrong, and offers to try again. The alert is always there, and empty
 * until then: one that appears together with its text is not read by every screen reader. The
 * button is outside, so that its countdown is not announced every second.
 */
export function Banner(): JSX.Element {
  const { texts, session } = useWidget()
  const { failure } = useStore(session.state)
  const retryAt = failure?.retryAt
  const waiting = useLater(retryAt !== undefined, loadWaiting)
  const [endedAt, setEndedAt] = useState<number>()
  const isOver = retryAt !== undefined && retryAt === endedAt
  const detail = failure?.reached === false ? texts.unreachable : failure?.detail

  return (
    <div className="banner" data-shown={failure !== undefined || undefined}>
      {failure && <AlertIcon />}
      <div role="alert">
        {failure && <p>{texts.error}</p>}
        {/* Once the time has come, "in 2 seconds" is no longer true. */}
        {detail !== undefined && detail !== texts.error && !isOver && (
          <p className="detail" dir="auto">
            {detail}
          </p>
        )}
      </div>
      {failure &&
        (waiting && retryAt !== undefined ? (
          <waiting.WaitingRetry
            key={retryAt}
            retryAt={retryAt}
            onRetry={session.retry}
            onOver={() => setEndedAt(retryAt)}
          />
        ) : (
          <button className="retry" type="button" onClick={session.retry}>
            {texts.retry}
          </button>
        ))}
    </div>
  )
}
