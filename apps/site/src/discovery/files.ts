import { listRoutes } from '../pages/index.ts'
import type { Site } from '../site.ts'
import { toMarkdownPath } from './addresses.ts'
import { formatFeeds } from './feeds/index.ts'
import { formatLlms, formatLlmsFull } from './llms.ts'
import { formatRobots, formatSitemap } from './sitemap.ts'
import { formatTwin } from './twin.ts'

/**
 * The files that guide machines, by their paths. Without the site's own address, the sitemap and the
 * feeds are missing, because they need absolute addresses.
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
