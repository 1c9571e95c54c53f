import { useEffect, useState } from 'react'
import type { JSX, MouseEvent } from 'react'
import { useAnnounce } from '../contexts.ts'
import { useLaterTexts } from '../later/laterTexts.ts'

export interface OfferProps {
  onTake: () => void
}

/** Offers an answer without a model to a visitor who has waited long. It works once. */
export function Offer({ onTake }: OfferProps): JSX.Element | null {
  const { answerNow, answerOffered } = useLaterTexts()
  const announce = useAnnounce()
  const [isTaken, setTaken] = useState(false)
  useEffect(() => announce(answerOffered), [announce, answerOffered])

  function take({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    // The button goes. The title holds the focus until the field is enabled: see useRestoredFocus.
    currentTarget.closest('.panel')?.querySelector('h2')?.focus({ preventScroll: true })
    setTaken(true)
    onTake()
  }

  if (isTaken) return null
  return (
    <button className="retry" type="button" onClick={take}>
      {answerNow}
    </button>
  )
}
