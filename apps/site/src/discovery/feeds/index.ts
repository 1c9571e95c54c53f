import type { Document } from '@docent/content'
import type { Site } from '../../site.ts'
import { formatAtom } from './atom.ts'
import { createChangelogFeed, findChangelog } from './changelogFeed.tsx'
import { createFeed, type Feed, FOLLOWED, type Followed, readFeedTitle } from './feed.tsx'
import { formatJsonFeed } from './jsonFeed.ts'
import { formatRss } from './rss.ts'

interface Format {
  /** Its common name. */
  readonly name: string
  readonly file: string
  readonly type: string
  readonly format: (feed: Feed, self: string) => string
}

const FORMATS: readonly [Format, ...Format[]] = [
  { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml', format: formatAtom },
  { name: 'RSS', file: 'rss.xml', type: 'application/rss+xml', format: formatRss },
  { name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json', format: formatJsonFeed },
]

export interface FeedLink extends Pick<Format, 'name' | 'type'> {
  readonly path: string
  readonly title: string
}

/** The feeds that a page announces: its collection's, and the home page those of all. */
export function listFeedLinks(site: Site, route: string): FeedLink[] {
  const collections = FOLLOWED.filter(
    (name) => route === site.to('/') || `${route}/`.startsWith(`${site.to(`/${name}`)}/`),
  )
  const changelog = findChangelog(site)
  if (changelog?.route === route) return listChangelogLinks(site, changelog)
  return collections.flatMap((collection) => {
    const title = readFeedTitle(site, collection)
    if (title === undefined) return []
    return FORMATS.map(({ name, file, type }) => {
      return { name, path: toPath(site, collection, file), type, title }
    })
  })
}

/** The releases as Atom, which is what programs follow that watch versions. */
function listChangelogLinks(site: Site, document: Document): FeedLink[] {
  const feed = createChangelogFeed(site, document)
  if (!feed) return []
  const [{ name, type, file }] = FORMATS
  return [{ name, type, path: `${document.route}/${file}`, title: feed.title }]
}

/** Every feed of the site, by its path. */
export function formatFeeds(site: Site): Map<string, string> {
  const files = FOLLOWED.flatMap((collection) => {
    const feed = createFeed(site, collection)
    if (!feed) return []
    return FORMATS.map(({ file, format }): [string, string] => {
      const path = toPath(site, collection, file)
      return [path, format(feed, site.config.url + path)]
    })
  })
  const changelog = findChangelog(site)
  const feed = changelog && createChangelogFeed(site, changelog)
  if (!changelog || !feed) return new Map(files)
  const path = `${changelog.route}/${FORMATS[0].file}`
  return new Map([...files, [path, formatAtom(feed, site.config.url + path)]])
}

function toPath(site: Site, collection: Followed, file: string): string {
  return site.to(`/${collection}/${file}`)
}
