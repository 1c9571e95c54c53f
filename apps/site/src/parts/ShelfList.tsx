import type { Document } from '@docent/content'
import type { ReactNode } from 'react'

export interface ShelfListProps {
  readonly documents: readonly Document[]
  readonly current: Document
}

/** Links to pages of one kind, with the current page among them. */
export function ShelfList({ documents, current }: ShelfListProps): ReactNode {
  return (
    <ul>
      {documents.map(({ route, title }) => (
        <li key={route}>
          <a href={route} aria-current={route === current.route ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
