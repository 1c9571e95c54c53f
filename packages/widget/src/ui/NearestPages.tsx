import { useContext } from 'react'
import type { JSX } from 'react'
import { SourceAnchor } from './SourceAnchor.tsx'
import type { NearestPage } from './annotations.ts'
import { TextsContext } from './contexts.ts'
import { readAddress } from './markdown/links.ts'

export interface Contact {
  readonly label: string
  readonly href: string
}

export interface NearestPagesProps {
  pages: readonly NearestPage[]
  contact: Contact | undefined
}

/** Where to go on when the pages do not hold the answer: the closest of them, and somebody to ask. */
export function NearestPages({ pages, contact }: NearestPagesProps): JSX.Element {
  const texts = useContext(TextsContext)
  const contactAddress = contact && readAddress(contact.href, document.baseURI)
  return (
    <div className="sources">
      <h4>{texts.nearest}</h4>
      <ul>
        {pages.map(({ title, address, isHere }) => (
          <li key={address}>
            <SourceAnchor source={{ address, isHere }}>
              <span className="name">{title}</span>
            </SourceAnchor>
          </li>
        ))}
        {contactAddress && (
          <li>
            <a href={contactAddress}>
              <span className="name">{contact.label}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
