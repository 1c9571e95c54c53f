import { listRoutes } from '../pages/index.ts'
import type { Site } from '../site.ts'
import { toMarkdownPath } from './addresses.ts'
import { formatFeeds } from './feeds/index.ts'
import { formatLlms, formatLlmsFull } from './llms.ts'
import { formatRobots, formatSitemap } from './sitemap.ts'
import { formatTwin } from './twin.ts'

/**
 * The files by which machines find their way, by their paths. What must hold whole addresses, which
 * are the sitemap and the feeds, is not there where the site's own address is not known.
 */
export function formatFiles(site: Site): Map<string, string> {
  const twins = listRoutes(site).map((route): [string, string] => [
    toMarkdownPath(route),
    formatTwin(site, route) ?? '',
  ])
  return new Map([
    ['/robots.txt', formatRobots(site)],
    ...(site.config.url === '' ? [] : [['/sitemap.xml', formatSitemap(site)] as const]),
    ['/llms.txt', formatLlms(site)],
    ['/llms-full.txt', formatLlmsFull(site)],
    ...formatFeeds(site),
    ...twins,
  ])
}
