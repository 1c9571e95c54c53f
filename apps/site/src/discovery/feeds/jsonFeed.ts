import type { Feed } from './feed.tsx'
import { toInstant } from './atom.ts'

/** A feed as JSON Feed 1.1. `self` is where it can be read. */
export function formatJsonFeed(feed: Feed, self: string): string {
  const { title, description, language, author, home, entries } = feed
  const items = entries.map((entry) => ({
    id: entry.address,
    url: entry.address,
    title: entry.title,
    ...(entry.summary !== '' && { summary: entry.summary }),
    content_html: entry.html,
    date_published: toInstant(entry.published),
    date_modified: toInstant(entry.updated),
    authors: [{ name: entry.author }],
    ...(entry.tags.length > 0 && { tags: entry.tags }),
  }))
  const head = { title, description, language, home_page_url: home, feed_url: self }
  const version = 'https://jsonfeed.org/version/1.1'
  return `${JSON.stringify({ version, ...head, authors: [{ name: author }], items })}\n`
}
