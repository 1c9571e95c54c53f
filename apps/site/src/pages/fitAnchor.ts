import { decodePath, toFilePath, type Document } from '@docent/content'
import type { Site } from '../site.ts'

/** The anchors of a page, by themselves and by their letters and digits. */
const known = new WeakMap<Document, ReadonlyMap<string, string>>()

/**
 * A link of another tool's page with the anchor that its heading has here. Tools drop and join signs by different rules:
 * the anchor of "1. Tags & emojis" is `#_1-tags-emojis` for one and `#1-tags--emojis` for another.
 */
export function fitAnchor(site: Site, href: string): string {
  const [, path = '', anchor = ''] = /^([^#]*)#(.*)$/s.exec(href) ?? []
  const page = anchor === '' ? undefined : site.find(toFilePath(path))
  if (page === undefined) return href
  const anchors = listAnchors(page)
  const wanted = decodePath(anchor)
  const found = anchors.get(wanted) ?? anchors.get(toLetters(wanted))
  return found === undefined || found === wanted ? href : `${path}#${encodeURI(found)}`
}

function listAnchors(page: Document): ReadonlyMap<string, string> {
  const before = known.get(page)
  if (before) return before
  // The first of several wins.
  const own = page.sections.map(({ anchor }) => anchor).filter((anchor) => anchor !== '')
  const anchors = new Map(own.toReversed().map((anchor) => [toLetters(anchor), anchor]))
  for (const anchor of own) anchors.set(anchor, anchor)
  known.set(page, anchors)
  return anchors
}

function toLetters(anchor: string): string {
  return anchor.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
