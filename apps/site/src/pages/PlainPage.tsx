import type { Document } from '@docent/content'
import type { Page } from '../page.ts'
import { Contents, FoldedContents } from '../parts/Contents.tsx'
import { Day } from '../parts/Day.tsx'
import { PageFoot } from '../parts/PageFoot.tsx'
import { QuestionIndex } from '../parts/QuestionIndex.tsx'
import { hasAnswers, Questions } from '../parts/Questions.tsx'
import { Rows } from '../parts/Rows.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import { NoteList } from '../prose/Notes.tsx'
import { Prose } from '../prose/Prose.tsx'
import type { Site } from '../site.ts'
import { describeText } from './describeText.ts'

/** A text of as many sections is long enough for a list of them. */
const MIN_CONTENTS = 5

/** A page of no particular kind: its text, and the pages below it. */
export function createPlainPage(site: Site, document: Document): Page {
  const manuscript = createManuscript(site, document)
  const children =
    document.route === site.to(`/${document.collection}`) ? site.list(document.collection) : []
  const entries = document.sections
    .filter(({ depth }) => depth === 2)
    .map(({ anchor, heading }) => ({ anchor, words: heading }))
  const isLong = entries.length >= MIN_CONTENTS
  return {
    ...describeText(site, document, 'website'),
    main: (
      <div className={isLong ? 'wrap end lesson' : 'wrap section end'}>
        {isLong && <div />}
        {isLong && <FoldedContents entries={entries} />}
        <article className={isLong ? 'prose' : 'prose mid'}>
          <h1 className="h1 h1-doc">{document.title}</h1>
          {document.summary && <p className="lede">{document.summary}</p>}
          {document.updated && (
            <p className="small">
              {site.texts.updated} <Day day={document.updated} />
            </p>
          )}
          <QuestionIndex sections={document.sections} />
          <Prose tokens={manuscript.tokens} manuscript={manuscript} />
          <NoteList manuscript={manuscript} />
          {children.length > 0 && <Rows documents={children} depth={2} />}
          {hasAnswers(document) && <Questions document={document} manuscript={manuscript} />}
          <PageFoot site={site} document={document} />
        </article>
        {isLong && <Contents entries={entries} />}
      </div>
    ),
  }
}
