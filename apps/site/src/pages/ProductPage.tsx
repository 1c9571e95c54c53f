import { AUDIENCE_ANCHOR, OFFER_ANCHOR, type Action, type Document } from '@docent/content'
import type { ReactNode } from 'react'
import { Exhibit } from '../art/Exhibit.tsx'
import { readFacts } from '@docent/content'
import { readMetaText } from '../meta.ts'
import type { Page } from '../page.ts'
import { Actions } from '../parts/Actions.tsx'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { Fitness, hasFitness } from '../parts/Fitness.tsx'
import { readPicture } from '../parts/pictures.ts'
import { hasAnswers, Questions } from '../parts/Questions.tsx'
import { findRelated, findSiblings } from '../parts/related.ts'
import { Rows } from '../parts/Rows.tsx'
import { createManuscript, type Manuscript } from '../prose/manuscript.ts'
import { Phrase } from '../prose/Phrase.tsx'
import { Poster } from '../prose/layouts/Poster.tsx'
import type { Site } from '../site.ts'
import { useTexts } from '../texts.ts'
import { describeText } from './describeText.ts'
import { LISTS } from './lists.ts'
import { listReference } from './reference.ts'

const BESIDE = 3

export function createProductPage(site: Site, document: Document): Page {
  const manuscript = createManuscript(site, document)
  return {
    ...describeText(site, document, 'product'),
    main: (
      <div className="end">
        <div className="wrap section-top">
          <Breadcrumb to={site.to(LISTS.products.path)} label={LISTS.products.labelOf(site)}>
            {document.title}
          </Breadcrumb>
          <Summary document={document} manuscript={manuscript} />
        </div>
        <Fitness document={document} manuscript={manuscript} />
        <Poster manuscript={manuscript} />
        <Ending site={site} document={document} manuscript={manuscript} />
      </div>
    ),
  }
}

interface SummaryProps {
  readonly document: Document
  readonly manuscript: Manuscript
}

function Summary({ document, manuscript }: SummaryProps): ReactNode {
  const texts = useTexts()
  const picture = readPicture(document, manuscript) ?? { name: document.title, alt: '' }
  return (
    <div className="split show">
      <div className="stick stack">
        <h1 className="h1">{document.title}</h1>
        {document.summary && <p className="lede">{document.summary}</p>}
        <Pairs document={document} manuscript={manuscript} />
        <Actions
          actions={listActions(document, texts.buy)}
          manuscript={manuscript}
          ask={readMetaText(document, 'ask') ?? document.questions[0]?.question}
        />
      </div>
      <Exhibit {...picture} eager isBeside />
    </div>
  )
}

/** Nothing for a product without facts: a list without items is an error for screen readers. */
function Pairs({ document, manuscript }: SummaryProps): ReactNode {
  const texts = useTexts()
  const [reader] = document.for
  const facts = readFacts(document, texts.language)
  if (reader === undefined && facts.length === 0) return null
  return (
    <dl className="pairs" id={document.offer && OFFER_ANCHOR}>
      {reader !== undefined && (
        <>
          <dt id={hasFitness(document) ? undefined : AUDIENCE_ANCHOR}>{texts.for}</dt>
          <dd>
            <Phrase markdown={reader} manuscript={manuscript} />
          </dd>
        </>
      )}
      {facts.map(({ label, value }) => (
        <Pair key={label} label={label} value={value} manuscript={manuscript} />
      ))}
    </dl>
  )
}

/** The way to the shop comes before the author's own buttons. */
function listActions({ actions, offer }: Document, buy: string): readonly Action[] {
  return offer?.buy === undefined ? actions : [{ label: buy, to: offer.buy }, ...actions]
}

/** The product's pages by title only: each opens with a description of its subject. */
function Reference({ documents }: { readonly documents: readonly Document[] }): ReactNode {
  const texts = useTexts()
  if (documents.length === 0) return null
  return (
    <section className="stack">
      <h2 className="h3">{texts.reference}</h2>
      <ul className="lines">
        {documents.map(({ route, title }) => (
          <li key={route}>
            <a href={route}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PairProps {
  readonly label: string
  readonly value: string
  readonly manuscript: Manuscript
}

function Pair({ label, value, manuscript }: PairProps): ReactNode {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Phrase markdown={value} manuscript={manuscript} />
      </dd>
    </>
  )
}

interface EndingProps extends SummaryProps {
  readonly site: Site
}

/** The questions, and the way on: to its reference, the other products, and tutorials that teach it. */
function Ending({ site, document, manuscript }: EndingProps): ReactNode {
  const texts = useTexts()
  const siblings = findSiblings(site, document, BESIDE)
  const tutorials = findRelated(site, document, 'tutorials').slice(0, BESIDE)
  const ways = [
    { heading: texts.beside, documents: siblings },
    { heading: LISTS.tutorials.labelOf(site), documents: tutorials },
  ].filter(({ documents }) => documents.length > 0)
  const reference = <Reference documents={listReference(site, document)} />
  const onward = ways.map(({ heading, documents }) => (
    <section key={heading} className="stack">
      <h2 className="h3">{heading}</h2>
      <Rows documents={documents} depth={3} />
    </section>
  ))
  if (!hasAnswers(document)) {
    return (
      <div className="wrap section cols-2">
        {reference}
        {onward}
      </div>
    )
  }
  return (
    <div className="wrap section split wide-gap">
      <div className="rows-64">
        <Questions document={document} manuscript={manuscript} />
        {reference}
      </div>
      <div className="rows-64">{onward}</div>
    </div>
  )
}
