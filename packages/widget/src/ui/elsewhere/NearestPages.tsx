import type { JSX } from 'react'
import { ContactAnchor } from './ContactLink.tsx'
import { SourceAnchor } from '../sources/SourceAnchor.tsx'
import { useWidget } from '../contexts.ts'
import { useLaterTexts } from '../later/laterTexts.ts'
import type { PageLink } from '@docent/protocol/api'
import { readNearest } from './nearest.ts'

export interface NearestPagesProps {
  pages: readonly PageLink[]
  /** The answer. A page that it links is not listed again. */
  text: string
}

/** Where to continue when the pages do not have the answer: the closest of them, and somebody to ask. */
export function NearestPages({ pages, text }: NearestPagesProps): JSX.Element | null {
  const texts = useLaterTexts()
  const { linkBase, options } = useWidget()
  const { contact } = options
  const nearest = readNearest(pages, text, linkBase)
  if (nearest.length === 0) return null
  return (
    <div className="sources">
      <h4>{texts.nearest}</h4>
      <ul>
        {nearest.map(({ title, address, isHere }) => (
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
            <ContactAnchor contact={contact} />
          </li>
        )}
      </ul>
    </div>
  )
}
