import { readReleases } from '@docent/content'
import type { Document } from '@docent/content'
import { formatDay } from '../dates.ts'
import type { Page } from '../page.ts'
import { Contents, FoldedContents } from '../parts/Contents.tsx'
import { Feeds } from '../parts/Feeds.tsx'
import { PageFoot } from '../parts/PageFoot.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import { Prose } from '../prose/Prose.tsx'
import type { Site } from '../site.ts'
import { describeText } from './describeText.ts'

/** A page of releases, the newest first as its author writes them, with a list of the versions. */
export function createChangelogPage(site: Site, document: Document): Page {
  const manuscript = createManuscript(site, document)
  const entries = readReleases(document).map(({ version, date, section }) => {
    const day = date === undefined ? '' : ` · ${formatDay(date, 'short', site.texts.dates)}`
    return { anchor: section.anchor, words: `${version || section.heading}${day}` }
  })
  return {
    ...describeText(site, document, 'website'),
    main: (
      <div className="wrap end lesson">
        <div />
        {entries.length > 1 && <FoldedContents entries={entries} />}
        <article className="prose">
          <h1 className="h1 h1-doc">{document.title}</h1>
          {document.summary && <p className="lede">{document.summary}</p>}
          <Feeds site={site} route={document.route} />
          <Prose tokens={manuscript.tokens} manuscript={manuscript} />
          <PageFoot site={site} document={document} />
        </article>
        {entries.length > 1 ? <Contents entries={entries} /> : <div />}
      </div>
    ),
  }
}
