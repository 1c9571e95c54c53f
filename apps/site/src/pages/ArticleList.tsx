import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { Exhibit } from '../art/Exhibit.tsx'
import { readingMinutes } from '../dates.ts'
import { type Page, titleOf } from '../page.ts'
import { Day } from '../parts/Day.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Feeds } from '../parts/Feeds.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { readPicture } from '../parts/pictures.ts'
import { Rows } from '../parts/Rows.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import { Poster } from '../prose/layouts/Poster.tsx'
import type { Site } from '../site.ts'
import { sayMinutes, sayPage, useTexts } from '../texts.ts'
import { indexOf, LISTS } from './lists.ts'

const PER_PAGE = 12

/** How many pages the list of articles fills. */
export function countArticlePages(site: Site): number {
  return Math.max(1, Math.ceil(site.list('articles').length / PER_PAGE))
}

export function routeOfArticlePage(site: Site, number: number): string {
  const first = site.to(LISTS.articles.path)
  return number === 1 ? first : `${first}/page/${number}`
}

/** The articles of one page of the list, from 1. */
export function listArticles(site: Site, number: number): readonly Document[] {
  return site.list('articles').slice((number - 1) * PER_PAGE, number * PER_PAGE)
}

/** One page of the list, from 1. The first opens with the newest article. */
export function createArticleList(site: Site, number: number): Page {
  const document = indexOf(site, 'articles')
  const manuscript = createManuscript(site, document)
  const articles = listArticles(site, number)
  const heading = document.title
  const [lead, ...others] = articles
  const isFirst = number === 1
  return {
    route: routeOfArticlePage(site, number),
    title: titleOf(isFirst ? heading : sayPage(site.texts, heading, number), site.config.brand),
    heading,
    description: document.summary,
    type: 'website',
    image: document.image,
    main: (
      <div className="end">
        <div className="wrap section">
          <PageHead heading={heading} summary={document.summary} />
          {!lead && <Empty />}
          {lead && isFirst && <Lead site={site} document={lead} />}
          <Rows
            documents={isFirst ? others : articles}
            depth={2}
            before={({ date }) => (date ? <Day day={date} length="short" /> : <span />)}
            after={({ markdown }) => (
              <span className="meta">{sayMinutes(site.texts, readingMinutes(markdown))}</span>
            )}
          />
          <Turn site={site} number={number} last={countArticlePages(site)} />
          <Feeds site={site} route={site.to(LISTS.articles.path)} />
        </div>
        {isFirst && <Poster manuscript={manuscript} />}
      </div>
    ),
  }
}

function Lead({ site, document }: { readonly site: Site; readonly document: Document }): ReactNode {
  const picture = readPicture(document, createManuscript(site, document))
  return (
    <div className={picture ? 'lead whole' : 'whole'}>
      {picture && <Exhibit {...picture} alt="" caption={undefined} eager isBeside />}
      <div className="stack">
        {document.date && (
          <p className="small">
            <Day day={document.date} />
          </p>
        )}
        <h2 className="h2">
          <a className="over" href={document.route}>
            {document.title}
          </a>
        </h2>
        {document.summary && <p className="soft">{document.summary}</p>}
      </div>
    </div>
  )
}

interface TurnProps {
  readonly site: Site
  readonly number: number
  readonly last: number
}

function Turn({ site, number, last }: TurnProps): ReactNode {
  const texts = useTexts()
  if (last === 1) return null
  return (
    <nav className="actions" aria-label={texts.pages}>
      {number > 1 && (
        <a className="btn line" href={routeOfArticlePage(site, number - 1)}>
          {texts.newer}
        </a>
      )}
      {number < last && (
        <a className="btn line" href={routeOfArticlePage(site, number + 1)}>
          {texts.older}
        </a>
      )}
    </nav>
  )
}
