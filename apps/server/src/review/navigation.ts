import { IMPRINT_ROUTE, PRIVACY_ROUTE } from '@docent/content'
import type { Problem } from '@docent/content'
import { createSourcePaths } from '../sources/mountFolders.ts'
import { findConfigLine } from './configLine.ts'
import type { Reviewed } from './types.ts'

/** Pages that every site has, written or not. */
const FIXED = ['/', '/products', '/tutorials', '/articles', '/about-us']

/** Finds broken links in the configuration, and links to legal pages that it disables. */
export function reviewNavigation(site: Reviewed): Problem[] {
  const { content, config, base } = site
  const fixed = FIXED.map((route) => base + (base !== '' && route === '/' ? '' : route))
  const routes = new Set([...fixed, ...site.routes])
  const legal = [
    {
      route: base + PRIVACY_ROUTE,
      isThere: config.privacy !== '',
      why: 'disables the privacy page',
    },
    {
      route: base + IMPRINT_ROUTE,
      isThere: config.imprint !== '',
      why: 'has no text for "imprint"',
    },
  ]
  const absent = legal.filter(({ route, isThere }) => !isThere && !routes.has(route))
  for (const { route, isThere } of legal) if (isThere) routes.add(route)

  const isOfSource = createSourcePaths(config, content.folder)
  const place = base === '' ? '' : `languages.${base.slice(1)}.`
  const named = (['navigation', 'footerLinks', 'social'] as const).flatMap((key) =>
    config[key].map(({ to }, index) => ({ field: `${place}${key}[${index}].to`, to })),
  )
  if (config.contact) named.push({ field: `${place}contact.href`, to: config.contact.href })
  const broken = named
    .filter(({ to }) => to.startsWith('/') && !leadsToPage(to, routes, content.assets))
    .filter(({ to }) => !isOfSource(to))
    .map(({ field, to }) => tell(site, field, to))
  return [...broken, ...absent.flatMap(({ route, why }) => findLinks(site, route, why))]
}

function leadsToPage(to: string, routes: ReadonlySet<string>, files: readonly string[]): boolean {
  const path = to.replace(/[?#].*$/s, '')
  return routes.has(path.replace(/(.)\/$/, '$1')) || files.includes(path.slice(1))
}

function tell({ base, configName, configText }: Reviewed, field: string, to: string): Problem {
  // In the texts of a language, a path is written without that language.
  const written = to.slice(base.length)
  return {
    severity: 'error',
    file: configName,
    line: findConfigLine(configText, to) || findConfigLine(configText, written),
    field,
    message: `"${to}" does not exist: write the page, or link to another one.`,
    found: to,
  }
}

/** The loader assumes that these pages exist, because it does not know the configuration. */
function findLinks({ content }: Reviewed, route: string, why: string): Problem[] {
  return content.documents.flatMap(({ file, links }) =>
    links
      .filter(({ target }) => target?.replace(/[?#].*$/s, '') === route)
      .map(({ to, line }) => ({
        severity: 'error' as const,
        file,
        line,
        message: `The link "${to}" leads nowhere: the configuration ${why}.`,
      })),
  )
}
