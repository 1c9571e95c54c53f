import { API_FOLDER, MCP_PATH } from '@docent/protocol/api'
import { findPage, listRoutes } from '../pages/index.ts'
import type { Site } from '../site.ts'
import { toAddress } from './addresses.ts'
import { escapeXml } from './xml.ts'

/** `sitemap.xml`: every page that may be found by others' searches, with the day of its last change where its author gives one. */
export function formatSitemap(site: Site): string {
  const pages = listRoutes(site)
    .filter((route) => findPage(site, route)?.isSearch !== true)
    .map((route) => {
      const document = site.find(route)
      const day = document?.updated ?? document?.date
      const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`
      return `<url><loc>${escapeXml(toAddress(site, route) ?? route)}</loc>${changed}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n')
}

/** `robots.txt`: pages for everybody, and no calls. */
export function formatRobots(site: Site): string {
  const sitemap = toAddress(site, '/sitemap.xml')
  const rules = ['User-agent: *', `Disallow: ${API_FOLDER}`, `Disallow: ${MCP_PATH}`, '']
  return [...rules, ...(sitemap === undefined ? [] : [`Sitemap: ${sitemap}`, ''])].join('\n')
}
