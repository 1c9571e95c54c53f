import { TAGS_ROUTE, type Document } from '@docent/content'
import type { Page } from '../page.ts'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { Empty } from '../parts/Empty.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import type { Site } from '../site.ts'
import { formatCount } from '@docent/texts'
import { describeText } from './describeText.ts'
import { describeShelf, listTags, type Shelf } from './shelves.ts'

/** The list of all tags, which an owner turns on by writing `tags.md`. */
export function createTagList(site: Site, document: Document): Page {
  const tags = listTags(site)
  return {
    ...describeText(site, document, 'website'),
    main: (
      <div className="wrap section end">
        <PageHead heading={document.title} summary={document.summary} />
        {tags.length === 0 && <Empty />}
        <ul className="lines names">
          {tags.map(({ name, route, documents }) => (
            <li key={route}>
              <a href={route}>{name}</a> {formatCount(site.texts.language, documents.length)}
            </li>
          ))}
        </ul>
      </div>
    ),
  }
}

/** The pages that have a tag. */
export function createTagPage(site: Site, shelf: Shelf): Page {
  const list = site.find(site.to(TAGS_ROUTE))?.title ?? ''
  return {
    ...describeShelf(site, shelf, list),
    main: (
      <div className="wrap section-top end">
        <Breadcrumb to={site.to(TAGS_ROUTE)} label={list} />
        <PageHead heading={shelf.name} />
        <Rows documents={shelf.documents} depth={2} />
      </div>
    ),
  }
}
