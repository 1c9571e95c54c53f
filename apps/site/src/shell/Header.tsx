import type { ReactNode } from 'react'
import type { Site } from '../site.ts'
import { useTexts } from '../texts.ts'
import { Brand } from './Brand.tsx'
import { SiteIcon } from './Icon.tsx'
import { IDS } from './ids.ts'
import { currentOf } from './navigation.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SearchLink } from './SearchLink.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

export interface SiteHeaderProps {
  readonly site: Site
  readonly route: string
}

/**
 * The bar. On small screens the links are a popover under it: the toggle opens and closes it, and
 * Escape closes it, before any script has run.
 */
export function SiteHeader({ site, route }: SiteHeaderProps): ReactNode {
  const texts = useTexts()
  const { navigation } = site.config
  return (
    <header className="bar">
      <div className="wrap">
        <Brand site={site} />
        <nav aria-label={texts.mainNavigation}>
          <ul className="menu" id={IDS.menu} popover="auto">
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <a href={to} aria-current={currentOf(to, route, site.to('/'))}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SearchLink site={site} />
        <LanguageMenu site={site} route={route} />
        <ThemeMenu />
        <button
          className="tool burger"
          type="button"
          popoverTarget={IDS.menu}
          aria-label={texts.menu}
        >
          <SiteIcon name="menu" />
        </button>
      </div>
    </header>
  )
}
