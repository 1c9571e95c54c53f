import type { ReactNode } from 'react'

export interface ScrollerProps {
  /** Says what scrolls. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * Content that may be wider than the page and then scrolls separately. It takes the focus, so that a
 * keyboard can scroll it. It is a group and not a region, because a page may have many of them.
 */
export function Scroller({ label, children }: ScrollerProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className="scroll" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
