import { PRIVACY_ROUTE } from '@docent/content'
import type { Problem } from '@docent/content'
import { findConfigLine } from './configLine.ts'
import type { Reviewed } from './types.ts'

/** Pages that every site has, written or not. */
const FIXED = ['/', '/products', '/tutorials', '/articles', '/about-us']

/** Links of the configuration, and those to the page on privacy, that lead to no page. */
export function reviewNavigation(site: Reviewed): Problem[] {
  const { content, config } = site
  const routes = new Set([...FIXED, ...content.documents.map(({ route }) => route)])
  const hasOwnPrivacy = routes.has(PRIVACY_ROUTE)
  if (config.privacy !== '') routes.add(PRIVACY_ROUTE)

  const named = config.navigation.map(({ to }, index) => ({ field: `navigation[${index}].to`, to }))
  if (config.contact) named.push({ field: 'contact.href', to: config.contact.href })
  const broken = named
    .filter(({ to }) => to.startsWith('/') && !leadsToPage(to, routes, content.assets))
    .map(({ field, to }) => tell(site, field, to))
  return config.privacy === '' && !hasOwnPrivacy ? [...broken, ...findPrivacyLinks(site)] : broken
}

function leadsToPage(to: string, routes: ReadonlySet<string>, files: readonly string[]): boolean {
  const path = to.replace(/[?#].*$/s, '')
  return routes.has(path.replace(/(.)\/$/, '$1')) || files.includes(path.slice(1))
}

function tell({ configName, configText }: Reviewed, field: string, to: string): Problem {
  return {
    severity: 'error',
    file: configName,
    line: findConfigLine(configText, to),
    field,
    message: `"${to}" does not exist: write the page, or link to another one.`,
    found: to,
  }
}

/** The loader takes the page on privacy for granted: it does not know the configuration. */
function findPrivacyLinks({ content }: Reviewed): Problem[] {
  return content.documents.flatMap(({ file, links }) =>
    links
      .filter(({ target }) => target?.replace(/[?#].*$/s, '') === PRIVACY_ROUTE)
      .map(({ to, line }) => ({
        severity: 'error' as const,
        file,
        line,
        message: `The link "${to}" leads nowhere: the configuration disables the privacy page.`,
      })),
  )
}
