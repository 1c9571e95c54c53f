import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

export interface BreadcrumbProps {
  readonly to: string
  readonly label: string
  /** The last item: the page itself, or its group. */
  readonly children?: ReactNode
}

/** The way back to the list that a page belongs to. */
export function Breadcrumb({ to, label, children }: BreadcrumbProps): ReactNode {
  const texts = useTexts()
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className="crumbs">
        <li>
          <a href={to}>{label}</a>
        </li>
        {children && <li>{children}</li>}
      </ol>
    </nav>
  )
}
