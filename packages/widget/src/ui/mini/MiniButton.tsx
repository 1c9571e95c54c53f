import type { JSX, RefObject } from 'react'
import { MinusIcon, PlusIcon } from './icons.tsx'
import { useLaterTexts } from '../laterTexts.ts'
import { useMini } from './useMini.ts'

export interface MiniButtonProps {
  /** What holds the pill. */
  launch: RefObject<Element | null>
}

/** At the corner of the pill: leaves its icon alone, and makes it whole again. */
export function MiniButton({ launch }: MiniButtonProps): JSX.Element {
  const texts = useLaterTexts()
  const [isMini, choose] = useMini(launch)
  const name = isMini ? texts.showName : texts.showIcon
  return (
    <button
      className="mini"
      type="button"
      aria-label={name}
      title={name}
      onClick={() => choose(!isMini)}
    >
      {isMini ? <PlusIcon /> : <MinusIcon />}
    </button>
  )
}
