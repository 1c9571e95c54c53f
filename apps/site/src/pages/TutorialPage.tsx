import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { readMetaText } from '../meta.ts'
import { type Page, titleOf } from '../page.ts'
import { AskPage } from '../parts/AskPage.tsx'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { CopyPage } from '../parts/CopyPage.tsx'
import { Contents, type ContentsEntry, FoldedContents } from '../parts/Contents.tsx'
import { Day } from '../parts/Day.tsx'
import { Onward, type OnwardLink } from '../parts/Onward.tsx'
import { PageFoot } from '../parts/PageFoot.tsx'
import { hasAnswers, Questions } from '../parts/Questions.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import { NoteList } from '../prose/Notes.tsx'
import { readStep, Steps } from '../prose/Steps.tsx'
import type { Site } from '../site.ts'
import { sayAll, sayMinutes, sayStep, useTexts } from '../texts.ts'
import { groupTutorials } from './groups.ts'
import { LISTS } from './lists.ts'

export function createTutorialPage(site: Site, document: Document): Page {
  const manuscript = createManuscript(site, document)
  const entries = listEntries(site, document)
  return {
    route: document.route,
    title: titleOf(document.title, site.config.brand),
    heading: document.title,
    description: document.summary,
    type: 'article',
    image: document.image,
    main: (
      <div className="wrap end lesson">
        <Shelf site={site} document={document} />
        {entries.length > 1 && <FoldedContents entries={entries} />}
        <article className="prose">
          <Opening site={site} document={document} />
          <Steps manuscript={manuscript} />
          <NoteList manuscript={manuscript} />
          {hasAnswers(document) && <Questions document={document} manuscript={manuscript} />}
          <AskPage />
          <PageFoot site={site} document={document} asks />
          <Onward name={site.texts.related} links={findWayOn(site, document)} />
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
          <ul>
            {documents.map(({ route, title }) => (
              <li key={route}>
                <a href={route} aria-current={route === document.route ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
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
      <Breadcrumb to={LISTS.tutorials.route} label={LISTS.tutorials.labelOf(site)}>
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

function findWayOn(site: Site, document: Document): OnwardLink[] {
  const tutorials = site.list('tutorials')
  const place = tutorials.indexOf(document)
  const before = tutorials[place - 1]
  const after = tutorials[place + 1]
  const { route, labelOf } = LISTS.tutorials
  return [
    before
      ? { kind: site.texts.previous, label: before.title, to: before.route }
      : { kind: site.texts.backTo, label: sayAll(site.texts, labelOf(site)), to: route },
    ...(after ? [{ kind: site.texts.next, label: after.title, to: after.route }] : []),
  ]
}
