import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { readMetaText } from '../meta.ts'
import { type Page, titleOf } from '../page.ts'
import { Empty } from '../parts/Empty.tsx'
import { Feeds } from '../parts/Feeds.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import { Poster } from '../prose/layouts/Poster.tsx'
import type { Site } from '../site.ts'
import { sayMinutes, useTexts } from '../texts.ts'
import { groupTutorials } from './groups.ts'
import { indexOf, LISTS } from './lists.ts'

export function createTutorialList(site: Site): Page {
  const document = indexOf(site, 'tutorials')
  const manuscript = createManuscript(site, document)
  const heading = document.title
  const groups = groupTutorials(site)
  // Without levels the column before the titles would be empty.
  const hasLevels = groups.some(({ documents }) => documents.some(readLevel))
  return {
    route: site.to(LISTS.tutorials.path),
    title: titleOf(heading, site.config.brand),
    heading,
    description: document.summary,
    type: 'website',
    image: document.image,
    main: (
      <div className="end">
        <div className="wrap section">
          <PageHead heading={heading} summary={document.summary} />
          {groups.length === 0 && <Empty />}
          {groups.map(({ name, documents }) => (
            <section key={name} className="shelf">
              {name !== '' && <h2 className="h3">{name}</h2>}
              <Rows
                documents={documents}
                depth={name === '' ? 2 : 3}
                before={hasLevels ? drawLevel : undefined}
                after={(tutorial) => <Minutes document={tutorial} />}
              />
            </section>
          ))}
          <Feeds site={site} route={site.to(LISTS.tutorials.path)} />
        </div>
        <Poster manuscript={manuscript} />
      </div>
    ),
  }
}

const readLevel = (tutorial: Document): string | undefined => readMetaText(tutorial, 'level')

function drawLevel(tutorial: Document): ReactNode {
  return <span className="meta">{readLevel(tutorial)}</span>
}

/** How long a tutorial takes, if its author says. */
function Minutes({ document }: { readonly document: Document }): ReactNode {
  const texts = useTexts()
  const minutes = Number(readMetaText(document, 'minutes'))
  return minutes > 0 && <span className="meta">{sayMinutes(texts, minutes)}</span>
}
