import { readReleases } from '@docent/content'
import type { Document } from '@docent/content'
import type { Site } from '../../site.ts'
import { renderAlone } from './feed.tsx'
import type { Feed } from './feed.tsx'

const MAX_ENTRIES = 50

/** The feed of a page of releases, with the dated versions. Undefined if it has none. */
export function createChangelogFeed(site: Site, document: Document): Feed | undefined {
  const { url, brand, language } = site.config
  const dated = readReleases(document).flatMap((release) =>
    release.date === undefined ? [] : [{ ...release, date: release.date }],
  )
  if (url === '' || dated.length === 0) return undefined
  const headings = document.tokens.flatMap(({ type }, at) => (type === 'heading' ? [at] : []))
  const home = url + encodeURI(document.route)
  return {
    title: `${brand}: ${document.title}`,
    description: document.summary,
    language,
    author: brand,
    home,
    updated:
      dated
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? '',
    entries: dated.slice(0, MAX_ENTRIES).map(({ version, date, section, from, until }) => ({
      address: `${home}#${section.anchor}`,
      title: `${brand} ${version}`,
      summary: '',
      // The sections of a page are its headings, after the text above the first.
      html: renderAlone(site, document, (headings[from - 1] ?? 0) + 1, headings[until - 1]),
      published: date,
      updated: date,
      tags: [],
      author: brand,
    })),
  }
}

/** The page of releases of a site, if it has one. */
export function findChangelog(site: Site): Document | undefined {
  const document = site.find(site.to('/changelog'))
  return document && readReleases(document).length > 0 ? document : undefined
}
