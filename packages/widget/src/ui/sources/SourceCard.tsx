import { useLayoutEffect, useRef } from 'react'
import type { JSX, RefObject } from 'react'
import type { SourceLink } from './sources.ts'
import { usePressOutside } from '../panel/usePressOutside.ts'

export interface SourceCardProps {
  id: string
  source: SourceLink
  /** It belongs to the mark, and stays while that is pressed. */
  mark: RefObject<Element | null>
  onDismiss: () => void
}

/** What a mark stands for: the page, the section, and the sentence. */
export function SourceCard({ id, source, mark, onDismiss }: SourceCardProps): JSX.Element {
  const cardRef = useRef<HTMLSpanElement>(null)
  usePlaceByMark(cardRef)
  usePressOutside(mark, onDismiss)
  const { title, section, quote } = source
  return (
    <span ref={cardRef} className="card" role="tooltip" id={id}>
      <b dir="auto">{title}</b>
      {section && <small dir="auto">{section}</small>}
      {quote && <q dir="auto">{quote}</q>}
    </span>
  )
}

const GAP = 6
const EDGE = 8

/**
 * Puts the card below its mark, above where there is no room, and within the list. Set through the
 * style object: a strict content policy refuses style attributes, not this.
 */
function usePlaceByMark(cardRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const card = cardRef.current
    const mark = card?.parentElement?.getBoundingClientRect()
    const list = card?.closest('.list')?.getBoundingClientRect()
    if (!card || !mark || !list) return
    const { width, height } = card.getBoundingClientRect()
    const end = Math.min(list.right, document.documentElement.clientWidth) - EDGE - width
    const hasRoomBelow = mark.bottom + GAP + height + EDGE <= window.innerHeight
    card.style.left = `${Math.max(EDGE, Math.min(mark.left - EDGE, end))}px`
    card.style.top = `${hasRoomBelow ? mark.bottom + GAP : mark.top - GAP - height}px`
  }, [cardRef])
}
