import type { JSX } from 'react'
import { fillText } from '@docent/texts'
import { useAnnounce } from '../contexts.ts'
import { useLaterTexts } from '../later/laterTexts.ts'

export interface PagerProps {
  /** Which of the versions is shown, from 0, oldest first. */
  place: number
  count: number
  onTurn: (place: number) => void
}

/** Leads through the versions of a turn. The newest is the one that counts; the others are history. */
export function Pager({ place, count, onTurn }: PagerProps): JSX.Element {
  const texts = useLaterTexts()
  const announce = useAnnounce()
  const describe = (number: number) => fillText(texts.version, { number, count })

  function turnTo(next: number): void {
    if (next < 0 || next >= count) return
    onTurn(next)
    announce(describe(next + 1))
  }

  // At either end the button is only marked as disabled: a really disabled one loses the focus.
  return (
    <fieldset className="pager" aria-label={describe(place + 1)}>
      {place < count - 1 && <span className="note">{texts.replaced}</span>}
      <button
        className="act"
        type="button"
        aria-label={texts.previousVersion}
        aria-disabled={place === 0}
        onClick={() => turnTo(place - 1)}
      >
        <Arrow path="m12 5-5 5 5 5" />
      </button>
      <span aria-hidden="true">
        {place + 1}/{count}
      </span>
      <button
        className="act"
        type="button"
        aria-label={texts.nextVersion}
        aria-disabled={place === count - 1}
        onClick={() => turnTo(place + 1)}
      >
        <Arrow path="m8 5 5 5-5 5" />
      </button>
    </fieldset>
  )
}

function Arrow({ path }: { path: string }): JSX.Element {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
