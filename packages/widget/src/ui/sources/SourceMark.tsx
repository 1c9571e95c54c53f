import { useContext, useId, useRef, useState } from 'react'
import type { FocusEvent, JSX, MouseEvent } from 'react'
import { fillText } from '@docent/texts'
import { SourceAnchor } from './SourceAnchor.tsx'
import { SourcesContext, usePanelTexts } from '../contexts.ts'
import { createLater } from '../later/later.tsx'
import { useEscapeFirst } from '../panel/useEscapeFirst.ts'

// Most marks are read over.
const SourceCard = createLater(async () => (await import('./SourceCard.tsx')).SourceCard)

export interface SourceMarkProps {
  number: number
}

/**
 * The mark of a source in an answer's text: a link to the passage, with a card that shows it. On touch
 * the first tap shows the card, whose last row opens the passage; so does a second tap. A number that no
 * source has is left as it was written.
 */
export function SourceMark({ number }: SourceMarkProps): JSX.Element {
  const texts = usePanelTexts()
  const source = useContext(SourcesContext)[number - 1]
  const cardId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  const tells = source !== undefined && (source.section !== '' || source.quote !== '')
  const hasCard = isNear && tells
  const dismiss = (): void => setNear(false)
  useEscapeFirst(hasCard, dismiss)
  if (!source) return <>[{number}]</>

  function showOnFocus({ target }: FocusEvent): void {
    if (target.matches(':focus-visible')) setNear(true)
  }

  function dismissOnLeave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) dismiss()
  }

  function showOnTap(event: MouseEvent): void {
    const { pointerType } = event.nativeEvent as PointerEvent
    if (hasCard || !tells || pointerType !== 'touch') return
    event.preventDefault()
    // The code that follows links on this page would handle this click as a link.
    event.stopPropagation()
    setNear(true)
  }

  return (
    <span
      ref={frame}
      className="mark"
      role="presentation"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setNear(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setNear(false)}
      onFocus={showOnFocus}
      onBlur={dismissOnLeave}
      onClickCapture={showOnTap}
    >
      <SourceAnchor
        className="cite"
        source={source}
        aria-label={fillText(texts.source, { number })}
        aria-describedby={hasCard ? cardId : undefined}
      >
        {number}
      </SourceAnchor>
      {hasCard && <SourceCard id={cardId} source={source} mark={frame} onDismiss={dismiss} />}
    </span>
  )
}
