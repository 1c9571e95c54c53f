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
export function formatFiles([root, ...others]: readonly [Site, ...Site[]]): Map<string, string> {
  const sites = [root, ...others]
  return new Map([
    ['/robots.txt', formatRobots(root)],
    ...(root.config.url === '' ? [] : [['/sitemap.xml', formatSitemap(sites)] as const]),
    ...sites.flatMap(formatLanguage),
  ])
}

/** Readers of a language get files of its pages only. */
function formatLanguage(site: Site): [string, string][] {
  const twins = listRoutes(site).map((route): [string, string] => [
    toMarkdownPath(route),
    formatTwin(site, route) ?? '',
  ])
  return [
    [site.to('/llms.txt'), formatLlms(site)],
    [site.to('/llms-full.txt'), formatLlmsFull(site)],
    ...formatFeeds(site),
    ...twins,
  ]
}
