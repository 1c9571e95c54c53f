import type { JSX, RefObject } from 'react'
import { MinusIcon, PlusIcon } from './icons.tsx'
import { useLaterTexts } from '../later/laterTexts.ts'
import { useMini } from './useMini.ts'

export interface MiniButtonProps {
  /** The element around the pill. */
  launch: RefObject<Element | null>
  /** The label of the full pill. */
  label: string
  /** A visitor has hidden its tooltip. */
  isDismissed: boolean
}

/**
 * At the corner of the pill: leaves its icon alone, and makes it whole again. While only the icon
 * shows, its name is the tooltip; screen readers read the name anyway.
 */
export function MiniButton({ launch, label, isDismissed }: MiniButtonProps): JSX.Element {
  const texts = useLaterTexts()
  const [isMini, choose] = useMini(launch)
  const name = isMini ? texts.showName : texts.showIcon
  return (
    <>
      {isMini && (
        <span className="tip" aria-hidden="true" data-dismissed={isDismissed || undefined}>
          {label}
        </span>
      )}
      <button
        className="mini"
        type="button"
        aria-label={name}
        title={name}
        onClick={() => choose(!isMini)}
      >
        {isMini ? <PlusIcon /> : <MinusIcon />}
      </button>
    </>
  )
}
