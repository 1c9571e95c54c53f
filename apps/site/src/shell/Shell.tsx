import { findLanguage, readDirection } from '@docent/texts'
import type { ReactNode } from 'react'
import { useChatOffer } from '../chatOffer.ts'
import type { Page } from '../page.ts'
import type { Site } from '../site.ts'
import type { Assets } from './assets.ts'
import { Footer } from './Footer.tsx'
import { Head } from './Head.tsx'
import { SiteHeader } from './Header.tsx'
import { IDS } from './ids.ts'

export interface ShellProps {
  readonly site: Site
  readonly page: Page
  readonly assets: Assets
  /** The options of the chat, for the script that starts it. */
  readonly chat: string
  /** The path of a picture that was made for shared links to this page. */
  readonly card?: string | undefined
}

/** A whole document. The container of the chat is its last element, so that nothing captures it. */
export function Shell({ site, page, assets, chat, card }: ShellProps): ReactNode {
  const { config, texts } = site
  const isOffered = useChatOffer()
  const { language, position } = config
  const route = page.route ?? ''
  const direction = readDirection(language)
  // On a page in a language that the chat does not speak, the pill is in English.
  const isForeign = findLanguage(language) === undefined
  const chatLanguage = isForeign ? { lang: texts.language, dir: readDirection(texts.language) } : {}
  return (
    <html lang={language} dir={direction === 'rtl' ? direction : undefined}>
      <Head site={site} page={page} assets={assets} card={card} />
      <body>
        <a className="skip" href={`#${IDS.main}`}>
          {texts.skip}
        </a>
        <SiteHeader site={site} route={route} />
        <main id={IDS.main} tabIndex={-1}>
          {page.main}
        </main>
        <Footer site={site} route={route} />
        <p id={IDS.away} hidden>
          {texts.leadsAway}
        </p>
        {isOffered && (
          <>
            <output
              className="chat-failure"
              data-position={position}
              data-text={texts.chatFailed}
            />
            <div className="docent" id={IDS.chat} data-options={chat} {...chatLanguage} />
          </>
        )}
      </body>
    </html>
  )
}
