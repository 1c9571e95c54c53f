import type { Document } from '@docent/content'
import { findArt } from '../art/index.ts'
import type { ExhibitProps } from '../art/Exhibit.tsx'
import { readMetaText } from '../meta.ts'
import type { Manuscript } from '../prose/manuscript.ts'

/**
 * The picture of a page: `image` is a file of the author's, `art` names one of Docent's drawings, which
 * hangs if there is no file, and on the card of a shared link. `alt` says what it shows and `label` is
 * what the wall says of it.
 */
export function readPicture(document: Document, manuscript: Manuscript): ExhibitProps | undefined {
  const name = readMetaText(document, 'art')
  const art = name === undefined ? undefined : findArt(name)
  const image = document.image === undefined ? undefined : manuscript.image(document.image)
  if (!art && !image) return undefined
  return {
    art: image ? undefined : art,
    image,
    alt: readMetaText(document, 'alt') ?? '',
    caption: readMetaText(document, 'label'),
  }
}
