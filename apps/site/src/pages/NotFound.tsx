import type { ReactNode } from 'react'
import { Exhibit } from '../art/Exhibit.tsx'
import { Doorway } from '../art/scenes.tsx'
import { SignDrawing } from '../art/SignDrawing.tsx'
import { hasChat } from '../chatOffer.ts'
import { type Page, titleOf } from '../page.ts'
import { AskButton } from '../parts/AskButton.tsx'
import { SearchForm } from '../parts/SearchForm.tsx'
import { hasDoorway } from '../shell/siteIcon.ts'
import type { Site } from '../site.ts'

/** The page at every address without a page: search, the sections of the site, and the assistant. */
export function createNotFound(site: Site): Page {
  const { brand, navigation, assistant } = site.config
  const { notFoundTitle, notFoundLine } = site.texts
  const [question] = hasChat(site, undefined) ? assistant.quickReplies : []
  return {
    route: undefined,
    title: titleOf(notFoundTitle, brand),
    heading: notFoundTitle,
    description: notFoundLine,
    type: 'website',
    isSearch: true,
    main: (
      <div className="wrap section end hero found">
        <div className="stack">
          <h1 className="h1">{notFoundTitle}</h1>
          <p className="lede">{notFoundLine}</p>
          <SearchForm site={site} />
          <ul className="ways">
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <a className="link" href={to}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {question !== undefined && (
            <p className="actions">
              <AskButton question={question} isPlain />
            </p>
          )}
        </div>
        <Sign site={site} />
      </div>
    ),
  }
}

/** The owner's logo or icon, or the first letter of their brand. Docent's own site has its doorway. */
function Sign({ site }: { readonly site: Site }): ReactNode {
  const { config, sign, texts } = site
  if (sign !== undefined) {
    return (
      <figure className="exhibit">
        <div className="frame">
          <SignDrawing site={site} path={sign} />
        </div>
      </figure>
    )
  }
  if (!hasDoorway(config)) return <Exhibit name={config.brand} alt="" />
  return <Exhibit art={Doorway} alt="" caption={texts.notFoundLabel} />
}
