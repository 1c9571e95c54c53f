import { useRef, useState } from 'react'
import type { JSX } from 'react'
import { useAnnounce } from '../contexts.ts'
import { useLaterTexts } from '../later/laterTexts.ts'
import { useStore } from '../useStore.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { ThumbIcon } from './ThumbIcon.tsx'
import { raterOf } from './rater.ts'
import type { Vote } from '@docent/protocol/api'
import type { RaterOptions, OwnRating } from './rater.ts'

export interface FeedbackProps {
  messageId: string
  options: RaterOptions
}

type Said = 'thanks' | 'feedbackFailed'

/** Two thumbs for an answer. After a negative vote, a visitor can say why; the vote counts without. */
export function Feedback({ messageId, options }: FeedbackProps): JSX.Element {
  const texts = useLaterTexts()
  const announce = useAnnounce()
  const rater = raterOf(options)
  const vote = useStore(rater.votes).get(messageId)
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState<Said>()
  const down = useRef<HTMLButtonElement>(null)

  async function rate(rating: OwnRating): Promise<boolean> {
    setSaid(undefined)
    const isKept = await rater.rate(messageId, rating)
    const isThanked = isKept && rating.vote !== 'none' && !isAsked(rating)
    const next = isKept ? (isThanked ? 'thanks' : undefined) : 'feedbackFailed'
    setSaid(next)
    if (next) announce(texts[next])
    return isKept
  }

  /** A bad vote leads to the reasons; the thanks come once they are given. */
  const isAsked = ({ vote: next, reasons }: OwnRating) => next === 'down' && reasons === undefined

  function press(pressed: Vote): void {
    const next = pressed === vote ? 'none' : pressed
    setAsking(next === 'down')
    void rate({ vote: next })
  }

  function leave(): void {
    setAsking(false)
    down.current?.focus({ preventScroll: true })
  }

  async function explain(rating: OwnRating): Promise<void> {
    if (await rate(rating)) leave()
  }

  return (
    <>
      <button
        className="act"
        type="button"
        aria-pressed={vote === 'up'}
        aria-label={texts.helpful}
        title={texts.helpful}
        onClick={() => press('up')}
      >
        <ThumbIcon />
      </button>
      <button
        ref={down}
        className="act"
        type="button"
        aria-pressed={vote === 'down'}
        aria-expanded={isAsking}
        aria-label={texts.notHelpful}
        title={texts.notHelpful}
        onClick={() => press('down')}
      >
        <ThumbIcon isDown />
      </button>
      {said && <span className="note">{texts[said]}</span>}
      {isAsking && <FeedbackForm maxLength={options.noteLength} onSend={explain} onLeave={leave} />}
    </>
  )
}
