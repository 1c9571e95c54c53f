import { API_FOLDER, MCP_PATH } from '@docent/protocol/api'
import { findPage, listRoutes } from '../pages/index.ts'
import type { Site } from '../site.ts'
import { toAddress } from './addresses.ts'
import { listAlternates } from './alternates.ts'
import { escapeXml } from './xml.ts'

/**
 * `sitemap.xml`: every page that may be found by others' searches, with the day of its last change if
 * its author gives one.
 */
export function formatSitemap(sites: readonly Site[]): string {
  const names = sites.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>`,
    ...sites.flatMap(formatPages),
    '</urlset>',
    '',
  ].join('\n')
}

function formatPages(site: Site): string[] {
  return listRoutes(site)
    .filter((route) => findPage(site, route)?.isSearch !== true)
    .map((route) => {
      const document = site.find(route)
      const day = document?.updated ?? document?.date
      const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`
      const address = escapeXml(toAddress(site, route) ?? route)
      return `<url><loc>${address}</loc>${changed}${formatAlternates(site, route)}</url>`
    })
}

/** The page in each language: search engines want every page of a group to name them all. */
function formatAlternates(site: Site, route: string): string {
  return listAlternates(site, route)
    .map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
    )
    .join('')
}

/** `robots.txt`: pages for everybody, and no calls. */
export function formatRobots(site: Site): string {
  const sitemap = toAddress(site, '/sitemap.xml')
  const rules = ['User-agent: *', `Disallow: ${API_FOLDER}`, `Disallow: ${MCP_PATH}`, '']
  return [...rules, ...(sitemap === undefined ? [] : [`Sitemap: ${sitemap}`, ''])].join('\n')
}
