import type { Document, Faq } from '@docent/content'
import type { WidgetTexts } from '@docent/texts'
import type { Token } from 'marked'
import { chooseNotes } from '../faq/chooseNotes.ts'
import type { PageNote } from '../faq/types.ts'
import { readMetaText } from '../meta.ts'
import type { Site } from '../site.ts'
import { resolveImage, resolveLink } from './addresses.ts'
import { sayDownload } from './download.ts'
import { findMedia, type Media } from './media.ts'
import { collectNotes, type Notes } from './notes.ts'

/**
 * A document on its way to the page: its headings with their anchors, its links with their ends,
 * its notes with their numbers.
 */
export interface Manuscript {
  readonly document: Document
  readonly tokens: readonly Token[]
  /** The first block, if the page shows no picture before it: one that it is seen with at once. */
  readonly opening: Token | undefined
  readonly notes: Notes
  readonly brand: string
  /** The words of the chat, for pictures of it. */
  readonly panel: WidgetTexts
  anchorOf(heading: Token): string | undefined
  link(to: string): ReturnType<typeof resolveLink>
  image(to: string): ReturnType<typeof resolveImage>
  /** The video or the recording at a path of the site. */
  media(src: string): Media | undefined
  /** The kind and the size of a file to download; undefined for pages. */
  download(href: string): string | undefined
  /** The notes of a block of questions. */
  notesFor(faq: Faq): readonly PageNote[]
}

export function createManuscript(site: Site, document: Document): Manuscript {
  const headings = document.tokens.filter(({ type }) => type === 'heading')
  const sections = document.sections.filter(({ depth }) => depth > 0)
  const anchors = new Map(headings.map((heading, place) => [heading, sections[place]?.anchor]))

  return {
    document,
    tokens: document.tokens,
    opening: hasPicture(document)
      ? undefined
      : document.tokens.find(({ type }) => type !== 'space'),
    notes: collectNotes(document.tokens),
    brand: site.config.brand,
    panel: site.panel,
    anchorOf: (heading) => anchors.get(heading),
    link: (to) => resolveLink(site, document, to),
    image: (to) => resolveImage(site, document, to),
    media: (src) => findMedia(site, src),
    download: (href) => sayDownload(site, href),
    notesFor: (faq) => chooseNotes(site, document, faq),
  }
}

function hasPicture(document: Document): boolean {
  return document.image !== undefined || readMetaText(document, 'art') !== undefined
}
