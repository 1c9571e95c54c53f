import type { NavigationLink } from '@docent/content'
import type { ReactNode } from 'react'
import { useChatOffer } from '../chatOffer.ts'
import { listManuals } from '../pages/manuals.ts'
import { markLink } from '../prose/addresses.ts'
import type { Site } from '../site.ts'
import { useTexts } from '../texts.ts'
import { Brand } from './Brand.tsx'
import { currentOf } from './navigation.ts'

export interface FooterProps {
  readonly site: Site
  readonly route: string
}

/** The way on from the end of a page: the navigation again, and the pages that it leaves out. */
export function Footer({ site, route }: FooterProps): ReactNode {
  const texts = useTexts()
  const { description, footer, footerLinks, navigation, notice, repository, social } = site.config
  const isOffered = useChatOffer()
  const line = footer || description
  return (
    <footer className="base">
      <div className="wrap">
        <Brand site={site} />
        <nav aria-label={texts.footerNavigation}>
          <ul>
            {[...navigation, ...listOthers(site)].map(({ label, to }) => (
              <li key={to}>
                <a href={to} aria-current={currentOf(to, route, site.to('/'))}>
                  {label}
                </a>
              </li>
            ))}
            {footerLinks.map((link) => (
              <OwnLink key={link.to} {...link} />
            ))}
            {repository && <OwnLink label={texts.repository} to={repository} />}
            {social.map((link) => (
              <OwnLink key={link.to} {...link} isOurs />
            ))}
          </ul>
        </nav>
        {line && <p>{line}</p>}
        {isOffered && notice && <p>{notice}</p>}
      </div>
    </footer>
  )
}

interface OwnLinkProps extends NavigationLink {
  /** Whether the other site is the owner's account there: networks look for this in their checks. */
  readonly isOurs?: boolean
}

function OwnLink({ label, to, isOurs = false }: OwnLinkProps): ReactNode {
  const { rel, ...others } = markLink({ href: to, external: to.startsWith('http') })
  return (
    <li>
      <a href={to} rel={isOurs && rel ? `me ${rel}` : rel} {...others}>
        {label}
      </a>
    </li>
  )
}

/**
 * The owner's pages at the top that no link of the navigation leads to, such as one on privacy, and the documentations
 * that the site shows.
 */
function listOthers(site: Site): { label: string; to: string }[] {
  const pages = site.documents
    .filter(({ collection, manual }) => collection === '' && manual === undefined)
    .map(({ title, route }) => ({ label: title, to: route }))
  const manuals = new Map(listManuals(site).map(({ title, root }) => [root, title]))
  const others = [...[...manuals].map(([to, label]) => ({ label, to })), ...pages]
  return others.filter(({ to }) => to !== site.to('/') && site.labelOf(to) === undefined)
}
