import { useLayoutEffect, useRef } from 'react'
import type { JSX, RefObject } from 'react'
import type { SourceLink } from './sources.ts'
import { SourceAnchor } from './SourceAnchor.tsx'
import { hasTouch } from '../hasTouch.ts'
import { useLaterTexts } from '../later/laterTexts.ts'
import { usePressOutside } from '../panel/usePressOutside.ts'

export interface SourceCardProps {
  id: string
  source: SourceLink
  /** It belongs to the mark, and stays while that is pressed. */
  mark: RefObject<Element | null>
  onDismiss: () => void
}

/**
 * The source of a mark: the page, the section and the sentence. On touch screens a row opens the
 * passage; with a pointer, a click on the mark does.
 */
export function SourceCard({ id, source, mark, onDismiss }: SourceCardProps): JSX.Element {
  const cardRef = useRef<HTMLSpanElement>(null)
  usePlaceByMark(cardRef)
  usePressOutside(mark, onDismiss)
  const texts = useLaterTexts()
  const { title, quote } = source
  const trail = readTrail(source)
  const isTouch = hasTouch()
  return (
    <span ref={cardRef} className="card" role={isTouch ? undefined : 'tooltip'} id={id}>
      <b dir="auto">{title}</b>
      {trail && <small dir="auto">{trail}</small>}
      {quote && <q dir="auto">{quote}</q>}
      {isTouch && (
        <SourceAnchor className="open" source={source}>
          {texts.openPassage}
        </SourceAnchor>
      )}
    </span>
  )
}

/** Where the passage is: "Products › Site › Measures", or the section alone of a page at the top. */
function readTrail({ address, title, section }: SourceLink): string {
  const folders = address ? new URL(address).pathname.split('/').filter(Boolean).slice(0, -1) : []
  const names = folders.map((name) => name.charAt(0).toUpperCase() + name.slice(1))
  const page = names.length > 0 ? [...names, title] : []
  return [...page, ...(section && section !== title ? [section] : [])].join(' › ')
}

const GAP = 6
const EDGE = 8

/**
 * Puts the card below its mark, above if there is no room, and within the list. Set through the
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
