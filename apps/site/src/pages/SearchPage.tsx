import { chooseLanguage } from '@docent/texts'
import { SEARCHES } from '@docent/texts/searches'
import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { useChatOffer } from '../chatOffer.ts'
import { type Page, titleOf } from '../page.ts'
import { AskButton } from '../parts/AskButton.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { SEARCH_ROUTE, SearchForm } from '../parts/SearchForm.tsx'
import { IDS } from '../shell/ids.ts'
import type { Site } from '../site.ts'

/**
 * The page of the search, before anything is searched for. Our server puts results into it
 * (`search/fillPage.ts`), and a script if there is no Docent server.
 */
export function createSearchPage(site: Site, document: Document): Page {
  const texts = SEARCHES[chooseLanguage(site.config.language)]
  return {
    route: site.to(SEARCH_ROUTE),
    title: titleOf(document.title, site.config.brand),
    heading: document.title,
    description: document.summary,
    type: 'website',
    isSearch: true,
    main: (
      <div className="wrap section end found">
        <PageHead heading={document.title} />
        <SearchForm site={site} />
        <div id={IDS.results}>
          <p className="soft">{texts.begin}</p>
          <p className="needs">{texts.needsScript}</p>
        </div>
        <Suggestions site={site} />
        <output className="vh" />
      </div>
    ),
  }
}

/** Questions for visitors who do not know what to search for, shown while the field is empty. */
function Suggestions({ site: { config, texts } }: { readonly site: Site }): ReactNode {
  const { quickReplies } = config.assistant
  if (!useChatOffer() || quickReplies.length === 0) return null
  return (
    <div className="section-in suggested">
      <p className="soft">{texts.askLine}</p>
      <p className="actions">
        {quickReplies.map((question) => (
          <AskButton key={question} question={question} isPlain>
            {question}
          </AskButton>
        ))}
      </p>
    </div>
  )
}
