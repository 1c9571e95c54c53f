import { Exhibit } from '../art/Exhibit.tsx'
import { Doorway } from '../art/scenes.tsx'
import { type Page, titleOf } from '../page.ts'
import { AskButton } from '../parts/AskButton.tsx'
import type { Site } from '../site.ts'
import { SEARCH_ROUTE } from './SearchPage.tsx'

/** The page at every address without a page, with links to continue. */
export function createNotFound(site: Site): Page {
  const { brand, navigation, assistant } = site.config
  const [question] = assistant.quickReplies
  return {
    route: undefined,
    title: titleOf(site.texts.notFoundTitle, brand),
    heading: site.texts.notFoundTitle,
    description: site.texts.notFoundLine,
    type: 'website',
    main: (
      <div className="wrap section end hero">
        <div className="stack">
          <h1 className="h1">{site.texts.notFoundTitle}</h1>
          <p className="lede">{site.texts.notFoundLine}</p>
          <ul className="ways">
            {[...navigation, { label: site.texts.search, to: SEARCH_ROUTE }].map(
              ({ label, to }) => (
                <li key={to}>
                  <a className="link" href={to}>
                    {label}
                  </a>
                </li>
              ),
            )}
          </ul>
          {question !== undefined && (
            <p className="actions">
              <AskButton question={question} />
            </p>
          )}
        </div>
        <Exhibit art={Doorway} alt="" />
      </div>
    ),
  }
}
