import { escapeXml } from '../xml.ts'
import type { FeedEntry, Feed } from './feed.tsx'

/** A feed as Atom (RFC 4287). `self` is where it can be read. */
export function formatAtom(feed: Feed, self: string): string {
  const { title, description, language, author, home, updated, entries } = feed
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `<id>${escapeXml(home)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(description)}</subtitle>`,
    `<updated>${toInstant(updated)}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    ...entries.map(formatEntry),
    '</feed>',
    '',
  ].join('\n')
}

function formatEntry(entry: FeedEntry): string {
  const { address, title, summary, html, published, updated, tags, author } = entry
  return [
    '<entry>',
    `<id>${escapeXml(address)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `<published>${toInstant(published)}</published>`,
    `<updated>${toInstant(updated)}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    ...(summary === '' ? [] : [`<summary>${escapeXml(summary)}</summary>`]),
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n')
}

/** Authors give days; feeds want an instant of them. */
export function toInstant(day: string): string {
  return `${day}T00:00:00Z`
}
