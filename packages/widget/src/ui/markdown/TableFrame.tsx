import type { JSX, ReactNode } from 'react'
import { usePanelTexts } from '../contexts.ts'

/** A table in its own scroller, so that a wide one does not widen the message. */
export function TableFrame({ children }: { children: ReactNode }): JSX.Element {
  const texts = usePanelTexts()
  return (
    // A scroller must be reachable by keyboard, but it is not a landmark of the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className="table" role="group" aria-label={texts.table} tabIndex={0}>
      <table dir="auto">{children}</table>
    </div>
  )
}
