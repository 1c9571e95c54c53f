import type { JSX, MouseEvent } from 'react'
import type { MessagePart, ReasoningDetail } from '@docent/protocol'
import { useLaterTexts } from '../later/laterTexts.ts'

export interface ReasoningProps {
  parts: readonly MessagePart[]
}

/**
 * A model's thoughts before it wrote, folded. They are nobody's statement: plain literal text, without
 * links or emphasis.
 */
export function Reasoning({ parts }: ReasoningProps): JSX.Element | null {
  const { howItCame, redacted } = useLaterTexts()
  const thoughts = readThoughts(parts)
  if (thoughts.length === 0) return null
  return (
    <details className="thoughts">
      <summary onClick={stay}>{howItCame}</summary>
      {thoughts.map((thought, index) => (
        <p key={index} className="verbatim">
          {thought.type === 'text' ? thought.text.trim() : redacted}
        </p>
      ))}
    </details>
  )
}

/** One line is enough for several hidden thoughts in a row. */
function readThoughts(parts: readonly MessagePart[]): ReasoningDetail[] {
  const details = parts.flatMap((part) => (part.type === 'reasoning' ? part.details : []))
  return details.filter((detail, index) =>
    detail.type === 'text' ? detail.text.trim() !== '' : details[index - 1]?.type !== 'redacted',
  )
}

const FRAMES = 3

/** A list at its end would follow the growth, and scroll the opened part out of sight. */
function stay({ currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest('.list')
  if (!list) return
  const { scrollTop } = list
  let frames = FRAMES
  function hold(): void {
    list?.scrollTo({ top: scrollTop })
    frames -= 1
    if (frames > 0) requestAnimationFrame(hold)
  }
  requestAnimationFrame(hold)
}
