import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { Exhibit, Picture } from '../art/Exhibit.tsx'
import { Phrase } from '../prose/Phrase.tsx'
import { toPhoneImage } from '../prose/addresses.ts'
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

/**
 * Exhibits side by side. Each card is one link, whose name is its heading. A single exhibit fills
 * the row.
 */
export function Cards({ site, documents, depth }: CardsProps): ReactNode {
  const [first, ...others] = documents
  if (first && others.length === 0) return <Alone site={site} document={first} depth={depth} />
  const columns = columnsOf(documents.length)
  return (
    <ul className={`${columns} cards wide-gap`}>
      {documents.map((document, place) => (
        <Card
          key={document.route}
          site={site}
          document={document}
          depth={depth}
          isSmall={columns === 'cols-3' || (columns === 'cols-5' && place > 1)}
        />
      ))}
    </ul>
  )
}

/** In a wide window, four make a square, five are two above three, and three, six and more are in rows of three. */
function columnsOf(count: number): string {
  if (count === 5) return 'cols-5'
  return count === 3 || count > 4 ? 'cols-3' : 'cols-2'
}

interface CardProps {
  readonly site: Site
  readonly document: Document
  readonly depth: 2 | 3
}

/** @param isSmall one of three in a row, which is as narrow as a phone. */
function Card({ isSmall, ...props }: CardProps & { readonly isSmall: boolean }): ReactNode {
  const { site, document, depth } = props
  const picture = readPicture(document, createManuscript(site, document))
  const image = isSmall && picture?.image ? toPhoneImage(picture.image) : picture?.image
  return (
    <li className="card">
      <div className="frame">
        <Picture {...picture} image={image} name={document.title} alt="" isCard />
      </div>
      <Words site={site} document={document} depth={depth} size="h4" />
    </li>
  )
}

function Alone({ site, document, depth }: CardProps): ReactNode {
  const picture = readPicture(document, createManuscript(site, document))
  return (
    <div className="lead whole">
      <Exhibit {...picture} name={document.title} alt="" caption={undefined} eager isBeside />
      <div className="stack">
        <Words site={site} document={document} depth={depth} size="h2" />
      </div>
    </div>
  )
}

function Words({ site, document, depth, size }: CardProps & { readonly size: string }): ReactNode {
  const texts = useTexts()
  const manuscript = createManuscript(site, document)
  const Name = depth === 2 ? 'h2' : 'h3'
  const [reader] = document.for
  const offer = sayOffer(document, texts)
  return (
    <>
      <Name className={size}>
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
    </>
  )
}
