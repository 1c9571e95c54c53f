import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { Picture } from '../art/Exhibit.tsx'
import { Phrase } from '../prose/Phrase.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import type { Site } from '../site.ts'
import { sayOffer, useTexts } from '../texts.ts'
import { readPicture } from './pictures.ts'

const MAX_TAGS = 3

export interface CardsProps {
  readonly site: Site
  readonly documents: readonly Document[]
  /** The depth of their headings. */
  readonly depth: 2 | 3
}

/** Exhibits side by side. A card is one link, whose name is its heading. */
export function Cards({ site, documents, depth }: CardsProps): ReactNode {
  return (
    <ul className={`${columnsOf(documents.length)} wide-gap`}>
      {documents.map((document) => (
        <Card key={document.route} site={site} document={document} depth={depth} />
      ))}
    </ul>
  )
}

/** Four make a square, five are two above three; three, six and more are in rows of three. */
function columnsOf(count: number): string {
  if (count === 5) return 'cols-5'
  return count === 3 || count > 4 ? 'cols-3' : 'cols-2'
}

interface CardProps {
  readonly site: Site
  readonly document: Document
  readonly depth: 2 | 3
}

function Card({ site, document, depth }: CardProps): ReactNode {
  const texts = useTexts()
  const manuscript = createManuscript(site, document)
  const picture = readPicture(document, manuscript)
  const Name = depth === 2 ? 'h2' : 'h3'
  const [reader] = document.for
  const offer = sayOffer(document, texts)
  return (
    <li className="card">
      <div className="frame">
        <Picture {...picture} name={document.title} alt="" />
      </div>
      <Name className="h4">
        <a className="over" href={document.route}>
          {document.title}
        </a>
      </Name>
      {document.summary && <p>{document.summary}</p>}
      {reader !== undefined && (
        <p className="small">
          {texts.for}: <Phrase markdown={reader} manuscript={manuscript} isLinked />
        </p>
      )}
      {offer !== '' && <p className="small">{offer}</p>}
      {document.tags.length > 0 && (
        <ul className="tags">
          {document.tags.slice(0, MAX_TAGS).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
