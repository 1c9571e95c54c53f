import { useContext, useId, useState } from 'react'
import type { FocusEvent, JSX } from 'react'
import { fillText } from '@docent/texts'
import { SourceCard } from './SourceCard.tsx'
import { SourceAnchor } from './SourceAnchor.tsx'
import { SourcesContext, TextsContext } from './contexts.ts'
import { useEscapeFirst } from './useEscapeFirst.ts'

export interface SourceMarkProps {
  number: number
}

/**
 * The mark of a source in an answer's text: a link to the passage, with a card that shows it. A
 * number that no source has is left as it was written.
 */
export function SourceMark({ number }: SourceMarkProps): JSX.Element {
  const texts = useContext(TextsContext)
  const source = useContext(SourcesContext)[number - 1]
  const cardId = useId()
  const [isNear, setNear] = useState(false)
  const hasCard = isNear && source !== undefined && (source.section !== '' || source.quote !== '')
  useEscapeFirst(hasCard, () => setNear(false))
  if (!source) return <>[{number}]</>

  function showOnFocus({ target }: FocusEvent): void {
    if (target.matches(':focus-visible')) setNear(true)
  }

  return (
    <span
      className="mark"
      role="presentation"
      onPointerEnter={({ pointerType }) => setNear(pointerType === 'mouse')}
      onPointerLeave={() => setNear(false)}
      onFocus={showOnFocus}
      onBlur={() => setNear(false)}
    >
      <SourceAnchor
        className="cite"
        source={source}
        aria-label={fillText(texts.source, { number })}
        aria-describedby={hasCard ? cardId : undefined}
      >
        {number}
      </SourceAnchor>
      {hasCard && <SourceCard id={cardId} source={source} />}
    </span>
  )
}
