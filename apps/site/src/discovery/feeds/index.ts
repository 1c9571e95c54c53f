import type { Site } from '../../site.ts'
import { formatAtom } from './atom.ts'
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

const FORMATS: readonly Format[] = [
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
  return collections.flatMap((collection) => {
    const title = readFeedTitle(site, collection)
    if (title === undefined) return []
    return FORMATS.map(({ name, file, type }) => {
      return { name, path: toPath(site, collection, file), type, title }
    })
  })
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
  return new Map(files)
}

function toPath(site: Site, collection: Followed, file: string): string {
  return site.to(`/${collection}/${file}`)
}
