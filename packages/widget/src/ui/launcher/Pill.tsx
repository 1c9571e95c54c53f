import { useRef } from 'react'
import type { JSX, KeyboardEvent, Ref } from 'react'
import type { WidgetTexts } from '@docent/texts'
import { CrossIcon, DoorIcon } from '../icons.tsx'
import { useDismissal } from '../panel/useDismissal.ts'
import { useLater } from '../later/useLater.ts'

export const PANEL_ID = 'docent-panel'
const TOOLTIP_ID = 'docent-tooltip'

export interface PillProps {
  texts: Pick<WidgetTexts, 'launcher' | 'tooltip' | 'unread'>
  position: 'left' | 'right'
  isOpen: boolean
  /** An answer came while the panel was closed. */
  isUnread?: boolean
  onToggle?: () => void
  pillRef?: Ref<HTMLButtonElement>
}

const loadMini = () => import('../mini/index.ts')

/**
 * The pill that opens and closes the panel, and its tooltip.
 *
 * A page may contain it as HTML before any script runs: while closed, its markup depends only on the
 * texts and the position until it is hydrated; the button that minimises it loads then. The tooltip is
 * shown by style, on hover and on keyboard focus.
 */
export function Pill(props: PillProps): JSX.Element {
  const { texts, position, isOpen, isUnread = false, onToggle, pillRef } = props
  const frame = useRef<HTMLDivElement>(null)
  const tooltip = useDismissal(frame)
  const mini = useLater(!isOpen, loadMini)

  function closeByKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) onToggle?.()
  }

  return (
    <div ref={frame} className="launch" data-position={position} {...tooltip.handlers}>
      <button
        ref={pillRef}
        className="pill"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL_ID : undefined}
        aria-describedby={isOpen ? undefined : TOOLTIP_ID}
        data-unread={isUnread || undefined}
        onClick={onToggle}
        onKeyDown={closeByKey}
      >
        {isOpen ? <CrossIcon /> : <DoorIcon />}
        <span>{texts.launcher}</span>
        {isUnread && <span className="vh">, {texts.unread}</span>}
      </button>
      {!isOpen && (
        <span
          className="tip"
          role="tooltip"
          id={TOOLTIP_ID}
          data-dismissed={tooltip.isDismissed || undefined}
        >
          {texts.tooltip}
        </span>
      )}
      {!isOpen && mini && (
        <mini.MiniButton launch={frame} label={texts.launcher} isDismissed={tooltip.isDismissed} />
      )}
    </div>
  )
}
