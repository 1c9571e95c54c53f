import { escapeXml } from '../xml.ts'
import type { FeedEntry, Feed } from './feed.tsx'
import { toInstant } from './atom.ts'

const SPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')

/** A feed as RSS 2.0, for readers that know nothing newer. `self` is where it can be read. */
export function formatRss(feed: Feed, self: string): string {
  const { title, description, language, home, updated, entries } = feed
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${SPACES}>`,
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(home)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${escapeXml(language)}</language>`,
    `<lastBuildDate>${toDate(updated)}</lastBuildDate>`,
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>`,
    ...entries.map(formatItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function formatItem({ address, title, summary, html, published, tags, author }: FeedEntry): string {
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(address)}</link>`,
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    `<pubDate>${toDate(published)}</pubDate>`,
    `<dc:creator>${escapeXml(author)}</dc:creator>`,
    ...tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
    ...(summary === '' ? [] : [`<description>${escapeXml(summary)}</description>`]),
    `<content:encoded>${escapeXml(html)}</content:encoded>`,
    '</item>',
  ].join('\n')
}

/** As RFC 822 writes it, which is what RSS takes: `Thu, 12 Nov 2026 00:00:00 GMT`. */
function toDate(day: string): string {
  return new Date(toInstant(day)).toUTCString()
}
