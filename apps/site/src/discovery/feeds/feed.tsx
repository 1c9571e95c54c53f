import type { Document } from '@docent/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { readMetaText } from '../../meta.ts'
import { LISTS } from '../../pages/lists.ts'
import { createManuscript } from '../../prose/manuscript.ts'
import { NoteList } from '../../prose/Notes.tsx'
import { Prose } from '../../prose/Prose.tsx'
import type { Site } from '../../site.ts'
import { TextsProvider } from '../../texts.ts'

/** The collections that readers follow. */
export const FOLLOWED = ['articles', 'tutorials'] as const

export type Followed = (typeof FOLLOWED)[number]

/** The contents of a feed in any format. Every address is absolute. */
export interface Feed {
  readonly title: string
  readonly description: string
  readonly language: string
  readonly author: string
  /** The list that it follows. */
  readonly home: string
  /** The day of its newest change, `YYYY-MM-DD`. */
  readonly updated: string
  /** Newest first. */
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  /** Its address, which is its id too: it changes only when the page moves. */
  readonly address: string
  readonly title: string
  readonly summary: string
  readonly html: string
  readonly published: string
  readonly updated: string
  readonly tags: readonly string[]
  readonly author: string
}

const MAX_ENTRIES = 50

/**
 * The feed of a collection: its newest dated pages, in full. Undefined without such pages, or if the
 * site's address is unknown, because a feed is read elsewhere.
 */
export function createFeed(site: Site, collection: Followed): Feed | undefined {
  const title = readFeedTitle(site, collection)
  if (title === undefined) return undefined
  const { url, brand, language } = site.config
  const dated = listDated(site, collection).slice(0, MAX_ENTRIES)
  const days = dated.map(({ updated }) => updated).toSorted()

  const { path, labelOf } = LISTS[collection]
  const route = site.to(path)
  return {
    title,
    description: site.find(route)?.summary || site.config.description || labelOf(site),
    language,
    author: brand,
    home: url + route,
    updated: days.at(-1) ?? '',
    entries: dated.map(({ document, published, updated }) => ({
      address: url + encodeURI(document.route),
      title: document.title,
      summary: document.summary,
      html: renderAlone(site, document),
      published,
      updated,
      tags: document.tags,
      author: readMetaText(document, 'author') ?? brand,
    })),
  }
}

/** The title of a feed; undefined without one. */
export function readFeedTitle(site: Site, collection: Followed): string | undefined {
  const { url, brand } = site.config
  // Every page calls this, so nothing is sorted here.
  const isDated = site.list(collection).some(({ date, updated }) => date ?? updated)
  if (url === '' || !isDated) return undefined
  return `${brand}: ${LISTS[collection].labelOf(site)}`
}

interface Dated {
  readonly document: Document
  readonly published: string
  readonly updated: string
}

function listDated(site: Site, collection: Followed): Dated[] {
  const dated = site.list(collection).flatMap((document) => {
    const published = document.date ?? document.updated
    return published === undefined
      ? []
      : [{ document, published, updated: document.updated ?? published }]
  })
  return dated.toSorted((a, b) => b.published.localeCompare(a.published))
}

/**
 * The text of a page, or a part of its tokens, as independent HTML for a feed reader without our
 * styles.
 */
export function renderAlone(
  site: Site,
  document: Document,
  from = 0,
  until: number | undefined = undefined,
): string {
  const manuscript = createManuscript(site, document)
  const html = renderToStaticMarkup(
    <TextsProvider value={site.texts}>
      <Prose tokens={manuscript.tokens.slice(from, until)} manuscript={manuscript} />
      <NoteList manuscript={manuscript} />
    </TextsProvider>,
  )
  return makeWhole(html, site.config.url, site.config.url + encodeURI(document.route))
}

/**
 * Makes addresses whole, and leaves out what does nothing elsewhere: buttons, and drawings that take
 * their colours from our sheet; their words remain. The HTML is React's own: there is no `<` or
 * `"` in it but those of its tags.
 */
function makeWhole(html: string, site: string, page: string): string {
  return html
    .replace(/<button\b[^>]*>[^<]*<\/button>/g, '')
    .replace(/<svg\b([^>]*)>.*?<\/svg>/gs, (_, attributes: string) => {
      const words = /\baria-label="([^"]*)"/.exec(attributes)?.[1]
      return words === undefined ? '' : `<p>${words}</p>`
    })
    .replace(/\b(href|src|poster)="(?=\/)/g, `$1="${site}`)
    .replace(/\bhref="(?=#)/g, `href="${page}`)
}
