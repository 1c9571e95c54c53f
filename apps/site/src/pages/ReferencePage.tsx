import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { type Page, titleOf } from '../page.ts'
import { AskPage } from '../parts/AskPage.tsx'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { Contents, FoldedContents } from '../parts/Contents.tsx'
import { CopyPage } from '../parts/CopyPage.tsx'
import { Onward, type OnwardLink } from '../parts/Onward.tsx'
import { PageFoot } from '../parts/PageFoot.tsx'
import { hasAnswers, Questions } from '../parts/Questions.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import { NoteList } from '../prose/Notes.tsx'
import { Prose } from '../prose/Prose.tsx'
import type { Site } from '../site.ts'
import { LISTS } from './lists.ts'
import { findProduct } from './reference.ts'

/** A page of a product: what somebody looks up who has the product already. */
export function createReferencePage(site: Site, document: Document): Page {
  const manuscript = createManuscript(site, document)
  const product = findProduct(site, document)
  const entries = document.sections
    .filter(({ depth }) => depth === 2)
    .map(({ anchor, heading }) => ({ anchor, words: heading }))
  return {
    route: document.route,
    title: titleOf(document.title, site.config.brand),
    heading: document.title,
    description: document.summary,
    type: 'article',
    image: document.image,
    main: (
      <div className="wrap end lesson">
        <Shelf site={site} document={document} product={product} />
        {entries.length > 1 && <FoldedContents entries={entries} />}
        <article className="prose">
          <Breadcrumb to={LISTS.products.route} label={LISTS.products.labelOf(site)}>
            {product && <a href={product.route}>{product.title}</a>}
          </Breadcrumb>
          <h1 className="h1 h1-doc">{document.title}</h1>
          <div className="byline">
            <ul className="tags">
              {document.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
            <CopyPage route={document.route} />
          </div>
          {document.summary && <p className="lede">{document.summary}</p>}
          <Prose tokens={manuscript.tokens} manuscript={manuscript} />
          <NoteList manuscript={manuscript} />
          {hasAnswers(document) && <Questions document={document} manuscript={manuscript} />}
          <AskPage />
          <PageFoot site={site} document={document} asks />
          <Onward name={site.texts.related} links={findWayOn(site, document, product)} />
        </article>
        {entries.length > 1 ? <Contents entries={entries} /> : <div />}
      </div>
    ),
  }
}

interface ShelfProps {
  readonly site: Site
  readonly document: Document
  readonly product: Document | undefined
}

/** All pages of the product, beside the one that is open. */
function Shelf({ site, document, product }: ShelfProps): ReactNode {
  return (
    <nav className="side" aria-label={site.texts.reference}>
      <h2>{product?.title ?? site.texts.reference}</h2>
      <ul>
        {site.list(document.collection).map(({ route, title }) => (
          <li key={route}>
            <a href={route} aria-current={route === document.route ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function findWayOn(site: Site, document: Document, product: Document | undefined): OnwardLink[] {
  const pages = site.list(document.collection)
  const place = pages.indexOf(document)
  const before = pages[place - 1]
  const after = pages[place + 1]
  const back = before ?? product
  const { previous, backTo, next } = site.texts
  return [
    ...(back ? [{ kind: before ? previous : backTo, label: back.title, to: back.route }] : []),
    ...(after ? [{ kind: next, label: after.title, to: after.route }] : []),
  ]
}
