import type { ReactNode } from 'react'
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
  const { brand, description, footer, navigation, notice, repository } = site.config
  const line = footer || description
  return (
    <footer className="base">
      <div className="wrap">
        <Brand name={brand} />
        <nav aria-label={texts.footerNavigation}>
          <ul>
            {[...navigation, ...listOthers(site)].map(({ label, to }) => (
              <li key={to}>
                <a href={to} aria-current={currentOf(to, route)}>
                  {label}
                </a>
              </li>
            ))}
            {repository && (
              <li>
                <a href={repository} {...markLink({ href: repository, external: true })}>
                  {texts.repository}
                </a>
              </li>
            )}
          </ul>
        </nav>
        {line && <p>{line}</p>}
        {notice && <p>{notice}</p>}
      </div>
    </footer>
  )
}

/** The pages at the top that no link of the navigation leads to, such as one on privacy. */
function listOthers(site: Site): { label: string; to: string }[] {
  return site.documents
    .filter(({ collection, route }) => collection === '' && route !== '/')
    .filter(({ route }) => site.labelOf(route) === undefined)
    .map(({ title, route }) => ({ label: title, to: route }))
}
