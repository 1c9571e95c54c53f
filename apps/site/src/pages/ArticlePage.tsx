import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { Exhibit } from '../art/Exhibit.tsx'
import { readingMinutes } from '../dates.ts'
import { readMetaText } from '../meta.ts'
import type { Page } from '../page.ts'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { CopyPage } from '../parts/CopyPage.tsx'
import { Day } from '../parts/Day.tsx'
import { readPicture } from '../parts/pictures.ts'
import { findSiblings } from '../parts/related.ts'
import { TextEnd } from '../parts/TextEnd.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import { Prose } from '../prose/Prose.tsx'
import type { Site } from '../site.ts'
import { sayReading, useTexts } from '../texts.ts'
import { findAuthor } from './authors.ts'
import { describeText } from './describeText.ts'
import { LISTS } from './lists.ts'
import { findTag } from './shelves.ts'

const RELATED = 3

export function createArticlePage(site: Site, document: Document): Page {
  const manuscript = createManuscript(site, document)
  const picture = readPicture(document, manuscript)
  return {
    ...describeText(site, document),
    main: (
      <div className="wrap section-top end">
        <article className="prose mid">
          <Breadcrumb to={site.to(LISTS.articles.path)} label={LISTS.articles.labelOf(site)}>
            {document.tags[0] && <Tag site={site} document={document} />}
          </Breadcrumb>
          <h1 className="h1 h1-doc">{document.title}</h1>
          {document.summary && <p className="lede">{document.summary}</p>}
          <Byline site={site} document={document} />
          {picture && <Exhibit {...picture} eager />}
          <Prose tokens={manuscript.tokens} manuscript={manuscript} />
          <TextEnd
            site={site}
            document={document}
            manuscript={manuscript}
            links={findSiblings(site, document, RELATED).map(({ title, route }) => ({
              kind: site.texts.related,
              label: title,
              to: route,
            }))}
          />
        </article>
      </div>
    ),
  }
}

interface PartProps {
  readonly site: Site
  readonly document: Document
}

/** The first tag, which leads to its page if tags have pages. */
function Tag({ site, document }: PartProps): ReactNode {
  const [tag] = document.tags
  const shelf = tag === undefined ? undefined : findTag(site, tag)
  return shelf ? <a href={shelf.route}>{tag}</a> : tag
}

function Byline({ site, document }: PartProps): ReactNode {
  const texts = useTexts()
  const author = readMetaText(document, 'author')
  const page = author === undefined ? undefined : findAuthor(site, author)
  return (
    <div className="byline">
      <ul className="tags">
        {author && <li>{page ? <a href={page.route}>{author}</a> : author}</li>}
        {document.date && (
          <li>
            <Day day={document.date} />
          </li>
        )}
        {document.updated && document.updated !== document.date && (
          <li>
            {texts.updated} <Day day={document.updated} />
          </li>
        )}
        <li>{sayReading(texts, readingMinutes(document.markdown))}</li>
      </ul>
      <CopyPage route={document.route} />
    </div>
  )
}
