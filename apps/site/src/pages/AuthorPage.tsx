import type { Document } from '@docent/content'
import { fillText } from '@docent/texts'
import { Exhibit } from '../art/Exhibit.tsx'
import type { Page } from '../page.ts'
import { Actions } from '../parts/Actions.tsx'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { PageFoot } from '../parts/PageFoot.tsx'
import { readPicture } from '../parts/pictures.ts'
import { Rows } from '../parts/Rows.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import { NoteList } from '../prose/Notes.tsx'
import { Prose } from '../prose/Prose.tsx'
import type { Site } from '../site.ts'
import { listArticlesBy } from './authors.ts'
import { describeText } from './describeText.ts'
import { LISTS } from './lists.ts'

/** An author and their articles: a file in `authors/` with their name as its title. */
export function createAuthorPage(site: Site, document: Document): Page {
  const manuscript = createManuscript(site, document)
  const picture = readPicture(document, manuscript)
  const articles = listArticlesBy(site, document.title)
  return {
    ...describeText(site, document, 'website'),
    main: (
      <div className="wrap section-top end">
        <article className="prose mid">
          <Breadcrumb to={site.to(LISTS.articles.path)} label={LISTS.articles.labelOf(site)} />
          <h1 className="h1 h1-doc">{document.title}</h1>
          {document.summary && <p className="lede">{document.summary}</p>}
          {picture && <Exhibit {...picture} eager />}
          <Prose tokens={manuscript.tokens} manuscript={manuscript} />
          <Actions actions={document.actions} manuscript={manuscript} />
          <NoteList manuscript={manuscript} />
          {articles.length > 0 && (
            <h2 className="h2">{fillText(site.texts.articlesBy, { name: document.title })}</h2>
          )}
          <Rows documents={articles} depth={3} />
          <PageFoot site={site} document={document} />
        </article>
      </div>
    ),
  }
}
