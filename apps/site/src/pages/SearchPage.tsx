import { chooseLanguage } from '@docent/texts'
import { SEARCHES } from '@docent/texts/searches'
import type { Document } from '@docent/content'
import { type Page, titleOf } from '../page.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { IDS } from '../shell/ids.ts'
import type { Site } from '../site.ts'

/** Where what is searched for is sent with a plain form. */
export const SEARCH_ROUTE = '/search'

/**
 * The page of the search, before anything is searched for. Our server puts results into it
 * (`search/fillPage.ts`), and a script where there is no server of ours.
 */
export function createSearchPage(site: Site, document: Document): Page {
  const texts = SEARCHES[chooseLanguage(site.config.language)]
  return {
    route: SEARCH_ROUTE,
    title: titleOf(document.title, site.config.brand),
    heading: document.title,
    description: document.summary,
    type: 'website',
    isSearch: true,
    main: (
      <div className="wrap section end found">
        <PageHead heading={document.title} />
        <search>
          <form action={SEARCH_ROUTE}>
            <label className="vh" htmlFor={IDS.query}>
              {texts.field}
            </label>
            <input
              id={IDS.query}
              type="text"
              name="q"
              maxLength={200}
              placeholder={texts.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              required
            />
            <button className="btn" type="submit">
              {texts.submit}
            </button>
          </form>
        </search>
        <div id={IDS.results}>
          <p className="soft">{texts.begin}</p>
          <p className="needs">{texts.needsScript}</p>
        </div>
        <output className="vh" />
      </div>
    ),
  }
}
