import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { Exhibit } from '../art/Exhibit.tsx'
import { readFacts } from '@docent/content'
import { useChatOffer } from '../chatOffer.ts'
import { readMetaText } from '../meta.ts'
import { type Page, titleOf } from '../page.ts'
import { AskButton } from '../parts/AskButton.tsx'
import { readPicture } from '../parts/pictures.ts'
import { createManuscript, type Manuscript } from '../prose/manuscript.ts'
import { Poster } from '../prose/layouts/Poster.tsx'
import { Prose } from '../prose/Prose.tsx'
import type { Site } from '../site.ts'
import { useTexts } from '../texts.ts'

/** The about page: a statement, facts, and ways to ask. */
export function createAbout(site: Site, document: Document): Page {
  const manuscript = createManuscript(site, document)
  return {
    route: document.route,
    title: titleOf(document.title, site.config.brand),
    heading: document.title,
    description: document.summary || site.config.description,
    type: 'website',
    image: document.image,
    main: (
      <div className="end">
        <div className="wrap section">
          <h1 className="h1">{document.title}</h1>
        </div>
        <Statement document={document} manuscript={manuscript} />
        <Facts document={document} />
        <Poster manuscript={manuscript} withoutLead />
        <Contact site={site} document={document} />
      </div>
    ),
  }
}

interface StatementProps {
  readonly document: Document
  readonly manuscript: Manuscript
}

/** The text before the first heading, in larger type; the summary without one. */
function Statement({ document, manuscript }: StatementProps): ReactNode {
  const { tokens } = manuscript
  const end = tokens.findIndex(({ type }) => type === 'heading')
  const lead = end < 0 ? tokens : tokens.slice(0, end)
  const picture = readPicture(document, manuscript)
  return (
    <div className={picture ? 'wrap section-in split' : 'wrap section-in'}>
      <div className="statement">
        {lead.some(({ type }) => type !== 'space') ? (
          <Prose tokens={lead} manuscript={manuscript} />
        ) : (
          <p>{document.summary}</p>
        )}
      </div>
      {picture && <Exhibit {...picture} eager isBeside />}
    </div>
  )
}

function Facts({ document }: { readonly document: Document }): ReactNode {
  const facts = readFacts(document)
  if (facts.length === 0) return null
  return (
    <div className="wrap section">
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Contact({
  site,
  document,
}: {
  readonly site: Site
  readonly document: Document
}): ReactNode {
  const texts = useTexts()
  const { contact, assistant } = site.config
  const own = readMetaText(document, 'ask') ?? assistant.quickReplies[0]
  const question = useChatOffer() ? own : undefined
  if (question !== undefined && !contact) {
    return (
      <section className="wrap section closing">
        <h2 className="h2">{texts.askHeading}</h2>
        <p className="soft">{texts.askLine}</p>
        <AskButton question={question} isPlain />
      </section>
    )
  }
  return (
    <div className="wrap section">
      <div className="cols-2">
        {question !== undefined && (
          <section className="plate">
            <h2 className="h3">{texts.askHeading}</h2>
            <p>{texts.askLine}</p>
            <AskButton question={question} isPlain />
          </section>
        )}
        {contact && (
          <section className="plate">
            <h2 className="h3">{texts.writeHeading}</h2>
            <p>{texts.writeLine}</p>
            <a className="link" href={contact.href}>
              {contact.label}
            </a>
          </section>
        )}
      </div>
    </div>
  )
}
