import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { readMetaText } from '../meta.ts'
import type { Page } from '../page.ts'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { CopyPage } from '../parts/CopyPage.tsx'
import { Contents, type ContentsEntry, FoldedContents } from '../parts/Contents.tsx'
import { Day } from '../parts/Day.tsx'
import { findNeighbours } from '../parts/related.ts'
import { ShelfList } from '../parts/ShelfList.tsx'
import { TextEnd } from '../parts/TextEnd.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import { readStep, Steps } from '../prose/layouts/Steps.tsx'
import type { Site } from '../site.ts'
import { sayAll, sayMinutes, sayStep, useTexts } from '../texts.ts'
import { groupTutorials } from './groups.ts'
import { describeText } from './describeText.ts'
import { LISTS } from './lists.ts'

export function createTutorialPage(site: Site, document: Document): Page {
  const manuscript = createManuscript(site, document)
  const entries = listEntries(site, document)
  return {
    ...describeText(site, document),
    main: (
      <div className="wrap end lesson">
        <Shelf site={site} document={document} />
        {entries.length > 1 && <FoldedContents entries={entries} />}
        <article className="prose">
          <Opening site={site} document={document} />
          <Steps manuscript={manuscript} />
          <TextEnd
            site={site}
            document={document}
            manuscript={manuscript}
            links={findNeighbours(site, site.list('tutorials'), document, {
              label: sayAll(site.texts, LISTS.tutorials.labelOf(site)),
              to: site.to(LISTS.tutorials.path),
            })}
          />
        </article>
        {entries.length > 1 ? <Contents entries={entries} /> : <div />}
      </div>
    ),
  }
}

/** All tutorials, at the side of the current one. */
function Shelf({
  site,
  document,
}: {
  readonly site: Site
  readonly document: Document
}): ReactNode {
  return (
    <nav className="side" aria-label={LISTS.tutorials.labelOf(site)}>
      {groupTutorials(site).map(({ name, documents }) => (
        <div key={name}>
          {name !== '' && <h2>{name}</h2>}
          <ShelfList documents={documents} current={document} />
        </div>
      ))}
    </nav>
  )
}

interface OpeningProps {
  readonly site: Site
  readonly document: Document
}

function Opening({ site, document }: OpeningProps): ReactNode {
  const texts = useTexts()
  const minutes = Number(readMetaText(document, 'minutes'))
  const level = readMetaText(document, 'level')
  const day = document.updated ?? document.date
  return (
    <>
      <Breadcrumb to={site.to(LISTS.tutorials.path)} label={LISTS.tutorials.labelOf(site)}>
        {readMetaText(document, 'group')}
      </Breadcrumb>
      <h1 className="h1 h1-doc">{document.title}</h1>
      <div className="byline">
        <ul className="tags">
          {level && <li>{level}</li>}
          {minutes > 0 && <li>{sayMinutes(texts, minutes)}</li>}
          {day && (
            <li>
              {texts.updated} <Day day={day} />
            </li>
          )}
        </ul>
        <CopyPage route={document.route} />
      </div>
      {document.summary && <p className="lede">{document.summary}</p>}
    </>
  )
}

function listEntries({ texts }: Site, { sections }: Document): ContentsEntry[] {
  const headings = sections.filter(({ depth }) => depth === 2)
  const count = headings.filter(({ heading }) => readStep(heading)).length
  return headings.map(({ anchor, heading }) => {
    const step = readStep(heading)
    if (!step) return { anchor, words: heading }
    return {
      anchor,
      words: step.words,
      step: count > 1 ? sayStep(texts, Number(step.number), count) : undefined,
    }
  })
}
