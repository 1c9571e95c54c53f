import { useContext } from 'react'
import type { JSX } from 'react'
import { ContactLink } from './ContactLink.tsx'
import type { Contact } from './ContactLink.tsx'
import { SourceAnchor } from './SourceAnchor.tsx'
import type { NearestPage } from './annotations.ts'
import { TextsContext } from './contexts.ts'

export interface NearestPagesProps {
  pages: readonly NearestPage[]
  contact: Contact | undefined
}

/** Where to go on when the pages do not hold the answer: the closest of them, and somebody to ask. */
export function NearestPages({ pages, contact }: NearestPagesProps): JSX.Element {
  const texts = useContext(TextsContext)
  return (
    <div className="sources">
      <h4>{texts.nearest}</h4>
      <ul>
        {pages.map(({ title, address, isHere }) => (
          <li key={address}>
            <SourceAnchor source={{ address, isHere }}>
              <span className="name" dir="auto">
                {title}
              </span>
            </SourceAnchor>
          </li>
        ))}
        {contact && (
          <li>
            <ContactLink contact={contact} />
          </li>
        )}
      </ul>
    </div>
  )
}
