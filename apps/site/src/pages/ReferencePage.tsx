import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import type { Page } from '../page.ts'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { Contents, FoldedContents } from '../parts/Contents.tsx'
import { CopyPage } from '../parts/CopyPage.tsx'
import { findNeighbours } from '../parts/related.ts'
import { ShelfList } from '../parts/ShelfList.tsx'
import { TextEnd } from '../parts/TextEnd.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import { Prose } from '../prose/Prose.tsx'
import type { Site } from '../site.ts'
import { describeText } from './describeText.ts'
import { LISTS } from './lists.ts'
import { findProduct } from './reference.ts'

/** A page of a product, for visitors who have the product and look something up. */
export function createReferencePage(site: Site, document: Document): Page {
  const manuscript = createManuscript(site, document)
  const product = findProduct(site, document)
  const entries = document.sections
    .filter(({ depth }) => depth === 2)
    .map(({ anchor, heading }) => ({ anchor, words: heading }))
  return {
    ...describeText(site, document),
    main: (
      <div className="wrap end lesson">
        <Shelf site={site} document={document} product={product} />
        {entries.length > 1 && <FoldedContents entries={entries} />}
        <article className="prose">
          <Breadcrumb to={site.to(LISTS.products.path)} label={LISTS.products.labelOf(site)}>
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
          <TextEnd
            site={site}
            document={document}
            manuscript={manuscript}
            links={findNeighbours(
              site,
              site.list(document.collection),
              document,
              product && { label: product.title, to: product.route },
            )}
          />
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

/** All pages of the product, next to the current one. */
function Shelf({ site, document, product }: ShelfProps): ReactNode {
  return (
    <nav className="side" aria-label={site.texts.reference}>
      <h2>{product?.title ?? site.texts.reference}</h2>
      <ShelfList documents={site.list(document.collection)} current={document} />
    </nav>
  )
}
